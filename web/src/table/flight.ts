/**
 * Things that change their place travel there along an arc, like a slur.
 * A thing is known by its `data-fly` name, wherever on the page it is drawn before and after.
 */

const FLIGHT_MS = 280;
const APPEAR_MS = 200;

export class Flight {
  private before = new Map<string, DOMRect>();
  private running: Animation[] = [];

  /** Remembers where everything is, just before it changes. */
  look(): void {
    this.finish();
    this.before.clear();
    for (const thing of things()) this.before.set(thing.dataset.fly ?? '', thing.getBoundingClientRect());
  }

  /** Lets everything travel from where it was to where it is now. */
  fly(): void {
    if (!this.before.size) return;
    for (const thing of things()) {
      const from = this.before.get(thing.dataset.fly ?? '');
      const to = thing.getBoundingClientRect();
      if (!from) this.appear(thing);
      else if (Math.hypot(from.x - to.x, from.y - to.y) > 3) this.arc(thing, from, to);
    }
  }

  /** Skips what is still moving. */
  finish(): void {
    for (const animation of this.running) animation.finish();
    this.running = [];
  }

  private appear(thing: HTMLElement | SVGElement): void {
    this.running.push(
      thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: APPEAR_MS, easing: 'ease-out' }),
    );
  }

  private arc(thing: HTMLElement | SVGElement, from: DOMRect, to: DOMRect): void {
    const scale = thing instanceof SVGGraphicsElement ? (thing.getScreenCTM()?.a ?? 1) : 1;
    const dx = (from.x + from.width / 2 - to.x - to.width / 2) / scale;
    const dy = (from.y + from.height / 2 - to.y - to.height / 2) / scale;
    const lift = Math.min(60, Math.hypot(dx, dy) * 0.18);
    const steps = [0, 0.25, 0.5, 0.75, 1].map((t) => {
      const up = lift * 4 * t * (1 - t);
      return { transform: `translate(${dx * (1 - t)}px, ${dy * (1 - t) - up}px)` };
    });
    this.running.push(thing.animate(steps, { duration: FLIGHT_MS, easing: 'ease-in-out' }));
  }
}

function things(): NodeListOf<HTMLElement | SVGGraphicsElement> {
  return document.querySelectorAll<HTMLElement | SVGGraphicsElement>('[data-fly]');
}
