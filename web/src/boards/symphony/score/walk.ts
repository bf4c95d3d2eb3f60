/** Arrow keys in the score: along a Voice from note to note, and up and down to the nearest note of the next Voice. */
import type { PlacedNote } from './layout';

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The note where an arrow leads to; null where the Voice or the score ends. */
export function next(from: PlacedNote, to: PlacedNote[], key: string): PlacedNote | null {
  const [along, across] = WAYS[key] ?? [0, 0];
  if (along) {
    const voice = to.filter((p) => p.note.voice === from.note.voice && (p.x - from.x) * along > 0);
    return nearest(from, voice);
  }
  if (!across) return null;
  for (let voice = from.note.voice + across; voice >= 1 && voice <= 3; voice += across) {
    const found = nearest(
      from,
      to.filter((p) => p.note.voice === voice),
    );
    if (found) return found;
  }
  return null;
}

function nearest(from: PlacedNote, to: PlacedNote[]): PlacedNote | null {
  return to.reduce<PlacedNote | null>(
    (best, p) => (best && Math.abs(best.x - from.x) <= Math.abs(p.x - from.x) ? best : p),
    null,
  );
}
