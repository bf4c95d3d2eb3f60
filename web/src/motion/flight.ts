/**
 * Things that change their place travel there along an arc, like a slur.
 * A thing is known by its `data-fly` name, wherever on the page it is drawn before and after. Things without a name of
 * their own, such as cubes of one colour, have a `data-kin`: a new one comes from where one of its kin has gone.
 */
import { Purses } from './purses';
import { slur } from './slur';

const FLIGHT_MS = 280;
const APPEAR_MS = 200;

type Thing = HTMLElement | SVGGraphicsElement;

export class Flight {
  private before = new Map<string, { at: DOMRect; kin: string }>();
  private purses = new Purses();
  private running: Animation[] = [];

  /** Remembers where everything is, just before it changes. */
  look(): void {
    this.finish();
    this.before.clear();
    for (const thing of things())
      this.before.set(name(thing), { at: thing.getBoundingClientRect(), kin: thing.dataset.kin ?? '' });
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
      const from = this.before.get(name(thing))?.at ?? this.left(thing, gone);
      if (!from) this.appear(thing);
      else if (Math.hypot(from.x - to.x, from.y - to.y) > 3) this.arc(thing, from, to);
    }
    this.running.push(...this.purses.pour());
  }

  /** Skips what is still moving. */
  finish(): void {
    for (const animation of this.running) animation.finish();
    this.running = [];
  }

  /** Where one of a new thing's kin was, which is not there any more. */
  private left(thing: Thing, gone: [string, { at: DOMRect; kin: string }][]): DOMRect | undefined {
    const at = gone.findIndex(([, { kin }]) => kin === thing.dataset.kin);
    return at < 0 ? undefined : gone.splice(at, 1)[0][1].at;
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
}

const name = (thing: Thing) => thing.dataset.fly ?? '';

function things(): NodeListOf<Thing> {
  return document.querySelectorAll<Thing>('[data-fly]');
}
