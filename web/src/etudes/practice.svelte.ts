/** Solving etudes: one position after the other, two hints, as many tries as one likes. The server keeps nothing of it. */
import * as api from '../lib/api';
import { route } from '../lib/route.svelte';
import { Shell } from '../stage/shell.svelte';
import type { Choice, Etude, EtudeList } from '../wire';
import { keepDay, keepSolved, solved, streak } from './solved';

const AGAIN_MS = 1500; // how soon it asks again while the rules are being prepared

export class Practice {
  readonly shell = new Shell((choice) => this.choose(choice));
  list = $state.raw<EtudeList | null>(null);
  etude = $state.raw<Etude | null>(null);
  hints = $state(0); // how many were asked for
  chosen = $state.raw<Choice | null>(null); // the latest try
  shown = $state(false); // the answer is on the table: found, or given up for
  done = $state.raw<string[]>([]); // etudes of this game that were solved
  days = $state(0); // in a row
  trouble = $state('');

  private wishes = 0; // only the latest is shown: answers may come in another order
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly game: string) {
    this.done = solved(game);
  }

  readonly right = $derived.by(() => this.chosen !== null && this.chosen.option === this.etude?.answer);
  readonly isToday = $derived.by(() => this.etude !== null && this.etude.id === this.list?.today);
  readonly number = $derived.by(
    () => 1 + (this.list?.etudes.findIndex((e) => e.id === this.etude?.id) ?? -1),
  );
  readonly next = $derived.by(() => {
    const all = this.list?.etudes.map((e) => e.id) ?? [];
    const after = [...all.slice(this.number), ...all.slice(0, Math.max(0, this.number - 1))];
    return after.find((id) => !this.done.includes(id)) ?? after[0] ?? '';
  });

  /** Shows an etude; without a name, the day's. */
  async open(id: string): Promise<void> {
    const wish = ++this.wishes;
    clearTimeout(this.timer);
    try {
      this.list ??= await api.etudes(this.game);
      this.days = streak(this.game, this.list.day);
      const etude = await api.etude(this.game, id || this.list.today || 'none');
      if (wish !== this.wishes) return;
      this.trouble = '';
      this.hints = 0;
      this.chosen = null;
      this.shown = false;
      this.etude = etude;
      this.shell.show(etude.state);
      this.shell.clear();
      this.shell.pointed = [];
      route.tidy(`/etudes/${this.game}${this.isToday ? '' : `/${etude.id}`}`);
    } catch (error) {
      if (wish !== this.wishes) return;
      this.trouble = (error as Error).message;
      if (error instanceof api.ApiError && error.refused.error === 'compiling')
        this.timer = setTimeout(() => void this.open(id), AGAIN_MS);
    }
  }

  hint(): void {
    this.hints += 1;
    if (this.hints > 1) this.shell.pointed = this.etude?.look ?? [];
  }

  giveUp(): void {
    this.shown = true;
    this.shell.pointed = this.etude?.look ?? [];
  }

  leave(): void {
    clearTimeout(this.timer);
    this.wishes += 1;
  }

  private choose(choice: Choice): void {
    if (!this.etude || this.shown) return;
    this.chosen = choice;
    if (choice.option !== this.etude.answer) return;
    this.giveUp();
    keepSolved(this.game, this.etude.id);
    if (this.isToday && this.list) keepDay(this.game, this.list.day);
    this.done = solved(this.game);
    this.days = streak(this.game, this.list?.day ?? '');
  }
}
