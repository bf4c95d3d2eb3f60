/** The whole table by keyboard: digits choose, arrows walk over what may be chosen (with Shift over everything), letters open things. */
import { prefs } from '../lib/prefs.svelte';
import type { Rulebook } from '../sheets/rulebook.svelte';
import type { Shell } from '../stage/shell.svelte';
import type { Sitting } from './sitting.svelte';

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const CHOSEN = '.piece > [tabindex="0"], .choice:enabled';
const EXPLAINED = '.board [tabindex]';
const TOOLS: Record<string, string> = {
  u: 'undo',
  h: 'hint',
  w: 'words',
  m: 'sound',
  '?': 'keys',
  y: 'agree',
  n: 'decline',
};

export function tableKeys(sitting: Sitting, book: Rulebook): (event: KeyboardEvent) => void {
  return (event) => {
    sitting.playback.finishMotion();
    if (!prefs.keys || elsewhere(event)) return;
    if (boardKey(event, sitting.shell)) {
      event.preventDefault();
    } else if (event.key in TOOLS) {
      document.querySelector<HTMLButtonElement>(`[data-tool=${TOOLS[event.key]}]`)?.click();
    } else if (event.key === 'r') {
      void book.read();
    } else if (event.key === 'Escape') {
      sitting.shell.clear();
    }
  };
}

/** Whether a key is meant for something else than the table: a field, a dialog, the browser. */
function elsewhere(event: KeyboardEvent): boolean {
  const typing = (event.target as HTMLElement).closest('input, textarea, select, dialog');
  return typing !== null || event.ctrlKey || event.metaKey || event.altKey;
}

/** Digits choose, arrows walk; answers whether it was one of them and something came of it. */
export function boardKey(event: KeyboardEvent, shell: Shell): boolean {
  if (elsewhere(event)) return false;
  if (event.key in ARROWS && !(event.target as HTMLElement).closest('[role=log], [role=tablist]'))
    return walk(ARROWS[event.key], event.shiftKey);
  const choice = /^[1-9]$/.test(event.key) ? shell.choices[Number(event.key) - 1] : undefined;
  if (choice) shell.choose(choice);
  return choice !== undefined;
}

/** Moves the focus to the nearest thing in that direction, on the board or in the list of choices. */
function walk([dx, dy]: [number, number], everywhere: boolean): boolean {
  const places = [...document.querySelectorAll<HTMLElement | SVGElement>(everywhere ? EXPLAINED : CHOSEN)];
  if (!places.length) return false;
  const from = document.activeElement;
  if (!from || !places.includes(from as HTMLElement)) {
    places[0].focus();
    return true;
  }
  const here = middle(from);
  let best: HTMLElement | SVGElement | null = null;
  let nearest = Infinity;
  for (const place of places) {
    const there = middle(place);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (place === from || along < 4) continue;
    const cost = along + 2.2 * across;
    if (cost < nearest) [nearest, best] = [cost, place];
  }
  best?.focus();
  return best !== null;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
