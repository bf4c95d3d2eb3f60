/** The guided first round of Symphony No. 9. */
import type { GuideStep } from '../../stage/board';
import type { State } from '../../wire';
import { counted } from '../../lib/english';
import { givenUp, type View } from './view';

const told = (state: State, words: string) => state.log.filter((l) => l.text.includes(words)).length;
const view = (state: State) => state.view as View;
const did = (state: State, words: string) => told(state, words) > 0;

export const GUIDE: GuideStep[] = [
  {
    at: '[data-part=rows]',
    title: 'The composers and their careers',
    text: (s) =>
      `Whoever has the most points after ${view(s).rounds} rounds wins. They come from composition tiles, and whoever has the most cubes of a composer gets his. Each row is one composer with the cubes of his career; the last note without cubes is his reputation. Take ${counted(view(s).printed.free_cubes, 'cube')}: choose one with a brass ring.`,
    until: (s) => did(s, `{${s.viewer}} takes`),
  },
  {
    at: '[data-part=rows]',
    title: 'Why cubes?',
    text: (s) =>
      `Whoever has the most cubes of a colour gets that composer’s tile this round (a crown marks who leads) and gives up ${givenUp(view(s))}. When his last cube is taken, a composer dies at the end of the round.`,
    until: (s) => told(s, `{${s.viewer}} takes`) > 1,
  },
  {
    at: '[data-part=seals]',
    title: 'The seals are the points',
    text: 'The seal at the end of a row says how that composer’s tiles score at the end. Point at it, or hold a finger on it, to read it.',
    until: (s) => did(s, 'The royal budget'),
  },
  {
    at: '[data-part=royal]',
    title: 'The royal concert',
    text: (s) =>
      `Then the composers are ranked, and everybody secretly gives money. The sum with the royal budget decides which class is performed: its cubes pay. Too little or too much, and it fails. A first guess: an even share of the class in which you have the most cubes; of what you keep, each $${view(s).printed.coins_per_point} is a point at the end.`,
    until: (s) => did(s, 'contributes'),
  },
  {
    at: '[data-part=chest]',
    title: 'Your chest',
    text: 'Coins and furniture are hidden from the others. Furniture can be sold at any of your decisions, or kept for points. After the last round the most points win.',
    until: (s) => view(s).round > 2,
  },
];
