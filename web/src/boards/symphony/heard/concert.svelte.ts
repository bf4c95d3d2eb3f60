/** Plays the piece so far from any bar, and says where it is. */
import { prefs } from '../../../lib/prefs.svelte';
import { audio, speaker } from '../../../sound/synth';
import type { Note } from '../view';
import { beatAt, measures, played, secondsAt, type Measure, type Played } from './piece';
import { hall, sound, timed } from './sounding';

const AHEAD_S = 0.4;

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
    this.out = hall(ctx, speaker(ctx, prefs.volume));
    this.zero = ctx.currentTime + 0.15 - secondsAt(start, this.bars);
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
    const due = (note: Played) => this.zero + secondsAt(note.start, this.bars) < ctx.currentTime + AHEAD_S;
    while (this.waiting.length && due(this.waiting[0])) {
      const next = this.waiting.shift() as Played;
      const { at, length } = timed(next, this.bars);
      sound(ctx, out, { ...next, at: this.zero + at, length });
    }
    this.beat = Math.max(this.beat, beatAt(ctx.currentTime - this.zero, this.bars));
    if (this.beat > this.end + 1) this.stop();
    else this.frame = requestAnimationFrame(() => this.go(ctx));
  }
}

export const concert = new Concert();
