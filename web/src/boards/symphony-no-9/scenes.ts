/** What the court of Symphony No. 9 waits for: the hands opening at a concert, a composer's death, and the end. Found in the log by its rules. */
import type { Scene } from '../../stage/board';
import { finale } from '../../stage/finale';
import { moverOf, resting } from '../../stage/reading';
import type { LogLine, State } from '../../wire';
import OfferRow from './OfferRow.svelte';
import { TIES } from './ties';

const OPENED = ['S9-FIN-4', 'S9-TWO-8', 'S9-TWO-9'];
const HELD = ['S9-FIN-6', 'S9-FIN-8'];
const FAILED = ['S9-FIN-9'];
const EARNED = ['S9-SUCC-2'];
const BONUS = ['S9-SUCC-6', 'S9-SUCC-7', 'S9-SUCC-9', 'S9-SUCC-10'];
const PUNISHED = ['S9-FAIL-2', 'S9-FAIL-3'];
const BUDGET = ['S9-FIN-1'];
const DEAD = ['S9-CLEAN-1'];
const ENDS = ['S9-CLEAN-3'];

export function scenes(log: LogLine[], state: State): Scene[] {
  const moves = [...new Set(resting(log, ...HELD, ...FAILED).map((l) => l.number))];
  const concerts = moves.map((move, i) => {
    const budget = resting(log, ...BUDGET)[i]?.text ?? '';
    return concert(
      log.filter((l) => l.number === move),
      i + 1,
      budget,
      state,
    );
  });
  const later = [...new Set(resting(log, ...DEAD).map((l) => l.number))].filter((n) => !moves.includes(n));
  const found = [...concerts, ...later.map((move) => deaths(log.filter((l) => l.number === move)))];
  return [...found.sort((a, b) => a.move - b.move), ...ending(log, state)];
}

function concert(lines: LogLine[], round: number, budget: string, state: State): Scene {
  const offers = resting(lines, ...OPENED).map((l) => ({ seat: seatOf(l, state), amount: dollars(l) }));
  const failed = resting(lines, ...FAILED).length > 0;
  const told = (...rules: string[]) => resting(lines, ...rules).map(({ text }) => ({ text }));
  const of = (seat: number, ...rules: string[]) =>
    resting(lines, ...rules).filter((l) => moverOf(l) === seat);
  return {
    move: lines[0].number,
    title: `The royal concert of round ${round}`,
    beats: [
      { text: '', picture: OfferRow, props: offers },
      { text: budget },
      ...told(...HELD, ...FAILED),
      ...told(...BONUS, ...PUNISHED),
      ...told(...DEAD),
    ],
    ends: offers.map(({ seat, amount }) => {
      const earned = of(seat, ...EARNED).reduce((sum, l) => sum + dollars(l), 0);
      const punished = of(seat, ...PUNISHED).length > 0;
      const back = amount ? `takes $${amount} back` : 'gave nothing';
      if (failed) return { seat, text: `${back}${punished ? ', and is punished' : ''}` };
      return {
        seat,
        text: `gave ${amount ? `$${amount}` : 'nothing'}, earned ${earned ? `$${earned} for cubes` : 'nothing'}`,
      };
    }),
  };
}

function deaths(lines: LogLine[]): Scene {
  const dead = resting(lines, ...DEAD);
  return {
    move: lines[0].number,
    title: dead.length > 1 ? 'Composers have died' : 'A composer has died',
    beats: dead.map(({ text }) => ({ text })),
    ends: [],
  };
}

function ending(log: LogLine[], state: State): Scene[] {
  return finale(state, {
    title: 'The last concert is over',
    beats: resting(log, ...ENDS).map(({ text }) => ({ text })),
    brief: (source) => (/s tiles\b/.test(source) ? source.split(/['’]/)[0] : source.toLowerCase()),
    ties: TIES,
  });
}

const dollars = (line: LogLine): number => Number([...line.text.matchAll(/\$(\d+)/g)].at(-1)?.[1] ?? 0);

/** The Bot of the two-player game is spoken of by that name; its seat stands among the elements. */
function seatOf(line: LogLine, state: State): number {
  const element = line.elements.find((e) => /^seat-\d$/.test(e));
  return element ? Number(element.slice(5)) : Math.max(0, state.seats.length - 1);
}
