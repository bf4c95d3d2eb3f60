/** What is said at the table, and how much of it has been read. */
import type { ChatLine } from '../wire';

export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  private read = $state(0);
  private here = false;

  readonly unread = $derived(this.lines.length - this.read);

  /** A line that comes back says again what was said before: that is no news. */
  hear(lines: ChatLine[]): void {
    const news = lines.filter((line) => !this.lines.some((known) => same(known, line)));
    this.lines = [...this.lines, ...news];
    if (!this.here) this.look();
  }

  /** From now on lines are news; what came before was said before we came. */
  arrive(): void {
    this.here = true;
  }

  /** Somebody reads the chat. */
  look(): void {
    this.read = this.lines.length;
  }
}

/** Names are not compared: who takes another name has still said what was said. */
function same(a: ChatLine, b: ChatLine): boolean {
  return a.at === b.at && a.seat === b.seat && a.text === b.text;
}
