/** Plays the piece so far from any bar, and says where it is. */
import { audio } from '../../../sound/synth';
import type { Note } from '../view';
import { BEAT_S, measures, played, type Measure, type Played } from './piece';
import { sound } from './sounding';

const AHEAD_S = 0.4;
const LEVEL = 0.32; // several Voices at once stay below clipping

class Concert {
  playing = $state(false);
  beat = $state(0);

  private bars: Measure[] = [];
  private waiting: Played[] = [];
  private out: GainNode | null = null;
  private zero = 0; // the context's time of beat 0
  private end = 0;
  private frame = 0;

  /** From the beginning of a bar to the last note that was written. */
  play(notes: Note[], from: number): void {
    this.stop();
    const ctx = audio();
    const all = played(notes);
    if (!ctx || !all.length) return;
    this.bars = measures(notes);
    const start = this.bars[from - 1]?.start ?? 0;
    this.waiting = all.filter((p) => p.start >= start - 0.001).sort((a, b) => a.start - b.start);
    if (!this.waiting.length) return;
    this.end = Math.max(...this.waiting.map((p) => p.start + p.beats));
    this.out = new GainNode(ctx, { gain: LEVEL });
    const limit = new DynamicsCompressorNode(ctx, { threshold: -10, ratio: 6, attack: 0.004, release: 0.2 });
    this.out.connect(limit).connect(ctx.destination);
    this.zero = ctx.currentTime + 0.15 - start * BEAT_S;
    this.beat = start;
    this.playing = true;
    this.frame = requestAnimationFrame(() => this.go(ctx));
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.playing = false;
    this.waiting = [];
    if (!this.out) return;
    const silent = this.out;
    silent.gain.setTargetAtTime(0, silent.context.currentTime, 0.03);
    setTimeout(() => silent.disconnect(), 200);
    this.out = null;
  }

  /** The bar in which a beat lies. */
  barAt(beat: number): Measure {
    return this.bars.findLast((bar) => bar.start <= beat) ?? this.bars[0] ?? { bar: 1, start: 0, beats: 1 };
  }

  private go(ctx: AudioContext): void {
    const { out } = this;
    if (!out) return;
    while (this.waiting.length && this.zero + this.waiting[0].start * BEAT_S < ctx.currentTime + AHEAD_S) {
      const next = this.waiting.shift() as Played;
      sound(ctx, out, { ...next, at: this.zero + next.start * BEAT_S, length: next.beats * BEAT_S * 0.94 });
    }
    this.beat = Math.max(this.beat, (ctx.currentTime - this.zero) / BEAT_S);
    if (this.beat > this.end + 1) this.stop();
    else this.frame = requestAnimationFrame(() => this.go(ctx));
  }
}

export const concert = new Concert();
