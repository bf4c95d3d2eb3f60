/**
 * Everything drawn explains itself where it is: hover, focus and tap-and-hold open one card beside it.
 * Pieces do so by themselves; any other element does with `{@attach explained(() => ({ name, does, now, rules }))}`.
 */
import type { Attachment } from 'svelte/attachments';

export interface Explanation {
  name: string;
  does?: string; // what it is and does
  now?: string; // what that means now, with figures
  rules?: string[]; // behind a small §
  choices?: { text: string; hint: string }[]; // what a click would choose
  barred?: string; // why it cannot be chosen now
  closer?: () => void; // opens it larger
}

const HOVER_MS = 280; // a pointer that only passes by asks nothing
const AWAY_MS = 180; // enough to move from the thing to its card
const WARM_MS = 500; // who has just read a card reads the next one at once
const HOLD_MS = 420;
const SLIP_PX = 10; // a finger that moves scrolls

class Explainer {
  anchor = $state.raw<Element | null>(null);
  private told: () => Explanation | null = () => null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closedAt = 0;

  readonly card = $derived.by(() => (this.anchor ? this.told() : null));

  open(anchor: Element, told: () => Explanation | null): void {
    clearTimeout(this.timer);
    this.told = told;
    this.anchor = null; // the same thing may have something else to tell
    this.anchor = anchor;
  }

  soon(anchor: Element, told: () => Explanation | null): void {
    const warm = this.anchor !== null || Date.now() - this.closedAt < WARM_MS;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(anchor, told), warm ? 40 : HOVER_MS);
  }

  stay(): void {
    clearTimeout(this.timer);
  }

  away(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.close(), AWAY_MS);
  }

  close(): void {
    clearTimeout(this.timer);
    if (this.anchor) this.closedAt = Date.now();
    this.anchor = null;
  }
}

export const explainer = new Explainer();

/** Where something was last clicked: what appears under a pointer that rests there was not asked about. */
let clicked = { x: -1, y: -1 };
addEventListener('pointerdown', (e) => (clicked = { x: e.clientX, y: e.clientY }), { capture: true });

/** Lets an element explain itself. `told` is asked each time, and again while the card is open and something changes. */
export function explained(told: () => Explanation | null): Attachment<Element> {
  return (element) => {
    let hold: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let resting = false; // under a pointer that has not moved since it clicked

    const on = <K extends keyof GlobalEventHandlersEventMap>(
      kind: K,
      act: (event: GlobalEventHandlersEventMap[K]) => void,
    ) => element.addEventListener(kind, act as EventListener);

    on('pointerenter', (e) => {
      if (e.pointerType === 'touch') return;
      resting = e.clientX === clicked.x && e.clientY === clicked.y;
      if (!resting) explainer.soon(element, told);
    });
    on('pointerleave', (e) => e.pointerType !== 'touch' && explainer.away());
    on('focusin', (e) => (e.target as Element).matches(':focus-visible') && explainer.open(element, told));
    on('focusout', () => explainer.away());
    on('pointerdown', (e) => {
      if (e.pointerType !== 'touch') return explainer.close(); // a click wants to choose, not to read
      from = { x: e.clientX, y: e.clientY };
      hold = setTimeout(() => {
        swallowClick();
        explainer.open(element, told);
      }, HOLD_MS);
    });
    on('pointermove', (e) => {
      if (resting && (e.clientX !== clicked.x || e.clientY !== clicked.y)) {
        resting = false;
        explainer.soon(element, told);
      }
      if (Math.hypot(e.clientX - from.x, e.clientY - from.y) > SLIP_PX) clearTimeout(hold);
    });
    on('pointerup', () => clearTimeout(hold));
    on('pointercancel', () => clearTimeout(hold));
    on('contextmenu', (e) => (e as PointerEvent).pointerType === 'touch' && e.preventDefault());
    return () => {
      clearTimeout(hold);
      if (explainer.anchor === element) explainer.close();
    };
  };
}

/** A finger held to read must not choose when it is lifted. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  addEventListener(
    'pointerup',
    () => setTimeout(() => removeEventListener('click', swallow, { capture: true }), 80),
    { once: true, capture: true },
  );
}
