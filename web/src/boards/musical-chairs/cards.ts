/** A card by its id, wherever it lies in the view; a card that lies nowhere any more is told from its id alone. */
import type { Card, View } from './view';

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
