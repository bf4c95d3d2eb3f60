/** Where things lie on the star chart: a rounded map, six petals around the middle, orbits for the planets. */
import type { Region } from './view';

export const WIDTH = 740;
export const HEIGHT = 528;
const A = 364;
const B = 258;
const POWER = 3.6;
const UPRIGHT = 37; // half the opening of the upper and lower petals, in degrees

export interface Spot {
  x: number;
  y: number;
}

/** The rim in a direction (degrees, clockwise from the right), scaled. */
export function rim(degrees: number, scale = 1): Spot {
  const turn = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const far = (Math.abs(c / A) ** POWER + Math.abs(s / B) ** POWER) ** (-1 / POWER);
  return { x: far * c * scale, y: far * s * scale };
}

const EDGES = [-90 - UPRIGHT, -90 + UPRIGHT, 0, 90 - UPRIGHT, 90 + UPRIGHT, 180, 270 - UPRIGHT];

/** From where to where a petal opens, clockwise from the upper one. */
export const opening = (petal: number): [number, number] => [EDGES[petal], EDGES[petal + 1]];

const round = (n: number) => Math.round(n * 10) / 10;
const points = (spots: Spot[]) => spots.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L');

function along(from: number, to: number, scale: number, steps = 24): Spot[] {
  return Array.from({ length: steps + 1 }, (_, i) => rim(from + ((to - from) * i) / steps, scale));
}

/** The whole rim as a path. */
export const outline = (scale: number) => `M${points(along(0, 360, scale, 120))}Z`;

/** A petal as a path: a slice of the map with a little air to its neighbours. */
export function petalPath(petal: number, inner = 0.1, outer = 0.94): string {
  const [from, to] = opening(petal);
  const air = 0.9;
  return `M${points([...along(from + air, to - air, outer), ...along(to - 5 * air, from + 5 * air, inner, 8)])}Z`;
}

/** The line on which a region's name is written, so that it never stands on its head. */
export function namePath(petal: number): string {
  const [from, to] = opening(petal);
  const below = petal === 2 || petal === 3 || petal === 4;
  return below ? `M${points(along(to - 2, from + 2, 0.971))}` : `M${points(along(from + 2, to - 2, 0.971))}`;
}

/** The spaces of a petal's admiration track, evenly spread along the rim; space 0 first. */
export function trackSpots(petal: number, spaces: number, scale = 0.852): Spot[] {
  const [from, to] = opening(petal);
  const line = along(from + 4.5, to - 4.5, scale, 90);
  const far = [0];
  for (let i = 1; i < line.length; i++)
    far.push(far[i - 1] + Math.hypot(line[i].x - line[i - 1].x, line[i].y - line[i - 1].y));
  const whole = far[far.length - 1];
  return Array.from({ length: spaces }, (_, i) => {
    const wanted = (whole * i) / (spaces - 1);
    return line[far.findIndex((f) => f >= wanted - 0.01)];
  });
}

export const trackPath = (petal: number) => `M${points(trackSpots(petal, 40))}`;

interface Template {
  planets: Spot[]; // inner, middle, outer on the near side, outer on the far side (clockwise)
  tile: Spot;
  musician: Spot;
  soloist: Spot;
}

const UPPER: Template = {
  planets: [
    { x: 0, y: -58 },
    { x: 0, y: -112 },
    { x: -121, y: -154 },
    { x: 121, y: -154 },
  ],
  tile: { x: 0, y: -168 },
  musician: { x: -75, y: -186 },
  soloist: { x: 75, y: -186 },
};
const CORNER: Template = {
  planets: [
    { x: 72, y: -30 },
    { x: 152, y: -62 },
    { x: 226, y: -166 },
    { x: 270, y: -38 },
  ],
  tile: { x: 236, y: -101 },
  musician: { x: 170, y: -118 },
  soloist: { x: 212, y: -24 },
};

/** Where a petal's things lie, from the middle of the chart. */
export function places(petal: number): Template {
  const down = petal === 2 || petal === 3 || petal === 4;
  const left = petal === 4 || petal === 5;
  const template = petal % 3 === 0 ? UPPER : CORNER;
  const turned = ({ x, y }: Spot): Spot => ({ x: left ? -x : x, y: down ? -y : y });
  const [inner, middle, near, far] = template.planets.map(turned);
  // Mirroring once turns the way round: then the planet met first, going clockwise, is the other one.
  const swapped = down !== left;
  return {
    planets: swapped ? [inner, middle, far, near] : [inner, middle, near, far],
    tile: turned(template.tile),
    musician: turned(template.musician),
    soloist: turned(template.soloist),
  };
}

/** Where every planet lies, by its name. */
export function planetSpots(regions: Region[]): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  regions.forEach((region, petal) => {
    const { planets } = places(petal);
    region.planets.forEach((planet, i) => spots.set(planet.name, planets[i % planets.length]));
  });
  return spots;
}
