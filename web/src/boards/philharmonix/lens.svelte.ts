/** Looking closer at the chart: two fingers pinch, one finger pans, buttons do the same. */
import { HEIGHT, type Spot } from './geometry';

const CLOSEST = 4;

export class Lens {
  scale = $state(1);
  private x = $state(0); // the middle of what is seen, from the middle of the chart
  private y = $state(0);
  private fingers = new Map<number, Spot>();
  private moved = false;
  private readonly width: () => number;

  /** `width` of the whole chart. */
  constructor(width: () => number) {
    this.width = width;
  }

  readonly box = $derived.by(() => {
    const [w, h] = [this.width() / this.scale, HEIGHT / this.scale];
    return `${this.x - w / 2} ${this.y - h / 2} ${w} ${h}`;
  });

  /** Shows these places, as large as they fit. */
  frame(spots: Spot[]): void {
    if (!spots.length) return this.reset();
    const [left, right] = [Math.min(...spots.map((s) => s.x)), Math.max(...spots.map((s) => s.x))];
    const [top, bottom] = [Math.min(...spots.map((s) => s.y)), Math.max(...spots.map((s) => s.y))];
    const fits = Math.min(this.width() / (right - left + 150), HEIGHT / (bottom - top + 130));
    this.look((left + right) / 2, (top + bottom) / 2, Math.min(2.4, fits));
  }

  reset(): void {
    this.look(0, 0, 1);
  }

  nearer(by: number): void {
    this.look(this.x, this.y, this.scale * by);
  }

  down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.moved = false;
  };

  move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (Math.hypot(now.x - before.x, now.y - before.y) < 3 && !this.moved) return;
    this.moved = true;
    const room = (event.currentTarget as Element).getBoundingClientRect();
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(room, [before, other], [now, other]);
    else if (this.scale > 1) this.pinch(room, [before, before], [now, now]);
    this.fingers.set(event.pointerId, now);
  };

  /** What lay between two fingers stays between them. */
  private pinch(room: DOMRect, before: [Spot, Spot], now: [Spot, Spot]): void {
    const apart = ([a, b]: [Spot, Spot]) => Math.hypot(a.x - b.x, a.y - b.y);
    const between = ([a, b]: [Spot, Spot]): Spot => ({
      x: (a.x + b.x) / 2 - room.x - room.width / 2,
      y: (a.y + b.y) / 2 - room.y - room.height / 2,
    });
    const unit = (scale: number) => Math.max(this.width() / room.width, HEIGHT / room.height) / scale;
    const closer = apart(before) > 8 ? apart(now) / apart(before) : 1;
    const scale = Math.min(CLOSEST, Math.max(1, this.scale * closer));
    const [was, is] = [between(before), between(now)];
    this.look(
      this.x + was.x * unit(this.scale) - is.x * unit(scale),
      this.y + was.y * unit(this.scale) - is.y * unit(scale),
      scale,
    );
  }

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  private look(x: number, y: number, scale: number): void {
    this.scale = Math.min(CLOSEST, Math.max(1, scale));
    const [w, h] = [(this.width() - this.width() / this.scale) / 2, (HEIGHT - HEIGHT / this.scale) / 2];
    this.x = Math.min(w, Math.max(-w, x));
    this.y = Math.min(h, Math.max(-h, y));
  }
}
