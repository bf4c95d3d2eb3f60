/** The guided first turns of Symphony. */
import type { GuideStep } from '../../stage/board';
import type { State } from '../../wire';
import type { View } from './view';

const view = (state: State) => state.view as View;
const did = (state: State, words: string) =>
  state.log.some((l) => l.text.startsWith(`{${state.viewer}} ${words}`));
const voices = (state: State) =>
  view(state)
    .voice_points.map((points, voice) => `${points} on the ${['1st Voice', '2nd', '3rd'][voice]}`)
    .join(', ');
const plays = (state: State) => view(state).movement !== '';

export const GUIDE: GuideStep[] = [
  {
    at: '[data-part=hand]',
    title: 'First form the orchestra',
    text: 'The most points win: later your discs bring them on the notes of the score. First you form the orchestra together: on your turn you put one card on a free seat, then take control of one Instrument. The round spaces on a card are the discs it will play. Choose a card with a brass ring.',
    until: (s) => did(s, 'puts') || plays(s),
  },
  {
    at: '[data-part=orchestra]',
    title: 'Well placed',
    text: 'A seat has coloured dots, a card half-dots. Where they match, the card is well placed: its grey spaces and pale abilities work too. Seats that suit your card are green.',
    until: (s) => did(s, 'takes control') || plays(s),
  },
  {
    at: '[data-part=orchestra]',
    title: 'Control',
    text: 'Take the Instrument you have just seated, or a better one that is still free: then somebody else may take yours. Its rim and discs get your colour. Column A will play first and E last: discs in every Column earn a token.',
    until: plays,
  },
  {
    at: '[data-part=score]',
    title: 'Now the music',
    text: (s) =>
      `Only the bars between the two batons are open. Instruments of the lit Column play one disc each, in the order of the small numbers. The number in a note is what your disc brings there: ${voices(s)}.`,
    until: (s) => did(s, 'plays') || did(s, 'overwrites') || s.over,
  },
  {
    at: '[data-part=score]',
    title: 'Majorities',
    text: 'The bars below a sheet and at the end of a Voice show who has the most discs on top. A sheet pays its prize when it is scored, the Voices theirs at the end, and a coloured zone one step on its track. Flats, sharps and semibreves need special abilities and climb tracks of their own.',
    until: (s) => view(s).movement > 'A',
  },
  {
    at: '[data-part=players]',
    title: 'Tokens and tracks',
    text: 'Minims carry tokens: the first disc on one takes it. When your Instrument plays you may put one token on it. Everything explains itself when you point at it; “Signs” lists them all, and “Play it” lets you hear what has been written.',
    until: (s) => view(s).movement > 'B',
  },
];
