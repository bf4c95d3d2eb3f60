/** Where things lie on the star chart: a rounded map, six petals around the middle. It is as wide as its room allows. */
import type { Region } from './view';

export const HEIGHT = 528;
const WIDTH = 740;
const A = 364; // half the width of the rim
const B = 258; // half its height
const POWER = 3.6; // between an ellipse (2) and a box
const UPRIGHT = 37; // half the opening of the upper and lower petals, in degrees

export interface Spot {
  x: number;
  y: number;
}

interface Places {
  planets: Spot[]; // inner, middle, the outer one met first going clockwise, the other outer one
  tile: Spot;
  musician: Spot;
  soloist: Spot;
  initial: Spot; // of its name, where that would be too small to be read
}

const UPPER: Places = {
  planets: [
    { x: 0, y: -58 },
    { x: 0, y: -112 },
    { x: -121, y: -154 },
    { x: 121, y: -154 },
  ],
  tile: { x: 0, y: -168 },
  musician: { x: -75, y: -186 },
  soloist: { x: 75, y: -186 },
  initial: { x: -44, y: -102 },
};
const CORNER: Places = {
  planets: [
    { x: 72, y: -30 },
    { x: 152, y: -62 },
    { x: 226, y: -166 },
    { x: 270, y: -38 },
  ],
  tile: { x: 238, y: -101 },
  musician: { x: 165, y: -121 },
  soloist: { x: 212, y: -24 },
  initial: { x: 110, y: -96 },
};

const EDGES = [-90 - UPRIGHT, -90 + UPRIGHT, 0, 90 - UPRIGHT, 90 + UPRIGHT, 180, 270 - UPRIGHT];
const below = (petal: number) => petal === 2 || petal === 3 || petal === 4;
const round = (n: number) => Math.round(n * 10) / 10;
const points = (spots: Spot[]) => spots.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L');

export class Sky {
  readonly width: number;
  private readonly stretch: number;

  /** For a room of that shape (width by height). */
  constructor(shape: number) {
    this.stretch = Math.min(1.16, Math.max(0.93, (shape * HEIGHT) / WIDTH));
    this.width = WIDTH * this.stretch;
  }

  /** The rim in a direction (degrees, clockwise from the right), scaled. */
  private rim(degrees: number, scale: number): Spot {
    const turn = (degrees * Math.PI) / 180;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const far = (Math.abs(c / A) ** POWER + Math.abs(s / B) ** POWER) ** (-1 / POWER);
    return { x: far * c * scale * this.stretch, y: far * s * scale };
  }

  private along(from: number, to: number, scale: number, steps = 24): Spot[] {
    return Array.from({ length: steps + 1 }, (_, i) => this.rim(from + ((to - from) * i) / steps, scale));
  }

  /** The whole rim as a path. */
  outline(scale: number): string {
    return `M${points(this.along(0, 360, scale, 120))}Z`;
  }

  /** A petal as a path: a slice of the map with a little air to its neighbours. */
  petal(petal: number): string {
    const [from, to] = [EDGES[petal], EDGES[petal + 1]];
    const air = 0.9;
    const outside = this.along(from + air, to - air, 0.94);
    return `M${points([...outside, ...this.along(to - 5 * air, from + 5 * air, 0.1, 8)])}Z`;
  }

  /** The box around a petal, its name and its track, as a viewBox. */
  box(petal: number): string {
    const [from, to] = [EDGES[petal], EDGES[petal + 1]];
    const spots = [...this.along(from, to, 1), ...this.along(from, to, 0.08)];
    const [left, top] = [Math.min(...spots.map((s) => s.x)), Math.min(...spots.map((s) => s.y))];
    const [right, bottom] = [Math.max(...spots.map((s) => s.x)), Math.max(...spots.map((s) => s.y))];
    const air = 24; // for what a planet at the edge shows above it
    return `${round(left)} ${round(top - air)} ${round(right - left)} ${round(bottom - top + 2 * air)}`;
  }

  /** The line on which a region's name is written, so that it never stands on its head. */
  name(petal: number): string {
    const [from, to] = [EDGES[petal] + 2, EDGES[petal + 1] - 2];
    return `M${points(below(petal) ? this.along(to, from, 0.971) : this.along(from, to, 0.971))}`;
  }

  /** The spaces of a petal's admiration track, evenly spread along the rim; space 0 first. */
  track(petal: number, spaces: number, scale = 0.852): Spot[] {
    const line = this.along(EDGES[petal] + 4.5, EDGES[petal + 1] - 4.5, scale, 90);
    const far = [0];
    for (let i = 1; i < line.length; i++)
      far.push(far[i - 1] + Math.hypot(line[i].x - line[i - 1].x, line[i].y - line[i - 1].y));
    const whole = far[far.length - 1];
    return Array.from({ length: spaces }, (_, i) => {
      const wanted = (whole * i) / (spaces - 1);
      return line[far.findIndex((f) => f >= wanted - 0.01)];
    });
  }

  groove(petal: number): string {
    return `M${points(this.track(petal, 40))}`;
  }

  /** Where a petal's things lie, from the middle of the chart. */
  places(petal: number): Places {
    const down = below(petal);
    const left = petal === 4 || petal === 5;
    const template = petal % 3 === 0 ? UPPER : CORNER;
    const turned = ({ x, y }: Spot): Spot => ({ x: (left ? -x : x) * this.stretch, y: down ? -y : y });
    const [inner, middle, near, far] = template.planets.map(turned);
    // Mirroring once turns the way round: then the planet met first, going clockwise, is the other one.
    const planets = down !== left ? [inner, middle, far, near] : [inner, middle, near, far];
    return {
      planets,
      tile: turned(template.tile),
      musician: turned(template.musician),
      soloist: turned(template.soloist),
      initial: turned(template.initial),
    };
  }

  /** Where every planet lies, by its name. */
  planets(regions: Region[]): Map<string, Spot> {
    const spots = new Map<string, Spot>();
    regions.forEach((region, petal) => {
      const { planets } = this.places(petal);
      region.planets.forEach((planet, i) => spots.set(planet.name, planets[i % planets.length]));
    });
    return spots;
  }
}
