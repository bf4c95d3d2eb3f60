/** Plucked and bowed tones, made on the spot. Nothing is created before sound is switched on. */

let context: AudioContext | null = null;
let master: GainNode | null = null;

/** The audio context, woken up: browsers allow it only after the person has touched the page. */
export function audio(): AudioContext | null {
  if (!('AudioContext' in window)) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** Where everything goes that is to be heard, as loud as the person wants it (0 to 100). */
export function speaker(ctx: AudioContext, volume: number): AudioNode {
  if (!master) {
    master = ctx.createGain();
    master.connect(ctx.destination);
  }
  master.gain.value = (volume / 70) ** 2;
  return master;
}

/** Frequency of a note given in semitones above A4. */
const pitch = (semitones: number): number => 440 * 2 ** (semitones / 12);

export interface Tone {
  at: number; // seconds on the context's clock
  note: number; // semitones above A4
  length: number;
  loud: number; // 0 to 1
  to: AudioNode;
}

/** A string that is plucked: bright at once, then soft. */
export function pluck(ctx: AudioContext, tone: Tone): void {
  const oscillator = ctx.createOscillator();
  const filter = ctx.createBiquadFilter();
  const gain = ctx.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = pitch(tone.note);
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(3200, tone.at);
  filter.frequency.exponentialRampToValueAtTime(500, tone.at + tone.length);
  gain.gain.setValueAtTime(0, tone.at);
  gain.gain.linearRampToValueAtTime(tone.loud, tone.at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0008, tone.at + tone.length);
  oscillator.connect(filter).connect(gain).connect(tone.to);
  oscillator.start(tone.at);
  oscillator.stop(tone.at + tone.length);
}

/** A string that is bowed: it swells, trembles a little and ends softly. */
export function bow(ctx: AudioContext, tone: Tone): void {
  const oscillator = ctx.createOscillator();
  const filter = ctx.createBiquadFilter();
  const gain = ctx.createGain();
  const tremble = ctx.createOscillator();
  const depth = ctx.createGain();
  oscillator.type = 'sawtooth';
  oscillator.frequency.value = pitch(tone.note);
  tremble.frequency.value = 5.4;
  depth.gain.value = 4;
  tremble.connect(depth).connect(oscillator.detune);
  filter.type = 'lowpass';
  filter.frequency.value = 1500;
  const swell = Math.min(0.12, tone.length / 3);
  gain.gain.setValueAtTime(0, tone.at);
  gain.gain.linearRampToValueAtTime(tone.loud * 0.5, tone.at + swell);
  gain.gain.setValueAtTime(tone.loud * 0.5, tone.at + tone.length - swell);
  gain.gain.linearRampToValueAtTime(0, tone.at + tone.length);
  oscillator.connect(filter).connect(gain).connect(tone.to);
  for (const part of [oscillator, tremble]) {
    part.start(tone.at);
    part.stop(tone.at + tone.length);
  }
}
