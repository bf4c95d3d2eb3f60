/** Opening notes of one work of each composer, in semitones: the engraved portraits grow from them. */
export const INCIPITS: Record<string, number[]> = {
  handel: [4, 1, 4, 8, 9, 4, 9, 8, 9],
  bach: [9, 7, 9, 7, 5, 4, 2, 1, 2],
  haydn: [0, 0, 4, 4, 7, 7, 4, 5, 5, 2, 2],
  mozart: [7, 2, 7, 2, 7, 2, 7, 11, 14],
  beethoven: [7, 7, 7, 3, 5, 5, 5, 2],
  schubert: [11, 9, 11, 6, 9, 7, 6, 4, 6],
};

/** A closed line around the origin whose distance follows the notes. */
export function rosette(notes: number[], radius: number, turn: number): string {
  const steps = 72;
  const points = Array.from({ length: steps }, (_, i) => {
    const at = (i / steps) * notes.length;
    const a = notes[Math.floor(at) % notes.length];
    const b = notes[(Math.floor(at) + 1) % notes.length];
    const ease = (1 - Math.cos((at % 1) * Math.PI)) / 2;
    const r = radius * (0.62 + 0.38 * ((a + (b - a) * ease) / 14));
    const angle = (i / steps) * 2 * Math.PI + turn;
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
