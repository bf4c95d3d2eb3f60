/** The guided first turns of Philharmonix. */
import type { GuideStep } from '../../stage/board';
import type { State } from '../../wire';
import type { View } from './view';

const view = (state: State) => state.view as View;
const did = (state: State, words: string) =>
  state.log.some((l) => l.text.startsWith(`{${state.viewer}} ${words}`));
const selected = (state: State) => did(state, 'selects');
const ended = (state: State) => did(state, 'ends the turn') || did(state, 'passes');
const used = (state: State) => did(state, 'uses row') || did(state, 'goes on tour');

export const GUIDE: GuideStep[] = [
  {
    at: '[data-part=chart]',
    title: 'A tour among the stars',
    text: (s) =>
      `You lead an orchestra that flies from planet to planet. Whoever has the most points after ${view(s).rounds} rounds wins. Points are called prestige here, and most of them come from concerts.`,
    until: selected,
  },
  {
    at: '[data-part=chart]',
    title: 'What a concert needs',
    text: 'The chart has six regions. The tile of a region shows what people there want to hear: three musicians, each with an exact number of stars, and two symphonies by their colours. A green tick marks what your orchestra has already.',
    until: selected,
  },
  {
    at: '[data-part=desks]',
    title: 'Choose an action',
    text: 'Each stand is one action. The numeral says how strong it is now, and what it costs: VI does the most and uses up six of your action points. You need musicians and symphonies first, so begin with Audition or Compose. Next time it must be another action.',
    until: selected,
  },
  {
    at: '[data-part=desks]',
    title: 'Use a row',
    text: 'The figures on a stand are its rows, I at the left to VI at the right; you may use one that is lit. Red is what it costs, green what it brings; credits are money. If you can pay for none, choose “Tour”: your ship flies and sells merchandise for credits.',
    until: used,
  },
  {
    at: '[data-part=orchestra]',
    title: 'Your orchestra',
    text: 'Musicians sit on the stage with their stars, symphonies ripen from the top row through silver to gold. Every star you gain moves your marker along the piano below the chart: black keys that you pass offer a bonus.',
    until: ended,
  },
  {
    at: '[data-part=trackers]',
    title: 'Watch the red line',
    text: (s) =>
      `The last bar counts action points. At the red line, your limit, you must pass for the round; every point beyond costs ${view(s).printed.pass_penalty} prestige. Points you do not use become experience or credits.`,
    until: (s) => view(s).round > 1,
  },
  {
    at: '[data-part=chart]',
    title: 'Give a concert',
    text: (s) =>
      `With your ship on a planet without a disc, choose Perform: the laurel at your ship says what it would bring now. The first in a region each round gains ${view(s).printed.first_bonus} prestige more. Point at anything to learn what it is; “Legend” explains every sign.`,
    until: (s) => view(s).round > 2,
  },
];
