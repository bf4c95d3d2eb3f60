/** States shown one after the other, so that each can be seen, with pieces on their way between them. */
import { tick } from 'svelte';
import { prefs } from '../lib/prefs.svelte';
import { Flight } from '../motion/flight';
import { sounds } from '../sound/sounds';
import { Scenes } from '../stage/scenes.svelte';
import type { Shell } from '../stage/shell.svelte';
import type { State } from '../wire';

const SPACING_MS = 260; // between two states
const QUEUE = 5; // more than this in waiting: go straight to the latest

export class Playback {
  readonly scenes = new Scenes();
  private queue: State[] = [];
  private busy = false;
  private readonly flight = new Flight();

  constructor(
    private readonly shell: Shell,
    private readonly onShown: (state: State) => void,
  ) {}

  take(state: State): void {
    this.queue.push(state);
    if (!this.scenes.playing && (this.queue.length > QUEUE || !prefs.moves || document.hidden))
      this.queue = [state];
    if (!this.busy) void this.drain();
  }

  /** Changes the state of this number, be it shown or still waiting. */
  amend(number: number, change: (state: State) => State): void {
    this.queue = this.queue.map((s) => (s.number === number ? change(s) : s));
    const shown = this.shell.state;
    if (shown?.number === number) this.shell.state = change(shown);
  }

  finishMotion(): void {
    this.flight.finish();
  }

  /** Nothing of what was seen stays on the screen. */
  forget(): void {
    this.queue = [];
    this.scenes.skipAll();
    this.shell.state = null;
  }

  private async drain(): Promise<void> {
    this.busy = true;
    try {
      for (let next = this.queue.shift(); next; next = this.queue.shift()) await this.put(next);
    } finally {
      this.busy = false;
    }
  }

  private async put(state: State): Promise<void> {
    const before = this.shell.state;
    const moved = before !== null && before.number !== state.number;
    if (moved && prefs.moves) this.flight.look();
    this.shell.show(state);
    this.onShown(state);
    if (!moved) return;
    if (!this.shell.board?.heard?.(before, state)) sounds.moved(state);
    await tick();
    if (prefs.moves) this.flight.fly();
    await this.scenes.playNew(this.shell.board, state, before.moves);
    if (prefs.moves && this.queue.length) await new Promise((done) => setTimeout(done, SPACING_MS));
  }
}
