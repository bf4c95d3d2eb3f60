/** A composer to look at in "How to play". */
import type { Composer, Level, View } from '../view';

const space = (reputation: number, squares: number, cubes: number, current = false) => ({
  reputation,
  squares,
  cubes,
  current,
  story: '',
});

export const SAMPLE: Composer = {
  id: 'mozart',
  name: 'Mozart',
  full_name: 'Wolfgang Amadeus Mozart',
  colour: 'blue',
  row: 3,
  alive: true,
  dying: false,
  reputation: 5,
  position: 2,
  rank: 1,
  level: 'high',
  track: 'mozart',
  track_side: 'A',
  spaces: [space(3, 0, 0), space(4, 2, 0), space(5, 2, 0, true), space(2, 2, 1), space(6, 3, 3)],
  cubes_left: 4,
  cubes: [3],
  works: [1],
  works_left: 3,
  titles: [],
  patrons: [],
  patron: 0,
  leader: 0,
  tied: [],
  points: [4],
  scoring: {
    id: '1A',
    tile: 1,
    side: 'A',
    text: '4 points for each composition tile of this colour.',
    rule: '',
    points: ['4'],
  },
};

export const SAMPLE_LEVEL: Level = {
  id: 'medium',
  lowest: 11,
  highest: 13,
  payout: 5,
  bonus: '$5',
  composers: ['mozart'],
};

export const SAMPLE_VIEW = { composers: [SAMPLE] } as View;
