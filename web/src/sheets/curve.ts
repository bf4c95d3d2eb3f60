/** The points of a game as lines: their range, the grid, and a line for each seat. */
import type { Axis } from '../parts/axis';
import type { Curve } from '../wire';

export function range(curve: Curve): { low: number; high: number } {
  const all = curve.points.flatMap((p) => p.totals);
  return { low: Math.min(0, ...all), high: Math.max(1, ...all) };
}

/** Grid lines that read well: about four of them in a range. */
export function ticks(low: number, high: number): number[] {
  const step = round(high - low);
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return Array.from({ length: count }, (_, i) => (first + i) * step);
}

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
