/** The review of a finished game: asked for once, then looked at again and again until it is worked out. */
import * as api from '../lib/api';
import type { Decision, Review } from '../wire';

const LOOK_MS = 1200;

export class GameReview {
  found = $state.raw<Review | null>(null);
  trouble = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(
    readonly table: string,
    private readonly token: string,
  ) {}

  readonly decisions = $derived.by(() => new Map(this.found?.decisions.map((d) => [d.move, d]) ?? []));
  readonly complete = $derived((this.found?.progress ?? 0) >= 1);

  async ask(): Promise<void> {
    await this.take(api.askReview(this.table, this.token));
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** What a move was judged to be; nothing for a move without a choice. */
  at(move: number): Decision | undefined {
    return this.decisions.get(move);
  }

  private async take(answer: Promise<Review>): Promise<void> {
    try {
      this.found = await answer;
      this.trouble = '';
    } catch (error) {
      this.trouble = (error as Error).message;
      if (!this.found) return; // refused: to ask again would change nothing
    }
    if (this.complete || this.stopped) return;
    this.timer = setTimeout(() => void this.take(api.review(this.table, this.token)), LOOK_MS);
  }
}
