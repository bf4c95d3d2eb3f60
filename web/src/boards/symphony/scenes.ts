/** What an orchestra waits for: the curtain before each Movement, a sheet that is scored, the end. Found in the log by its rules. */
import type { Scene } from '../../stage/board';
import { finale } from '../../stage/finale';
import { moverOf, resting } from '../../stage/reading';
import type { LogLine, State } from '../../wire';
import Curtain from './score/Curtain.svelte';
import SheetTally from './score/SheetTally.svelte';
import { TIES } from './ties';
import { COLUMNS, type View } from './view';
import { counted } from '../../lib/english';

const DRAFT = ['SY-DRAFT-2'];
const MOVEMENT = ['SY-SYM-2'];
const SHEET = ['SY-MID-4'];
const STEPS = ['SY-MID-2', 'SY-MID-3'];
const ENDING = ['SY-END-1', 'SY-END-3'];

export function scenes(log: LogLine[], state: State): Scene[] {
  const at = (move: number) => log.filter((l) => l.number === move);
  const moves = [...new Set(resting(log, ...SHEET).map((l) => l.number))];
  const found = [
    ...drafted(log, state),
    ...moves.map((move, i) => sheet(at(move), i + 1, state)),
    ...resting(log, ...MOVEMENT).map((line, i) => movement(line, COLUMNS[i], state)),
  ];
  found.sort((a, b) => a.move - b.move); // what was found first stays first within a move
  return [...found, ...ending(at(state.moves), state)];
}

/** The last round of the draft is complete, and the orchestra is seated as a whole. */
function drafted(log: LogLine[], state: State): Scene[] {
  const view = state.view as View;
  const last = resting(log, ...DRAFT).findLast((line) => moverOf(line) < 0);
  if (!last || view.phase === 'Instruments Draft' || state.options.orchestra === 'progressive') return [];
  return [
    {
      move: last.number,
      title: 'The orchestra takes its seats',
      beats: [
        { text: '', picture: Curtain, props: { column: '', order: [] } },
        { text: 'In turn each player seats a card and takes control of one Instrument.' },
        { text: 'Column A will play first, Column E last.' },
      ],
      ends: view.seats.map(({ seat, hand_size }) => ({
        seat,
        text: `${counted(hand_size, 'card')} to seat`,
      })),
    },
  ];
}

function movement(line: LogLine, column: string, state: State): Scene {
  const view = state.view as View;
  const now = view.movement === column; // else another Movement has begun since
  const playing = view.places.filter((p) => p.name === view.playing);
  const order = [...playing, ...view.order.flatMap((at) => view.places.find((p) => p.at === at) ?? [])];
  const own = view.places.filter((p) => p.name[0] === column && p.at < 30).flatMap((p) => p.discs);
  return {
    move: line.number,
    title: column === 'A' ? 'The symphony begins with Movement A' : `Movement ${column} begins`,
    beats: [
      { text: '', picture: Curtain, props: { column, order: now ? [...new Set(order)] : [] } },
      { text: line.text },
      ...(own.length ? [] : [{ text: `Column ${column} is seated first.` }]),
    ],
    ends: own.length
      ? state.seats.map(({ seat }) => ({
          seat,
          text: `${counted(own.filter((disc) => disc === seat).length, 'disc')} in Column ${column}`,
        }))
      : [],
  };
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
  const told = [points ? counted(points, 'point') : '', steps ? `${counted(steps, 'step')} on tracks` : ''];
  return told.filter(Boolean).join(' and ') || 'nothing';
}

function ending(lines: LogLine[], state: State): Scene[] {
  return finale(state, {
    title: 'The last note has sounded',
    beats: resting(lines, ...ENDING).map(({ text }) => ({ text })),
    ties: TIES,
  });
}
