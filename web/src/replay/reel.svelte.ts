/** A game to step through: positions fetched as they are wanted, from any seat's knowledge or with everything open. */
import * as api from '../lib/api';
import { myTable } from '../lib/mine';
import { prefs } from '../lib/prefs.svelte';
import { route } from '../lib/route.svelte';
import { Flight } from '../table/flight';
import { Shell } from '../table/shell.svelte';
import type { State } from '../wire';
import { tick } from 'svelte';

const PLAY_MS = 1100;

export class Reel {
  readonly shell = new Shell();
  last = $state(0); // the number of moves
  move = $state(0);
  seat = $state('public'); // whose knowledge: a seat's number, "public" or "open"
  over = $state(false);
  playing = $state(false);
  trouble = $state('');
  end = $state.raw<State | null>(null); // the last position: the whole log, the scores, the seal

  readonly token: string;
  private past = new Map<string, Promise<State>>();
  private flight = new Flight();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {
    this.token = myTable(table)?.keys.find((k) => k.kind !== 'friend')?.token ?? '';
  }

  async open(move: number | null): Promise<void> {
    try {
      const now = await api.tableState(this.table, this.token);
      this.last = now.moves;
      this.over = now.over;
      this.seat = now.over ? 'open' : now.viewer >= 0 ? String(now.viewer) : 'public';
      this.end = now.over ? await this.at(this.last) : now;
      await this.go(move ?? (now.over ? 0 : this.last));
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  async go(move: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, move));
    const step = Math.abs(wanted - this.move) === 1;
    this.move = wanted;
    try {
      const state = await this.at(wanted);
      if (this.move !== wanted) return; // somebody has stepped on meanwhile
      if (step && prefs.moves) this.flight.look();
      this.shell.show(state);
      this.trouble = '';
      route.tidy(`/r/${this.table}#${wanted}`);
      await tick();
      if (step && prefs.moves) this.flight.fly();
      if (wanted < this.last) void this.at(wanted + 1);
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  async see(seat: string): Promise<void> {
    this.seat = seat;
    if (this.over) this.end = await this.at(this.last);
    await this.go(this.move);
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

  private async step(): Promise<void> {
    if (this.move >= this.last) return this.stop();
    await this.go(this.move + 1);
    if (this.playing) this.timer = setTimeout(() => void this.step(), PLAY_MS);
  }

  private at(move: number): Promise<State> {
    const key = `${this.seat}:${move}`;
    let state = this.past.get(key);
    if (!state) {
      state = api.moveState(this.table, this.token, move, this.seat);
      state.catch(() => this.past.delete(key));
      this.past.set(key, state);
    }
    return state;
  }
}
