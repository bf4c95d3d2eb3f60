/** What an orchestra waits for: a sheet that is scored, and the end. Found in the log by its rules. */
import type { Scene } from '../../stage/board';
import { moverOf, resting } from '../../stage/reading';
import type { LogLine, State } from '../../wire';
import SheetTally from './score/SheetTally.svelte';
import type { View } from './view';

const SHEET = ['SY-MID-4'];
const STEPS = ['SY-MID-2', 'SY-MID-3'];
const ENDING = ['SY-END-1', 'SY-END-3'];
const OVER = ['SY-END-5'];

export function scenes(log: LogLine[], state: State): Scene[] {
  const moves = [...new Set(resting(log, ...SHEET).map((l) => l.number))];
  const sheets = moves.map((move, i) =>
    sheet(
      log.filter((l) => l.number === move),
      i + 1,
      state,
    ),
  );
  const over = resting(log, ...OVER)[0];
  return over
    ? [
        ...sheets,
        ending(
          log.filter((l) => l.number === over.number),
          state,
        ),
      ]
    : sheets;
}

function sheet(lines: LogLine[], number: number, state: State): Scene {
  const majorities = (state.view as View).majorities.filter((m) => m.sheet === number);
  return {
    move: lines[0].number,
    title: `Sheet ${number} is scored`,
    beats: [
      { text: '', picture: SheetTally, props: { majorities, seats: state.seats } },
      ...resting(lines, ...SHEET).map(({ text }) => ({ text })),
      ...resting(lines, ...STEPS).map(({ text }) => ({ text })),
    ],
    ends: state.seats.map(({ seat }) => ({ seat, text: gains(lines, seat) })),
  };
}

/** What a seat gained at the scoring of a sheet, in a few words. */
function gains(lines: LogLine[], seat: number): string {
  const own = (...rules: string[]) => resting(lines, ...rules).filter((l) => moverOf(l) === seat);
  const points = own(...SHEET)
    .map((l) => Number(/(\d+) points?/.exec(l.text)?.[1] ?? 0))
    .reduce((a, b) => a + b, 0);
  const steps = own(...STEPS)
    .map((l) => Number(/(\d+) steps?/.exec(l.text)?.[1] ?? 0))
    .reduce((a, b) => a + b, 0);
  const told = [
    points ? `${points} points` : '',
    steps ? `${steps} ${steps === 1 ? 'step' : 'steps'} on tracks` : '',
  ];
  return told.filter(Boolean).join(' and ') || 'nothing';
}

function ending(lines: LogLine[], state: State): Scene {
  return {
    move: lines[0].number,
    title: 'The last note has sounded',
    beats: resting(lines, ...ENDING).map(({ text }) => ({ text })),
    ends: [...state.scores]
      .sort((a, b) => a.rank - b.rank)
      .map(({ seat, total, rank }) => ({ seat, text: `${total} points${rank === 1 ? ': the winner' : ''}` })),
  };
}
