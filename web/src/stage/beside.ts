/** Where a card may lie: beside its thing, inside the window, over neither the thing nor the question. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

export function beside(
  thing: Box,
  card: Pick<Box, 'width' | 'height'>,
  window: Pick<Box, 'width' | 'height'>,
  question: Box | null,
): { x: number; y: number } {
  const { width, height } = card;
  const middle = {
    x: within(thing.x + thing.width / 2 - width / 2, width, window.width),
    y: within(thing.y + thing.height / 2 - height / 2, height, window.height),
  };
  const sides = [
    { x: thing.x + thing.width + GAP, y: middle.y },
    { x: thing.x - GAP - width, y: middle.y },
  ];
  const ends = [
    { x: middle.x, y: thing.y - GAP - height },
    { x: middle.x, y: thing.y + thing.height + GAP },
  ];
  const low = thing.y > window.height * 0.7; // a hand of cards: its neighbours stay free
  const places = (low ? [...ends, ...sides] : [...sides, ...ends]).map((p) => ({
    x: within(p.x, width, window.width),
    y: within(p.y, height, window.height),
  }));
  const cost = (p: { x: number; y: number }) => {
    const box = { ...p, width, height };
    return 3 * overlap(box, thing) + (question ? 2 * overlap(box, question) : 0);
  };
  return places.reduce((best, p) => (cost(p) < cost(best) ? p : best));
}

function within(at: number, size: number, room: number): number {
  return Math.max(EDGE, Math.min(at, room - size - EDGE));
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
