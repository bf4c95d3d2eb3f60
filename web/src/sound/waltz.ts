/** A little waltz in G for Musical Chairs, sixteen bars, ours. It plays while a round runs and stops in mid-bar. */
import { audio, bow, pluck, speaker } from './synth';

// Semitones above A4; each bar: bass note, chord, melody as [beat, note, beats].
type Bar = [number, number[], [number, number, number][]];
const G: [number, number[]] = [-26, [-10, -7, -2]];
const D7: [number, number[]] = [-19, [-12, -9, -7]];
const C: [number, number[]] = [-21, [-9, -5, -2]];
const AM: [number, number[]] = [-24, [-12, -9, -5]];
const EM: [number, number[]] = [-17, [-10, -5, -2]];

const BARS: Bar[] = [
  [
    ...G,
    [
      [0, 5, 1.5],
      [1.5, 2, 0.5],
      [2, -2, 1],
    ],
  ],
  [
    ...G,
    [
      [0, 10, 2],
      [2, 9, 1],
    ],
  ],
  [
    ...D7,
    [
      [0, 7, 1.5],
      [1.5, 5, 0.5],
      [2, 3, 1],
    ],
  ],
  [...D7, [[0, 9, 3]]],
  [
    ...C,
    [
      [0, 7, 1],
      [1, 3, 1],
      [2, 7, 1],
    ],
  ],
  [
    ...G,
    [
      [0, 5, 1],
      [1, 2, 1],
      [2, 5, 1],
    ],
  ],
  [
    ...AM,
    [
      [0, 3, 1.5],
      [1.5, 2, 0.5],
      [2, 0, 1],
    ],
  ],
  [
    ...D7,
    [
      [0, 2, 2],
      [2, 0, 1],
    ],
  ],
  [
    ...G,
    [
      [0, -2, 1],
      [1, 2, 1],
      [2, 5, 1],
    ],
  ],
  [
    ...EM,
    [
      [0, 10, 2],
      [2, 7, 1],
    ],
  ],
  [
    ...C,
    [
      [0, 8, 0.5],
      [0.5, 7, 0.5],
      [1, 3, 1],
      [2, 7, 1],
    ],
  ],
  [...G, [[0, 5, 3]]],
  [
    ...AM,
    [
      [0, 3, 1],
      [1, 7, 1],
      [2, 12, 1],
    ],
  ],
  [
    ...D7,
    [
      [0, 9, 1.5],
      [1.5, 7, 0.5],
      [2, 3, 1],
    ],
  ],
  [
    ...G,
    [
      [0, 2, 1],
      [1, 5, 1],
      [2, 2, 1],
    ],
  ],
  [...G, [[0, -2, 3]]],
];

const AHEAD_S = 0.25;

export class Waltz {
  private out: GainNode | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;
  private bar = 0;
  private next = 0;
  private beat = 0.42; // seconds a beat

  get playing(): boolean {
    return this.out !== null;
  }

  /** Begins, or goes on at another pace: the higher the cards, the faster the dance. */
  play(pace: number, volume: number): void {
    this.beat = 0.44 - 0.016 * pace;
    const ctx = audio();
    if (!ctx) return;
    const to = speaker(ctx, volume);
    if (this.out) return;
    this.out = ctx.createGain();
    this.out.gain.value = 0.16;
    this.out.connect(to);
    this.next = ctx.currentTime + 0.05;
    this.timer = setInterval(() => this.write(ctx), 60);
  }

  /** The music stops: now, not at the end of the phrase. */
  stop(): void {
    clearInterval(this.timer);
    if (!this.out) return;
    this.out.gain.setTargetAtTime(0, this.out.context.currentTime, 0.008);
    const silent = this.out;
    setTimeout(() => silent.disconnect(), 80);
    this.out = null;
    this.bar = 0;
  }

  private write(ctx: AudioContext): void {
    while (this.out && this.next < ctx.currentTime + AHEAD_S) {
      const [bass, chord, melody] = BARS[this.bar % BARS.length];
      const at = this.next;
      const to = this.out;
      pluck(ctx, { at, note: bass, length: this.beat * 1.6, loud: 0.9, to });
      for (const beat of [1, 2]) {
        for (const note of chord) {
          pluck(ctx, { at: at + beat * this.beat, note, length: this.beat * 0.8, loud: 0.28, to });
        }
      }
      for (const [beat, note, beats] of melody) {
        bow(ctx, {
          at: at + beat * this.beat,
          note: note - 2,
          length: beats * this.beat * 0.96,
          loud: 0.6,
          to,
        });
      }
      this.next += 3 * this.beat;
      this.bar += 1;
    }
  }
}
