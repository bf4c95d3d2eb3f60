/** The guided first turns of Philharmonix. */
import type { GuideStep } from '../../stage/board';
import type { State } from '../../wire';
import type { View } from './view';

const view = (state: State) => state.view as View;
const me = (state: State) => view(state).seats[state.viewer];
const managed = (state: State) => Boolean(me(state)?.manager);
const used = (state: State) =>
  state.log.some(
    (l) => l.text.startsWith(`{${state.viewer}} uses row`) || l.text.startsWith(`{${state.viewer}} tours`),
  );

export const GUIDE: GuideStep[] = [
  {
    at: '[data-part=chart]',
    title: 'A tour among the stars',
    text: 'You lead an orchestra that travels by barge. Most prestige after five rounds wins, and most of it comes from concerts. Every region shows on a tile what it wants to hear: three musicians with exact stars and two symphonies. A green tick means you have it.',
  },
  {
    at: '[data-part=desks]',
    title: 'Choose an action',
    text: 'The numeral on a stand is both price and strength: VI is strong but costs six action points. A good start: Audition for musicians, Compose for symphonies, or Invest. You may not take the same action twice running.',
    until: managed,
  },
  {
    at: '[data-part=desks]',
    title: 'Use a row',
    text: 'Lit rows are within the strength. Red numbers are what a row costs, green ones what it brings. Nothing you can pay for? “Tour” flies your ship and sells merchandise instead.',
    until: used,
  },
  {
    at: '[data-part=orchestra]',
    title: 'Your orchestra',
    text: 'Musicians sit on the stage with their stars, symphonies ripen from the top row through silver to gold. Every star you gain moves your marker along the piano below the chart: black keys that you pass offer a bonus.',
  },
  {
    at: '[data-part=trackers]',
    title: 'Watch the red line',
    text: 'The last bar counts action points. At the red line, your limit, you must pass for the round; every point beyond costs one prestige. Points you do not use become experience or credits.',
  },
  {
    at: '[data-part=chart]',
    title: 'Give a concert',
    text: 'With your ship on a planet without a disc, choose Perform: the laurel at your ship says what it would bring now. The first in a region each round gains three prestige more. Point at anything to learn what it is; “Legend” explains every sign.',
  },
];
