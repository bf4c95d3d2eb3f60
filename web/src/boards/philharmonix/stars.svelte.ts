/** What all parts of the board of Philharmonix look at: the view, the seats and who is looking. */
import { getContext, setContext } from 'svelte';
import { nameOf } from '../../lib/names';
import type { State } from '../../wire';
import type { CloseUp } from './closeups';
import { bonusWords } from './signs';
import { SOLOISTS, type Seat, type View } from './view';

export class Stars {
  closeUp = $state.raw<CloseUp | null>(null); // what is looked at more closely
  private readonly now: () => State;

  constructor(now: () => State) {
    this.now = now;
  }

  readonly state = $derived.by(() => this.now());
  readonly view: View = $derived.by(() => this.state.view as View);
  /** My own seat; who only watches looks over the first player's shoulder. */
  readonly mine: Seat = $derived.by(() => this.view.seats[Math.max(0, this.state.viewer)]);
  readonly asked = $derived.by(() => this.state.waiting.includes(this.state.viewer));

  /** Opens a part of the table larger. */
  closer(part: CloseUp['part'], name: string): () => void {
    return () => (this.closeUp = { part, name });
  }

  /** What a soloist brings, in words. */
  soloBonus(kind: string): string {
    return bonusWords(this.view.soloist_bonuses[SOLOISTS.indexOf(kind)] ?? []);
  }

  name(seat: number): string {
    return seat === this.state.viewer ? 'you' : nameOf(this.state.seats, seat);
  }
}

const KEY = Symbol('stars');
export const giveStars = (now: () => State): Stars => setContext(KEY, new Stars(now));
export const useStars = (): Stars => getContext<Stars>(KEY);
