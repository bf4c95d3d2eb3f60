/** The rulebook at the table: a § anywhere opens its sentences, the search finds the others. */
import { getContext, setContext } from 'svelte';
import * as api from '../lib/api';
import type { Rule } from '../wire';

export class Rulebook {
  game = $state('');
  open = $state(false);
  words = $state('');
  found = $state.raw<Rule[]>([]);
  trouble = $state('');

  /** Opens the book at a rule, or at the search. */
  async read(words = ''): Promise<void> {
    this.open = true;
    this.words = words;
    await this.search();
  }

  /** Opens the book at the rules a sentence rests on. */
  async cite(ids: string[]): Promise<void> {
    this.open = true;
    this.words = '';
    try {
      const each = await Promise.all(ids.map((id) => api.rules(this.game, id)));
      this.found = each.flatMap((found, i) => found.filter((rule) => rule.id === ids[i]));
      this.trouble = '';
    } catch (error) {
      this.found = [];
      this.trouble = (error as Error).message;
    }
  }

  async search(): Promise<void> {
    const words = this.words.trim();
    try {
      const found = await api.rules(this.game, words);
      if (words === this.words.trim()) this.found = found;
      this.trouble = '';
    } catch (error) {
      this.found = [];
      this.trouble = (error as Error).message;
    }
  }
}

const KEY = Symbol('rulebook');

export const giveRulebook = (book: Rulebook): Rulebook => setContext(KEY, book);
export const useRulebook = (): Rulebook => getContext<Rulebook>(KEY);
