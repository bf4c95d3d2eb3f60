/** The guided first round of Musical Chairs. */
import type { GuideStep } from '../../stage/board';
import type { State } from '../../wire';
import type { View } from './view';

const view = (state: State) => state.view as View;
const seated = (state: State) => view(state).seats[state.viewer]?.chair !== null;
const played = (state: State) => state.log.some((l) => l.text.startsWith(`{${state.viewer}} plays`));
const stopped = (state: State) => state.log.some((l) => l.text.includes('stops the music'));
const moved = (state: State) => state.log.some((l) => l.text.startsWith(`{${state.viewer}} moves`));

export const GUIDE: GuideStep[] = [
  {
    at: '[data-part=ring]',
    title: 'Eight chairs, one for each suit',
    text: 'The most points (VP) win: you score cards of the suit of the chair where your dancer stands when the music stops. Each chair carries a cushion with a power, for sale later. Choose a chair with a brass ring: you will walk on before anything scores, so none is bad; one whose suit you hold is good.',
    until: seated,
  },
  {
    at: '[data-part=hand]',
    title: 'Your hand',
    text: 'In turn everybody plays a card to the line, the notes around the record; its numbers never fall. You must play your lowest Chair card (those with a number) that is higher than the line, or one of the same number. The clefs on a card are its points; a wave means none.',
    until: played,
  },
  {
    at: '[data-part=ring]',
    title: 'Then you walk',
    text: (s) =>
      `After a card your dancer moves 1 to ${view(s).walk} chairs clockwise. Where it stands when the music stops decides what you score.`,
    until: moved,
  },
  {
    at: '[data-el=stop]',
    title: 'The music stops',
    text: 'If you hold nothing higher, you may stop the music. Then you take the cards of your chair’s suit from the line, may add lower ones from your hand, and may buy a removed cushion beside your chair for one scored card.',
    until: stopped,
  },
  {
    at: '[data-part=places]',
    title: 'Two at one chair',
    text: 'They fight a Butt Battle with a card from the hand; only the winner scores. When the last cushion has left the board the game ends, and the most points win. A greyed thing tells you why; “Rules” finds every rule.',
    until: (s) => view(s).round > 2,
  },
];
