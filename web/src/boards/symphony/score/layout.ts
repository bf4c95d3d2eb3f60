/**
 * The engraver's ruler: where every bar, note, stem, beam and bracket of the three staves lies, in pixels.
 * It knows how music is written, and nothing of the game's rules. Open bars are drawn wider than the others.
 */
import type { Note } from '../view';

export interface PlacedNote {
  note: Note;
  x: number;
  y: number;
  big: boolean; // in an open bar, or all bars are alike
  reach: number; // half of the room it has to its neighbours
  up: boolean; // direction of its stem
  tip: number; // y where the stem ends
  beam: boolean; // joined to a neighbour
}

export interface Bar {
  bar: number;
  sheet: number;
  left: number;
  right: number;
  open: boolean;
}

export interface Beam {
  from: [number, number];
  to: [number, number];
}

export interface Bracket {
  left: number;
  right: number;
  y: number;
  up: boolean;
  number: number;
}

export interface Wash {
  zone: string;
  sheet: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Stave {
  voice: number;
  lines: number[]; // y, bottom line first
}

export interface Page {
  step: number; // half the distance of two lines
  left: number;
  right: number;
  top: number;
  bottom: number;
  staves: Stave[];
  bars: Bar[];
  notes: PlacedNote[];
  beams: Beam[];
  brackets: Bracket[];
  washes: Wash[];
}

export interface Frame {
  width: number;
  left: number; // room for clefs
  right: number; // room for the prizes of the Voices
  top: number;
  height: number; // of the three staves with what sticks out of them
}

/** Room above the top line and below the bottom line of each stave, in steps. */
const ABOVE = [4, 4, 3];
const BELOW = [3.4, 3, 4.4];
const STAFF = 8;
/** Where C lies above the bottom line: treble clef an octave up and down, bass clef. */
const C_STEP = [5, -2, 3];
const WIDTH: Record<string, number> = { semibreve: 1.8, minim: 1.4, crotchet: 1.05, quaver: 0.86 };
const SIGN = 0.32; // room for a flat or sharp
const PAD = 0.75; // room at the ends of a bar
const SIZE: Record<string, number> = { '': 1, duplet: 2, triplet: 3, quadruplet: 4 };
const STEM = 6; // steps
const OPEN = 1.5;
const SHUT = 0.82;

export function engrave(notes: Note[], open: number[], frame: Frame): Page {
  const steps = ABOVE.reduce((a, b) => a + b) + BELOW.reduce((a, b) => a + b) + 3 * STAFF;
  const step = frame.height / steps;
  const staves = ruled(frame.top, step);
  const bars = measured(notes, open, frame);
  const placed = bars.flatMap((bar) => [1, 2, 3].flatMap((voice) => inBar(notes, bar, voice, staves, step)));
  const groups = [1, 2, 3].flatMap((voice) => grouped(placed.filter((p) => p.note.voice === voice)));
  const beams = groups.filter((g) => g.length > 1).flatMap((group) => beamed(group, step));
  return {
    step,
    left: frame.left,
    right: frame.width - frame.right,
    top: staves[0].lines[4],
    bottom: staves[2].lines[0],
    staves,
    bars,
    notes: placed,
    beams,
    brackets: groups.filter((g) => g[0].note.tuplet && g.length > 1).map((group) => bracket(group, step)),
    washes: washed(placed, staves, step),
  };
}

function ruled(top: number, step: number): Stave[] {
  let y = top;
  return [0, 1, 2].map((v) => {
    const bottom = y + (ABOVE[v] + STAFF) * step;
    y = bottom + BELOW[v] * step;
    return { voice: v + 1, lines: [0, 1, 2, 3, 4].map((line) => bottom - 2 * line * step) };
  });
}

const weight = (note: Note) => WIDTH[note.kind] + (note.accidental ? SIGN : 0);
const width = (notes: Note[]) => notes.reduce((sum, note) => sum + weight(note), 0);

function measured(notes: Note[], open: number[], frame: Frame): Bar[] {
  const last = Math.max(...notes.map((n) => n.bar));
  const numbers = Array.from({ length: last }, (_, i) => i + 1);
  const wide = numbers.map((bar) => {
    const here = notes.filter((n) => n.bar === bar);
    const most = Math.max(...[1, 2, 3].map((voice) => width(here.filter((n) => n.voice === voice))));
    const lens = open.length ? (open.includes(bar) ? OPEN : SHUT) : 1;
    return (most + PAD) * lens;
  });
  const unit = (frame.width - frame.left - frame.right) / wide.reduce((a, b) => a + b);
  let x = frame.left;
  return numbers.map((bar, i) => {
    const left = x;
    x += wide[i] * unit;
    return { bar, sheet: Math.ceil(bar / 3), left, right: x, open: open.includes(bar) };
  });
}

function inBar(notes: Note[], bar: Bar, voice: number, staves: Stave[], step: number): PlacedNote[] {
  const here = notes.filter((n) => n.bar === bar.bar && n.voice === voice).sort((a, b) => a.note - b.note);
  const unit = (bar.right - bar.left) / (width(here) + PAD);
  let x = bar.left + (PAD / 2) * unit;
  return here.map((note) => {
    const room = weight(note) * unit;
    const middle = x + room / 2 + (note.accidental ? (SIGN / 2) * unit : 0);
    x += room;
    const height = C_STEP[voice - 1] + note.position - 1;
    const y = staves[voice - 1].lines[0] - height * step;
    const up = height < 4;
    const tip = y + (up ? -STEM : STEM) * step;
    return { note, x: middle, y, big: bar.open, reach: (WIDTH.quaver * unit) / 2, up, tip, beam: false };
  });
}

/** Tuplets, and quavers side by side in a bar. Tuplets of one kind that touch are told apart by their size. */
function grouped(placed: PlacedNote[]): PlacedNote[][] {
  const groups: PlacedNote[][] = [];
  for (const one of placed) {
    const group = groups[groups.length - 1];
    const before = group?.[group.length - 1];
    const fits =
      before !== undefined &&
      before.note.bar === one.note.bar &&
      before.note.tuplet === one.note.tuplet &&
      (one.note.tuplet
        ? group.length < SIZE[one.note.tuplet]
        : one.note.kind === 'quaver' && before.note.kind === 'quaver' && group.length < 2);
    if (fits) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** Beams join the quavers of a group; all stems of the group end on a line that leans with the melody. */
function beamed(group: PlacedNote[], step: number): Beam[] {
  const up = group.reduce((sum, p) => sum + (p.up ? 1 : -1), 0) > 0;
  const sign = up ? -1 : 1;
  const first = group[0];
  const last = group[group.length - 1];
  const lean = Math.max(-2, Math.min(2, (last.y - first.y) / step / 2)) * step;
  const line = (p: PlacedNote) => (first === last ? 0 : (lean * (p.x - first.x)) / (last.x - first.x));
  const ends = group.map((p) => p.y + sign * STEM * step - line(p));
  const base = up ? Math.min(...ends) + step : Math.max(...ends) - step;
  const reachable = up
    ? Math.min(base, ...group.map((p) => p.y - 4 * step - line(p)))
    : Math.max(base, ...group.map((p) => p.y + 4 * step - line(p)));
  for (const p of group) {
    p.up = up;
    p.tip = reachable + line(p);
  }
  const beams: Beam[] = [];
  group.forEach((p, i) => {
    const next = group[i + 1];
    if (next && p.note.kind === 'quaver' && next.note.kind === 'quaver') {
      beams.push({
        from: [stemX(p, Math.min(step, p.reach / 1.5)), p.tip],
        to: [stemX(next, Math.min(step, next.reach / 1.5)), next.tip],
      });
      p.beam = next.beam = true;
    }
  });
  return beams;
}

function bracket(group: PlacedNote[], step: number): Bracket {
  const up = group[0].up;
  const tips = group.map((p) => p.tip);
  const y = up ? Math.min(...tips) - 1.9 * step : Math.max(...tips) + 1.9 * step;
  return {
    left: group[0].x - 1.4 * step,
    right: group[group.length - 1].x + 1.4 * step,
    y,
    up,
    number: group.length,
  };
}

function washed(placed: PlacedNote[], staves: Stave[], step: number): Wash[] {
  const found = new Map<string, PlacedNote[]>();
  for (const p of placed)
    if (p.note.zone) {
      const key = `${p.note.zone} ${p.note.id.split('.')[0]}`;
      found.set(key, [...(found.get(key) ?? []), p]);
    }
  return [...found.values()].map((zone) => {
    const { lines } = staves[zone[0].note.voice - 1];
    const ys = zone.map((p) => p.y);
    return {
      zone: zone[0].note.zone,
      sheet: Number(zone[0].note.id.split('.')[0]),
      left: Math.min(...zone.map((p) => p.x)) - 2.1 * step - 2,
      right: Math.max(...zone.map((p) => p.x)) + 2.1 * step + 2,
      top: Math.min(lines[4], ...ys.map((y) => y - 1.6 * step)) - 3,
      bottom: Math.max(lines[0], ...ys.map((y) => y + 1.6 * step)) + 3,
    };
  });
}

/** Where the stem of a note stands: right of the head when it goes up, left when it goes down. */
export const stemX = (p: PlacedNote, step: number) => p.x + (p.up ? 1.1 : -1.1) * step;

/** Short lines for heads outside the five. */
export function ledgers(p: PlacedNote, staves: Stave[], step: number): number[] {
  const { lines } = staves[p.note.voice - 1];
  const found: number[] = [];
  for (let y = lines[4] - 2 * step; y >= p.y - 0.1; y -= 2 * step) found.push(y);
  for (let y = lines[0] + 2 * step; y <= p.y + 0.1; y += 2 * step) found.push(y);
  return found;
}
