/** What a round of Musical Chairs ends with: the battles, what everybody scores, and the end of the game. Found in the log by its rules. */
import type { Beat, Scene } from '../../stage/board';
import { finale } from '../../stage/finale';
import { moverOf, resting, spans } from '../../stage/reading';
import type { LogLine, State } from '../../wire';
import { cardIn } from './cards';
import CardRow from './CardRow.svelte';
import type { Card, View } from './view';

const BATTLE_BEGINS = ['MC-BATTLE-1'];
const BATTLE_ENDS = ['MC-BATTLE-3', 'MC-BATTLE-9', 'MC-BATTLE-10'];
const SHOWN = ['MC-BATTLE-12', 'MC-BATTLE-4', 'MC-BATTLE-13'];
const MUSIC_STOPS = ['MC-STOP-5'];
const LINE_CLEARED = ['MC-NEXT-1'];
const CUSHION_GOES = ['MC-CUSH-1', 'MC-CUSH-3'];
const SCORED = ['MC-REST-3', 'MC-SCORE-1', 'MC-HAND-1'];
const BOUGHT = ['MC-BUY-2'];
const ENDS = ['MC-END-1', 'MC-END-2'];

export function scenes(log: LogLine[], state: State): Scene[] {
  const view = state.view as View;
  const found = [
    ...spans(log, BATTLE_BEGINS, BATTLE_ENDS).map((lines) => battle(lines, view)),
    ...spans(log, MUSIC_STOPS, LINE_CLEARED).map((lines) => round(lines, view)),
  ].sort((a, b) => a.move - b.move);
  return [...found, ...ending(log, state)];
}

/** A line of the score sheet in a few words. */
const BRIEF: Record<string, string> = {
  'Cards in the score pile': 'cards',
  'Points printed on cushions': 'cushions',
};

function ending(log: LogLine[], state: State): Scene[] {
  return finale(state, {
    title: 'The music is over',
    beats: resting(log, ...ENDS).map(({ text }) => ({ text })),
    brief: (source) => BRIEF[source] ?? source.replace('Cushion ', '').split(':')[0],
  });
}

function battle(lines: LogLine[], view: View): Scene {
  const outcome = lines[lines.length - 1];
  const shows = resting(lines, ...SHOWN);
  const showings = [...new Set(shows.map((l) => l.number))];
  const winner = outcome.elements.find((e) => e.startsWith('marker-'))?.slice(7);
  const fighters = [...new Set(shows.map(moverOf))];
  return {
    move: outcome.number,
    title: 'Butt Battle',
    beats: [
      { text: lines[0].text },
      ...showings.map((number): Beat => ({
        text: '',
        ...row(
          shows.filter((l) => l.number === number),
          view,
        ),
      })),
      { text: outcome.text },
    ],
    ends: fighters.map((seat) => ({
      seat,
      text: String(seat) === winner ? 'wins, and scores at this chair' : 'scores nothing at this chair',
    })),
  };
}

function round(lines: LogLine[], view: View): Scene {
  const scored = resting(lines, ...SCORED);
  const told = (...rules: string[]) => resting(lines, ...rules).map(({ text }) => ({ text }));
  const gained = row(scored, view);
  return {
    move: lines[lines.length - 1].number,
    title: 'The music has stopped',
    beats: [
      { text: lines[0].text },
      ...told(...CUSHION_GOES),
      scored.length ? { text: '', ...gained } : { text: 'Nobody scores a card.' },
      ...told(...BOUGHT),
    ],
    ends: view.seats.map((seat) => {
      const cards = gained.props.find((r) => r.seat === seat.seat)?.cards ?? [];
      return { seat: seat.seat, text: worth(cards, seat.score) };
    }),
  };
}

/** What somebody's cards are worth, and where that leaves them; points are told where score piles lie open. */
function worth(cards: Card[], score: number | null): string {
  const count = cards.length === 1 ? '1 card' : `${cards.length || 'no'} cards`;
  if (score === null) return count;
  const points = cards.reduce((sum, card) => sum + card.vp, 0);
  return `${count}, ${points} ${points === 1 ? 'point' : 'points'} · now ${score} in all`;
}

function row(
  lines: LogLine[],
  view: View,
): { picture: typeof CardRow; props: { seat: number; cards: Card[] }[] } {
  const seats = [...new Set(lines.map(moverOf))].sort((a, b) => a - b);
  const props = seats.map((seat) => ({
    seat,
    cards: cardsOf(lines.filter((l) => moverOf(l) === seat)).map((id) => cardTold(lines, id, view)),
  }));
  return { picture: CardRow, props };
}

/** A card as a line tells of it: one that has been paid for a cushion since lies nowhere any more. */
function cardTold(lines: LogLine[], id: string, view: View): Card {
  const card = cardIn(view, id);
  const line = lines.find((l) => cardsOf([l]).join() === id && / VP\b/.test(l.text));
  return line ? { ...card, vp: Number(/(\d+) VP\b/.exec(line.text)?.[1]) } : card;
}

/** The cards that lines speak of, each once: what one line shows, the next may tell more of. */
function cardsOf(lines: LogLine[]): string[] {
  const named = lines.flatMap((l) => l.elements.filter((e) => e.startsWith('card-')));
  return [...new Set(named)].map((e) => e.slice(5));
}
