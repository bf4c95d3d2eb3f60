/** The guided first round of Symphony No. 9. */
import type { GuideStep } from '../../stage/board';
import type { State } from '../../wire';

const did = (state: State, words: string) => state.log.some((l) => l.text.includes(words));

export const GUIDE: GuideStep[] = [
  {
    at: '[data-part=rows]',
    title: 'The composers and their careers',
    text: 'Each row is a career: the notes are his reputation, the cubes are donations still to be taken, always from the left. Take two cubes: click a career with a brass ring.',
    until: (s) => did(s, `{${s.viewer}} takes`),
  },
  {
    at: '[data-part=rows]',
    title: 'Why cubes?',
    text: 'Whoever has most cubes of a colour gets that composer’s tile this round (a crown marks who leads) and gives up half of those cubes. When a track is empty, its composer dies.',
  },
  {
    at: '[data-part=seals]',
    title: 'The seals are the points',
    text: 'The seal at the end of a row says how that composer’s tiles score at the end. Point at it to read it.',
  },
  {
    at: '[data-part=royal]',
    title: 'The royal concert',
    text: 'Then the composers are ranked, and everybody secretly gives money. The sum with the royal budget decides which class is performed: its cubes pay. Too little or too much, and it fails.',
    until: (s) => did(s, 'contributes'),
  },
  {
    at: '[data-part=chest]',
    title: 'Your chest',
    text: 'Coins and furniture are hidden from the others. Furniture can be sold at any of your decisions, or kept for points. After six rounds most points win.',
  },
];
