/** The way from a distance to nothing, bent upward. */
export function slur(dx: number, dy: number): Keyframe[] {
  const lift = Math.min(60, Math.hypot(dx, dy) * 0.18);
  return [0, 0.25, 0.5, 0.75, 1].map((t) => {
    const up = lift * 4 * t * (1 - t);
    return { transform: `translate(${dx * (1 - t)}px, ${dy * (1 - t) - up}px)` };
  });
}
