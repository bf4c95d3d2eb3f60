/** A card by its id, wherever it lies in the view; a card that lies nowhere any more is told from its id alone. */
import type { Choice, State } from '../../wire';
import type { Card, View } from './view';

/** Where a card lies in a hand: by number as the line asks for it, then Rests, then Repeats. */
export const handOrder = (c: Card): number =>
  (c.kind === 'chair' ? c.number * 10 : c.kind === 'rest' ? 200 : 300) + c.card / 100;

const LAST = 1000;

/** The cards of a list of choices lie as they lie in the hand; what else can be chosen follows. */
export function choiceOrder({ elements }: Choice, state: State): number {
  const card = elements.find((e) => e.startsWith('card-'));
  return card ? handOrder(cardIn(state.view as View, card.slice(5))) : LAST;
}

export function cardIn(view: View, id: string): Card {
  const seen = [
    ...view.seats.flatMap((s) => [...(s.hand ?? []), ...(s.score_pile ?? []), ...s.rests, ...s.announced]),
    ...view.line.map((l) => l.card),
    ...(view.battle?.shown ?? []).flatMap((s) => (s.card ? [s.card] : [])),
  ].find((card) => card.id === id);
  return seen ?? fromId(id);
}

function fromId(id: string): Card {
  const [suit, rank] = id.split('-');
  const kind = suit === 'repeat' ? 'repeat' : rank === 'rest' ? 'rest' : 'chair';
  const number = kind === 'chair' ? Number(rank) : 0;
  return {
    card: -1,
    id,
    name: `${suit} ${rank}`,
    kind,
    suit: kind === 'repeat' ? '' : suit,
    colour: '',
    number,
    vp: 0,
  };
}
