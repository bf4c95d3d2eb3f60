/** The line to the table: what is on its way there, what was refused, and how the line itself is doing. */
import { Link, shuts, type LineState } from '../lib/link';
import type { Choice, FromServer, Refused, State } from '../wire';
import { sounds } from '../sound/sounds';

interface Sending {
  id: string;
  what: string;
  row: number | null; // the number of the log it was accepted as
}

/** What the line does not settle by itself. */
export interface Hears {
  state: (state: State) => void;
  shut: (told: Refused) => void; // the table lets us in no more
  other: (message: FromServer) => void;
}

export class Connection {
  line = $state<LineState>('connecting');
  sending = $state.raw<Sending | null>(null);
  refused = $state.raw<Refused | null>(null);

  private link: Link | null = null;

  constructor(
    private readonly table: string,
    private readonly hears: Hears,
  ) {}

  open(token: string, known: State | null): void {
    this.link?.close();
    this.line = 'connecting';
    this.sending = null; // what the old line had not sent yet is not sent any more
    this.link = new Link(
      this.table,
      token,
      known,
      (m) => this.hear(m),
      (l) => (this.line = l),
    );
  }

  close(): void {
    this.link?.close();
  }

  choose(state: State, choice: Choice, what: string): void {
    this.send(what, (link) => link.send({ type: 'choose', number: state.number, option: choice.option }));
  }

  undo(): void {
    this.send('Taking it back', (link) => link.send({ type: 'undo' }));
  }

  askUndo(): void {
    this.send('Asking the others', (link) => link.send({ type: 'ask_undo' }));
  }

  say(text: string): void {
    this.link?.send({ type: 'chat', text });
  }

  /** What was sent is over when the state that holds it is shown, not when somebody else decides meanwhile. */
  shown(number: number): void {
    const row = this.sending?.row ?? null;
    if (row !== null && number >= row) this.sending = null;
  }

  private send(what: string, how: (link: Link) => string): void {
    if (this.sending || !this.link) return;
    this.refused = null;
    this.sending = { id: how(this.link), what, row: null };
  }

  private hear(message: FromServer): void {
    if (message.type === 'state') return this.hears.state(message.state);
    if (message.type === 'ack') return this.accepted(message.id, message.number);
    if (message.type !== 'refused') return this.hears.other(message);
    if (shuts(message)) return this.hears.shut(message);
    if (this.sending?.id === message.id) this.sending = null;
    this.refused = message;
    sounds.refused();
  }

  private accepted(id: string, row: number): void {
    if (this.sending?.id !== id) return;
    this.sending = { ...this.sending, row };
    this.hears.other({ type: 'ack', id, number: row });
    sounds.accepted();
  }
}
