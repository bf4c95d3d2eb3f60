/** One note of an Instrument on a clock of its own: the same for a single disc, a concert and a rendering to a file. */
import { secondsAt, type Measure, type Played } from './piece';
import { drumOf, timbreOf, type Drum, type Timbre } from './timbres';

export interface Sound {
  instrument: string;
  pitch: number; // MIDI key
  at: number; // seconds on the context's clock
  length: number;
  loud: number; // 0 to 1
}

const RELEASE = 0.12;
const LEVEL = 0.7; // a full orchestra stays below clipping
const waves = new WeakMap<BaseAudioContext, Map<Timbre, PeriodicWave>>();
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Where a concert sounds: several Voices at once, held below clipping. */
export function hall(ctx: BaseAudioContext, to: AudioNode = ctx.destination): GainNode {
  const out = new GainNode(ctx, { gain: LEVEL });
  const limit = new DynamicsCompressorNode(ctx, { threshold: -10, ratio: 6, attack: 0.004, release: 0.2 });
  out.connect(limit).connect(to);
  return out;
}

/** A note of a piece in seconds: it ends a little before the next one begins. */
export function timed(note: Played, bars: Measure[]): { at: number; length: number } {
  const at = secondsAt(note.start, bars);
  return { at, length: (secondsAt(note.start + note.beats, bars) - at) * 0.94 };
}

export function sound(ctx: BaseAudioContext, to: AudioNode, note: Sound): void {
  const drum = drumOf(note.instrument);
  if (drum) strike(ctx, to, note, drum);
  else tone(ctx, to, note, timbreOf(note.instrument));
}

function tone(
  ctx: BaseAudioContext,
  to: AudioNode,
  { pitch, at, length, loud }: Sound,
  timbre: Timbre,
): void {
  const hertz = 440 * 2 ** ((pitch - 69) / 12);
  const source = new OscillatorNode(ctx, { frequency: hertz, periodicWave: wave(ctx, timbre) });
  const filter = new BiquadFilterNode(ctx, {
    type: 'lowpass',
    frequency: Math.min(11000, hertz * timbre.bright),
    Q: 0.3,
  });
  const gain = new GainNode(ctx, { gain: 0 });
  const peak = timbre.gain * loud;
  const ends = at + length;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak, at + Math.min(timbre.attack, length / 2));
  const held = peak * timbre.decay ** length;
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0005, held), ends);
  gain.gain.linearRampToValueAtTime(0, ends + RELEASE);
  if (timbre.vibrato) {
    const tremble = new OscillatorNode(ctx, { frequency: 5.3 });
    const depth = new GainNode(ctx, { gain: 0 });
    depth.gain.setValueAtTime(0, at);
    depth.gain.linearRampToValueAtTime(timbre.vibrato, at + 0.35);
    tremble.connect(depth).connect(source.detune);
    tremble.start(at);
    tremble.stop(ends + RELEASE);
  }
  source.connect(filter).connect(gain).connect(to);
  source.start(at);
  source.stop(ends + RELEASE);
}

function strike(ctx: BaseAudioContext, to: AudioNode, { at, loud }: Sound, drum: Drum): void {
  const fade = (peak: number, rings: number) => {
    const gain = new GainNode(ctx, { gain: 0 });
    gain.gain.setValueAtTime(peak * loud * drum.gain, at);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + rings);
    gain.connect(to);
    return gain;
  };
  if (drum.thump) {
    const source = new OscillatorNode(ctx, {
      frequency: drum.thump,
      type: drum.thump > 1000 ? 'triangle' : 'sine',
    });
    if (drum.thump < 1000) source.frequency.exponentialRampToValueAtTime(drum.thump * 0.6, at + drum.rings);
    source.connect(fade(0.7, drum.rings));
    source.start(at);
    source.stop(at + drum.rings);
  }
  if (drum.noise) {
    const source = new AudioBufferSourceNode(ctx, { buffer: noise(ctx), loop: true });
    const band = new BiquadFilterNode(ctx, { type: 'bandpass', frequency: drum.noise, Q: 0.6 });
    source.connect(band).connect(fade(0.6, drum.rings));
    source.start(at);
    source.stop(at + drum.rings);
  }
}

function wave(ctx: BaseAudioContext, timbre: Timbre): PeriodicWave {
  const known = waves.get(ctx) ?? new Map<Timbre, PeriodicWave>();
  waves.set(ctx, known);
  let made = known.get(timbre);
  if (!made) {
    const sum = timbre.partials.reduce((a, b) => a + b, 0);
    made = ctx.createPeriodicWave(
      new Float32Array(timbre.partials.length + 1),
      new Float32Array([0, ...timbre.partials.map((p) => p / sum)]),
      { disableNormalization: true },
    );
    known.set(timbre, made);
  }
  return made;
}

function noise(ctx: BaseAudioContext): AudioBuffer {
  let buffer = noises.get(ctx);
  if (!buffer) {
    buffer = ctx.createBuffer(1, ctx.sampleRate, ctx.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
    noises.set(ctx, buffer);
  }
  return buffer;
}
