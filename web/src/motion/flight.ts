/**
 * Things that change their place travel there along an arc, like a slur.
 * A thing is known by its `data-fly` name, wherever on the page it is drawn before and after. Things without a name of
 * their own, such as cubes of one colour, have a `data-kin`: a new one comes from where one of its kin has gone.
 * A drawing may name the way itself: `data-way` for a thing that moves, `data-entry` for one that is new, as points
 * "x y,x y" in its own units from where it ends.
 */
import { Purses } from './purses';
import { slur } from './slur';

const FLIGHT_MS = 280;
const APPEAR_MS = 200;

const LONGEST_MS = 900; // a way of many legs

type Thing = HTMLElement | SVGGraphicsElement;

interface Was {
  at: DOMRect;
  kin: string;
  drawing: SVGSVGElement | null;
  lay: DOMMatrix | null; // how that drawing lay on the screen
}

export class Flight {
  private before = new Map<string, Was>();
  private purses = new Purses();
  private running: Animation[] = [];

  /** Remembers where everything is, just before it changes. */
  look(): void {
    this.finish();
    this.before.clear();
    for (const thing of things()) {
      const drawing = drawingOf(thing);
      const lay = drawing?.getScreenCTM() ?? null;
      const at = thing.getBoundingClientRect();
      this.before.set(name(thing), { at, kin: thing.dataset.kin ?? '', drawing, lay });
    }
    this.purses.look();
  }

  /** Lets everything travel from where it was to where it is now. */
  fly(): void {
    if (!this.before.size) return;
    const all = [...things()];
    const there = new Set(all.map(name));
    const gone = [...this.before].filter(([known, { kin }]) => kin && !there.has(known));
    for (const thing of all) {
      const to = thing.getBoundingClientRect();
      const known = this.before.get(name(thing)) ?? this.left(thing, gone);
      const from = known && placed(thing, known);
      const { way, entry } = thing.dataset;
      if (!from) {
        if (entry) this.along(thing, entry);
        else this.appear(thing);
      } else if (Math.hypot(from.x - to.x, from.y - to.y) > 3) {
        if (way) this.along(thing, way);
        else this.arc(thing, from, to);
      }
    }
    this.running.push(...this.purses.pour());
  }

  /** Skips what is still moving. */
  finish(): void {
    for (const animation of this.running) animation.finish();
    this.running = [];
  }

  /** Where one of a new thing's kin was, which is not there any more. */
  private left(thing: Thing, gone: [string, Was][]): Was | undefined {
    const at = gone.findIndex(([, { kin }]) => kin === thing.dataset.kin);
    return at < 0 ? undefined : gone.splice(at, 1)[0][1];
  }

  private appear(thing: Thing): void {
    this.running.push(
      thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: APPEAR_MS, easing: 'ease-out' }),
    );
  }

  private arc(thing: Thing, from: DOMRect, to: DOMRect): void {
    const scale = thing instanceof SVGGraphicsElement ? (thing.getScreenCTM()?.a ?? 1) : 1;
    const dx = (from.x + from.width / 2 - to.x - to.width / 2) / scale;
    const dy = (from.y + from.height / 2 - to.y - to.height / 2) / scale;
    this.running.push(thing.animate(slur(dx, dy), { duration: FLIGHT_MS, easing: 'ease-in-out' }));
  }

  /** From point to point, as fast on a short leg as on a long one. */
  private along(thing: Thing, way: string): void {
    const points = way.split(',').map((point) => point.split(' ').map(Number));
    const far = [0];
    for (let i = 1; i < points.length; i++)
      far.push(far[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]));
    const steps = points.map(([x, y], i) => ({
      transform: `translate(${x}px, ${y}px)`,
      offset: far[i] / (far[far.length - 1] || 1),
    }));
    const duration = Math.min(LONGEST_MS, FLIGHT_MS * (0.4 + 0.6 * (points.length - 1)));
    this.running.push(thing.animate(steps, { duration, easing: 'ease-in-out' }));
  }
}

/** Where a thing was. A drawing that was scrolled or zoomed since has taken its things along. */
function placed(thing: Thing, { at, drawing, lay }: Was): DOMRect {
  const now = drawing && drawingOf(thing) === drawing ? drawing.getScreenCTM() : null;
  if (!now || !lay) return at;
  const moved = now.multiply(lay.inverse());
  const corner = new DOMPoint(at.x, at.y).matrixTransform(moved);
  return new DOMRect(corner.x, corner.y, at.width * moved.a, at.height * moved.d);
}

const drawingOf = (thing: Thing) => (thing instanceof SVGElement ? thing.ownerSVGElement : null);

const name = (thing: Thing) => thing.dataset.fly ?? '';

function things(): NodeListOf<Thing> {
  return document.querySelectorAll<Thing>('[data-fly]');
}
