/** The piece as a sound file: what the concert plays, rendered at once into the bytes of a WAV. */
import type { Note } from '../view';
import { measures, played, secondsAt } from './piece';
import { hall, sound, timed } from './sounding';

const RATE = 44_100;
const RINGS_S = 2.5; // a gong at the end

export async function recorded(notes: Note[]): Promise<Blob> {
  const bars = measures(notes);
  const tones = played(notes);
  const end = Math.max(0, ...tones.map((t) => secondsAt(t.start + t.beats, bars))) + RINGS_S;
  const ctx = new OfflineAudioContext(1, Math.ceil(end * RATE), RATE);
  const out = hall(ctx);
  for (const tone of tones) sound(ctx, out, { ...tone, ...timed(tone, bars) });
  return wav((await ctx.startRendering()).getChannelData(0));
}

/** 16 bits, one channel. */
function wav(samples: Float32Array): Blob {
  const head = new DataView(new ArrayBuffer(44));
  const text = (at: number, word: string) =>
    [...word].forEach((c, i) => head.setUint8(at + i, c.charCodeAt(0)));
  const size = 2 * samples.length;
  text(0, 'RIFF');
  head.setUint32(4, 36 + size, true);
  text(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true); // plain samples
  head.setUint16(22, 1, true);
  head.setUint32(24, RATE, true);
  head.setUint32(28, 2 * RATE, true);
  head.setUint16(32, 2, true);
  head.setUint16(34, 16, true);
  text(36, 'data');
  head.setUint32(40, size, true);
  const body = Int16Array.from(samples, (s) => Math.round(Math.max(-1, Math.min(1, s)) * 32767));
  return new Blob([head, body], { type: 'audio/wav' });
}
