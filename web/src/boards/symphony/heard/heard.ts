/** A placed disc sounds: its note, in the timbre of the Instrument that placed it. At the end the whole piece is played. */
import { prefs } from '../../../lib/prefs.svelte';
import { audio, speaker } from '../../../sound/synth';
import type { State } from '../../../wire';
import type { View } from '../view';
import { concert } from './concert.svelte';
import { BEAT_S, played } from './piece';
import { sound } from './sounding';

const LEVEL = 0.4;
const LONGEST_S = 1.6;

export function heard(before: State, state: State): boolean {
  if (!prefs.sound) return false;
  const view = state.view as View;
  if (state.over && !before.over) {
    concert.play(view.notes, 1);
    return concert.playing;
  }
  const heights = new Map((before.view as View).notes.map((n) => [n.note, n.stack.length]));
  const fresh = played(view.notes.filter((n) => n.stack.length > (heights.get(n.note) ?? 0)));
  const ctx = fresh.length ? audio() : null;
  if (!ctx) return false;
  const out = new GainNode(ctx, { gain: LEVEL });
  out.connect(speaker(ctx, prefs.volume));
  let at = ctx.currentTime + 0.02;
  for (const note of fresh) {
    const length = Math.min(LONGEST_S, note.beats * BEAT_S);
    sound(ctx, out, { ...note, at, length });
    at += Math.min(0.4, length);
  }
  return true;
}
