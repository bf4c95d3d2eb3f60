/** Pieces to look at in "How to play". */
import type { Card, Chair } from '../view';

export function sampleCard(suit: string, number: number, vp: number, kind: Card['kind'] = 'chair'): Card {
  return {
    card: 0,
    id: `${suit}-${number}`,
    name: `${suit} ${number || kind}`,
    kind,
    suit,
    colour: '',
    number,
    vp,
  };
}

export const SAMPLE_CHAIR: Chair = {
  suit: 'cello',
  name: 'Cello',
  colour: '',
  markers: [0],
  cushion: {
    id: 'sample',
    name: 'Move four',
    text: '',
    vp: 3,
    state: 'on board',
    owner: null,
    flipped: false,
  },
};
