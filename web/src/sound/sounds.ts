/** What is heard at the table, off until switched on. One key for everything (G), so that nothing clashes. */
import { prefs } from '../lib/prefs.svelte';
import type { State } from '../wire';
import { audio, bow, pluck, speaker } from './synth';
import { Waltz } from './waltz';

const SEAT_NOTES = [-2, 2, 5, 7, 10, 14]; // G major pentatonic from G4: each seat its own step

const waltz = new Waltz();

function play(notes: number[], gap: number, length: number, loud: number, voice = pluck): void {
  if (!prefs.sound) return;
  const ctx = audio();
  if (!ctx) return;
  notes.forEach((note, i) =>
    voice(ctx, { at: ctx.currentTime + 0.02 + i * gap, note, length, loud, to: speaker(ctx, prefs.volume) }),
  );
}

export interface Music {
  playing: boolean;
  pace: number; // 0 to 10
}

export const sounds = {
  accepted: () => play([-2], 0, 0.35, 0.2),
  refused: () => play([-14, -15], 0.09, 0.3, 0.25),
  hint: () => play([5, 10], 0.1, 0.5, 0.15),

  /** Notes of a board's own, in semitones above A4. */
  notes: (notes: number[], gap: number, voice: 'pluck' | 'bow' = 'pluck') =>
    play(notes, gap, 0.6, 0.2, voice === 'bow' ? bow : pluck),

  /** A move was made: the mover's step, my call when it is my turn, a cadence at the end. */
  moved(state: State): void {
    if (state.over) return this.cadence(state);
    if (state.waiting.includes(state.viewer)) return play([-2, 5], 0.12, 0.5, 0.18);
    const mover = state.waiting[0] ?? 0;
    play([SEAT_NOTES[mover % SEAT_NOTES.length] - 12], 0, 0.3, 0.12);
  },

  cadence(state: State): void {
    const won = state.viewer < 0 || state.scores.some((s) => s.seat === state.viewer && s.rank === 1);
    const third = won ? 2 : 1;
    play([-7, -3, 0, 3], 0.02, 0.9, 0.16, bow);
    setTimeout(() => play([-14, -2, third, 5], 0.03, 1.9, 0.2, bow), 850);
  },

  /** The music of the table, where a game has one. */
  music(music: Music | null): void {
    if (music?.playing && prefs.sound) waltz.play(music.pace, prefs.volume);
    else waltz.stop();
  },

  stopMusic: () => waltz.stop(),
};
