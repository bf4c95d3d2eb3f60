/** Where the moves of a game and what is counted lie on paper. */
const LEFT = 38; // room for the numbers of the grid
const RIGHT = 10;
const EDGE = 11; // above and below

export interface Axis {
  x: (move: number) => number;
  y: (level: number) => number;
  moveAt: (x: number) => number;
}

export function axis(moves: number, low: number, high: number, width: number, height: number): Axis {
  const along = (width - LEFT - RIGHT) / Math.max(1, moves);
  const up = (height - 2 * EDGE) / (high - low);
  return {
    x: (move) => LEFT + move * along,
    y: (level) => height - EDGE - (level - low) * up,
    moveAt: (x) => Math.max(0, Math.min(moves, Math.round((x - LEFT) / along))),
  };
}
