/** What the score sounds like so far: the notes with a player's disc on top, in beats from the beginning. */
import type { Note } from '../view';

const TEMPO = 96; // crotchets a minute
const LAST_TEMPO = 72; // in the last bar, which broadens
export const BEAT_S = 60 / TEMPO;

export interface Played {
  note: number;
  instrument: string;
  pitch: number;
  start: number;
  beats: number;
  loud: number;
}

const LOUD: Record<string, number> = { p: 0.42, mp: 0.55, mf: 0.7, f: 0.9 };

export function played(notes: Note[]): Played[] {
  return notes.flatMap((note) => {
    const { pitch, start, beats } = note;
    const top = note.stack[note.stack.length - 1] ?? -1;
    if (top < 0) return [];
    return [
      {
        note: note.note,
        instrument: note.instrument || 'Violin',
        pitch,
        start,
        beats,
        loud: LOUD[note.dynamics] ?? LOUD.mf,
      },
    ];
  });
}

export interface Measure {
  bar: number;
  start: number;
  beats: number;
}

/** A beat on the clock: seconds from the beginning, with the last bar broadened. */
export function secondsAt(beat: number, bars: Measure[]): number {
  const last = bars[bars.length - 1]?.start ?? Infinity;
  return Math.min(beat, last) * BEAT_S + Math.max(0, beat - last) * (60 / LAST_TEMPO);
}

/** The beat that sounds so many seconds after the beginning. */
export function beatAt(seconds: number, bars: Measure[]): number {
  const last = bars[bars.length - 1]?.start ?? Infinity;
  const broad = seconds - last * BEAT_S;
  return broad > 0 ? last + broad / (60 / LAST_TEMPO) : seconds / BEAT_S;
}

/** The bars in beats, from where their notes begin. */
export function measures(notes: Note[]): Measure[] {
  const last = Math.max(...notes.map((n) => n.bar));
  const starts = Array.from({ length: last }, (_, i) =>
    Math.min(...notes.filter((n) => n.bar === i + 1).map((n) => n.start)),
  );
  const end = Math.max(...notes.map((n) => n.start + n.beats));
  return starts.map((start, i) => ({ bar: i + 1, start, beats: (starts[i + 1] ?? end) - start }));
}
