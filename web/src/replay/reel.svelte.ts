/** A game to step through: positions fetched as they are wanted, from any seat's knowledge or with everything open. */
import * as api from '../lib/api';
import { myTable } from '../lib/mine';
import { prefs } from '../lib/prefs.svelte';
import { route } from '../lib/route.svelte';
import { Flight } from '../motion/flight';
import { Scenes } from '../stage/scenes.svelte';
import { Shell } from '../stage/shell.svelte';
import type { State } from '../wire';
import { tick } from 'svelte';

const PLAY_MS = 1100;

export class Reel {
  readonly shell = new Shell();
  readonly scenes = new Scenes();
  last = $state(0); // the number of moves
  move = $state(0);
  seat = $state('public'); // whose knowledge: a seat's number, "public" or "open"
  own = $state(-1); // my seat: while the game runs, the only one whose knowledge may be seen
  over = $state(false);
  playing = $state(false);
  speed = $state(1);
  trouble = $state('');
  end = $state.raw<State | null>(null); // the last position, of the same seat: the whole log, the scores, the seal

  readonly token: string;
  private past = new Map<string, Promise<State>>();
  private shown: { move: number; seat: string } | null = null;
  private wishes = 0; // only the latest is shown: answers may come in another order
  private flight = new Flight();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {
    this.token = myTable(table)?.keys.find((k) => k.kind !== 'friend')?.token ?? '';
    this.shell.again = (move) => {
      if (this.end) void this.scenes.again(this.shell.board, this.end, this.token, move);
    };
  }

  /** The moves at which rounds begin. */
  readonly rounds = $derived.by(() => {
    const rules = this.shell.board?.rounds ?? [];
    const begin = (this.end?.log ?? []).filter((line) => line.rules.some((rule) => rules.includes(rule)));
    return [...new Set(begin.map((line) => line.number))];
  });

  async open(move: number | null): Promise<void> {
    try {
      const now = await api.tableState(this.table, this.token);
      this.last = now.moves;
      this.over = now.over;
      this.own = now.viewer;
      this.seat = now.over ? 'open' : now.viewer >= 0 ? String(now.viewer) : 'public';
      await this.show(move ?? (now.over ? 0 : this.last), this.seat);
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  go(move: number): Promise<void> {
    return this.show(Math.max(0, Math.min(this.last, move)), this.seat);
  }

  see(seat: string): Promise<void> {
    return this.show(this.move, seat);
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    if (this.playing) void this.step();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Shows a position as a seat knew it. What cannot be had leaves everything as it is, and says why. */
  private async show(move: number, seat: string): Promise<void> {
    const wish = ++this.wishes;
    const step = Math.abs(move - this.move) === 1;
    this.move = move;
    this.seat = seat;
    try {
      const [state, end] = await Promise.all([this.at(move, seat), this.at(this.last, seat, 'all')]);
      if (wish !== this.wishes) return; // something else is wanted by now
      if (step && prefs.moves) this.flight.look();
      this.shell.show(state);
      this.end = end;
      this.shown = { move, seat };
      this.trouble = '';
      route.tidy(`/r/${this.table}${location.search}#${move}`);
      await tick();
      if (step && prefs.moves) this.flight.fly();
      if (move < this.last) void this.at(move + 1, seat);
    } catch (error) {
      if (wish !== this.wishes) return;
      if (this.shown) ({ move: this.move, seat: this.seat } = this.shown);
      this.trouble = (error as Error).message;
    }
  }

  private async step(): Promise<void> {
    if (this.move >= this.last) return this.stop();
    await this.go(this.move + 1);
    if (this.playing) this.timer = setTimeout(() => void this.step(), PLAY_MS / this.speed);
  }

  private at(move: number, seat: string, log: 'all' | 'new' = 'new'): Promise<State> {
    const key = `${seat}:${move}:${log}`;
    let state = this.past.get(key);
    if (!state) {
      state = api.moveState(this.table, this.token, move, seat, log);
      state.catch(() => this.past.delete(key));
      this.past.set(key, state);
    }
    return state;
  }
}
