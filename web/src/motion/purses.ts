/**
 * Coins that change hands: a purse (`data-purse`) whose amount (`data-amount`) has changed gets coins from the bank
 * (`data-bank`), or gives them to it (`data-pays="only"`: it is told only that it gives). Coins are drawn for the way.
 */
import { slur } from './slur';

const COINS_MS = 240;
const APART_MS = 30;
const MOST = 3; // coins drawn, however many change hands

export class Purses {
  private before = new Map<string, number>();

  look(): void {
    this.before = new Map(purses().map((p) => [p.dataset.purse ?? '', Number(p.dataset.amount)]));
  }

  /** Lets coins travel between the bank and every purse that holds more or less than before. */
  pour(): Animation[] {
    const bank = document.querySelector('[data-bank]')?.getBoundingClientRect();
    if (!bank) return [];
    return purses().flatMap((purse) => {
      const change = Number(purse.dataset.amount) - (this.before.get(purse.dataset.purse ?? '') ?? NaN);
      if (!change || (change > 0 && purse.dataset.pays === 'only')) return [];
      const at = purse.getBoundingClientRect();
      const [from, to] = change > 0 ? [bank, at] : [at, bank];
      return Array.from({ length: Math.min(MOST, Math.ceil(Math.abs(change))) }, (_, i) => coin(from, to, i));
    });
  }
}

function purses(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-purse][data-amount]')];
}

function coin(from: DOMRect, to: DOMRect, i: number): Animation {
  const drawn = document.createElement('span');
  drawn.className = 'coin-on-its-way';
  drawn.style.left = `${to.x + to.width / 2}px`;
  drawn.style.top = `${to.y + to.height / 2}px`;
  document.body.append(drawn);
  const way = slur(
    from.x + from.width / 2 - to.x - to.width / 2,
    from.y + from.height / 2 - to.y - to.height / 2,
  );
  const timing = {
    duration: COINS_MS,
    delay: i * APART_MS,
    easing: 'ease-in-out',
    fill: 'backwards' as const,
  };
  const flight = drawn.animate(way, timing);
  flight.onfinish = () => drawn.remove();
  return flight;
}
