/** Where things lie on the round board: 800 by 800, the middle at the origin, chair 0 at the top, clockwise. */

const CHAIR_R = 302;
const DANCER_R = 206;

export interface Point {
  x: number;
  y: number;
}

export function around(turns: number, r: number): Point {
  const a = turns * 2 * Math.PI - Math.PI / 2;
  return { x: r * Math.cos(a), y: r * Math.sin(a) };
}

export function chairAt(i: number): Point {
  return around(i / 8, CHAIR_R);
}

/** Where a dancer stands at a chair, beside the others who are there. */
export function dancerAt(chair: number, place: number, of: number): Point {
  const spread = 0.034;
  return around(chair / 8 + (place - (of - 1) / 2) * spread * (of > 2 ? 0.85 : 1.05), DANCER_R);
}

/** A card of the line: along the circle in order of play, outward by its number. */
export function noteAt(i: number, count: number, number: number): Point {
  const step = Math.min(0.08, 0.95 / Math.max(1, count));
  return around(-0.38 + i * step, 104 + number * 5.2);
}
