/** Where the points of a game lie on paper. */
import type { Curve } from '../wire';

const LEFT = 30;
const RIGHT = 8;
const EDGE = 10; // above and below

export interface Axis {
  x: (move: number) => number;
  y: (points: number) => number;
  moveAt: (x: number) => number;
  ticks: number[];
}

export function axis(curve: Curve, width: number, height: number): Axis {
  const all = curve.points.flatMap((p) => p.totals);
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const along = (width - LEFT - RIGHT) / curve.moves;
  const up = (height - 2 * EDGE) / (high - low);
  const step = round(high - low);
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return {
    x: (move) => LEFT + move * along,
    y: (points) => height - EDGE - (points - low) * up,
    moveAt: (x) => Math.max(0, Math.min(curve.moves, Math.round((x - LEFT) / along))),
    ticks: Array.from({ length: count }, (_, i) => (first + i) * step),
  };
}

/** A step between grid lines that reads well: about four of them in a range. */
function round(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range / 4));
  return Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => range / n <= 4.5) ?? 10 * power);
}

/** A seat's line: level until its points change. */
export function stairs(curve: Curve, axis: Axis, seat: number): string {
  const steps = curve.points.map((p, i) => {
    const at = `${axis.x(p.move).toFixed(1)} `;
    const y = axis.y(p.totals[seat]).toFixed(1);
    return i === 0 ? `M${at}${y}` : `H${at}V${y}`;
  });
  return `${steps.join('')}H${axis.x(curve.moves).toFixed(1)}`;
}

export function totalsAt(curve: Curve, move: number): number[] {
  return curve.points.findLast((p) => p.move <= move)?.totals ?? [];
}
