/** The rulebook: how to play in front, then every rule; a § anywhere opens its sentences, the search finds the others. */
import { getContext, setContext } from 'svelte';
import * as api from '../lib/api';
import type { Rule } from '../wire';

export type Chapter = 'howto' | 'rules';

export class Rulebook {
  game = $state('');
  open = $state(false);
  chapter = $state<Chapter>('howto');
  words = $state('');
  cited = $state.raw<string[]>([]); // only these rules are shown
  trouble = $state('');
  private all = $state.raw<Rule[]>([]);
  private hits = $state.raw<Rule[] | null>(null); // what the search found; null without one

  readonly found = $derived.by(() => {
    if (this.cited.length) return this.all.filter((rule) => this.cited.includes(rule.id));
    return this.hits ?? this.all;
  });

  /** Opens the book at its front. */
  async read(chapter: Chapter = 'howto'): Promise<void> {
    this.open = true;
    this.chapter = chapter;
    this.cited = [];
    this.words = '';
    this.hits = null;
    await this.load();
  }

  /** Opens the book at the rules a sentence rests on. */
  async cite(ids: string[]): Promise<void> {
    await this.read('rules');
    this.cited = ids;
  }

  async search(): Promise<void> {
    const words = this.words.trim();
    this.cited = [];
    if (!words) this.hits = null;
    else await this.ask(words, (found) => words === this.words.trim() && (this.hits = found));
  }

  private async load(): Promise<void> {
    if (!this.all.length) await this.ask('', (found) => (this.all = found));
  }

  private async ask(words: string, take: (found: Rule[]) => void): Promise<void> {
    try {
      take(await api.rules(this.game, words));
      this.trouble = '';
    } catch (error) {
      this.hits = [];
      this.trouble = (error as Error).message;
    }
  }
}

const KEY = Symbol('rulebook');

export const giveRulebook = (book: Rulebook): Rulebook => setContext(KEY, book);
export const useRulebook = (): Rulebook => getContext<Rulebook>(KEY);
