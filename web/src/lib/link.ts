/**
 * The line to a table: a WebSocket that comes back by itself, and server-sent events where sockets are blocked.
 * A message that must not get lost is kept and sent again, with the same id, until it is answered.
 */
import { ApiError } from './api';
import { Known } from './known';
import { newId } from './mine';
import { post, type Request } from './post';
import { listen } from './stream';
import type { FromServer, Refused, State, ToServer } from '../wire';

export type LineState = 'connecting' | 'live' | 'offline';

interface Waiting {
  message: Request;
  sent: number;
  since: number; // when it was first sent
}

const QUIET_MS = 20000; // nothing heard for so long: the line is dead, whatever the socket says
const PING_MS = 8000;
const SLOW_MS = 1300; // an answer that takes so long: the line may be down
const TICK_MS = 300; // short enough that two seconds are kept
const RESEND_MS = 2500;
const PROBE_MS = 3000;
const OPEN_MS = 4000; // a socket that does not open in this time will not
const TRIES = 2; // sockets that brought nothing, before the line goes by plain HTTP

/** Whether the table is shut for this link for good. To knock again would only count as guessing. */
export const shuts = (told: Refused): boolean => told.error === 'bad_token' || told.error === 'no_table';

/** `T` without the id that the line gives it. */
type Unsent<T> = T extends Request ? Omit<T, 'id'> : never;

export class Link {
  private socket: WebSocket | null = null;
  private heard = 0;
  private asked = 0; // when a sign of life was asked for that has not come
  private tries = 0;
  private everHeard = false;
  private closed = false;
  private streaming: AbortController | null = null;
  private known = new Known();
  private unanswered = new Map<string, Waiting>();
  private timer: ReturnType<typeof setInterval>;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly token: string,
    known: State | null, // where the line takes up, if something has been seen already
    private readonly onMessage: (message: FromServer) => void,
    private readonly onLine: (line: LineState) => void,
  ) {
    if (known) this.known.whole(known);
    this.timer = setInterval(() => this.tick(), TICK_MS);
    addEventListener('online', this.probe);
    addEventListener('offline', this.gone);
    document.addEventListener('visibilitychange', this.probe);
    this.connect();
  }

  /** Sends something that needs an answer; returns its id. */
  send(message: Unsent<Request>): string {
    const id = newId();
    const whole = { ...message, id };
    this.unanswered.set(id, { message: whole, sent: Date.now(), since: Date.now() });
    this.pass(whole);
    return id;
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    clearTimeout(this.retry);
    removeEventListener('online', this.probe);
    removeEventListener('offline', this.gone);
    document.removeEventListener('visibilitychange', this.probe);
    this.socket?.close();
    this.streaming?.abort();
  }

  private connect(): void {
    if (this.closed) return;
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${this.table}/live`;
    const socket = new WebSocket(address);
    this.socket = socket;
    this.heard = Date.now();
    this.asked = 0;
    socket.onopen = () => {
      this.say({ type: 'hello', token: this.token, since: this.known.number, log: 'new', states: 'parts' });
      for (const { message } of this.unanswered.values()) this.say(message);
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.heard = Date.now();
      this.everHeard = true;
      if (this.asked && !this.tries) this.onLine('live');
      this.asked = 0;
      this.receive(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private receive(message: FromServer): void {
    if (message.type === 'state') {
      this.tries = 0; // only now: a server that answers and hangs up is not to be asked again and again
      this.onLine('live');
      return this.onMessage({ type: 'state', state: this.known.whole(message.state) });
    }
    if (message.type === 'changes') {
      const state = this.known.after(message);
      return state ? this.onMessage({ type: 'state', state }) : undefined;
    }
    if (message.type === 'ack' || message.type === 'refused') {
      this.unanswered.delete(message.id);
      this.onLine('live');
    }
    if (message.type === 'refused' && shuts(message)) this.close();
    this.onMessage(message);
  }

  private lost(): void {
    this.socket = null;
    if (this.closed) return;
    this.onLine('offline');
    this.tries += 1;
    if (!this.everHeard && this.tries >= TRIES) return void this.stream();
    this.retry = setTimeout(() => this.connect(), Math.min(4000, 200 * 2 ** (this.tries - 1)));
  }

  private tick(): void {
    const quiet = Date.now() - this.heard;
    if (this.socket?.readyState === WebSocket.CONNECTING && quiet > OPEN_MS) return this.drop();
    if (this.streaming && quiet > QUIET_MS) return this.streaming.abort();
    if (!this.streaming && this.socket?.readyState !== WebSocket.OPEN) return;
    if (this.socket && quiet > QUIET_MS) return this.drop();
    if (this.socket && quiet > PING_MS && !this.asked) {
      this.asked = Date.now();
      this.say({ type: 'ping' });
    }
    if (this.asked && Date.now() - this.asked > SLOW_MS) this.onLine('offline');
    for (const waiting of this.unanswered.values()) {
      if (Date.now() - waiting.since > SLOW_MS) this.onLine('offline');
      if (Date.now() - waiting.sent < RESEND_MS) continue;
      waiting.sent = Date.now();
      this.pass(waiting.message);
    }
  }

  /** After sleep or a lost network an open socket proves nothing: ask, and hang up if no answer comes. */
  private probe = (): void => {
    if (document.hidden || this.closed || this.streaming) return;
    if (this.socket?.readyState !== WebSocket.OPEN) {
      clearTimeout(this.retry);
      if (!this.socket) this.connect();
      return;
    }
    const asked = Date.now();
    this.say({ type: 'ping' });
    setTimeout(() => {
      if (!this.closed && this.heard < asked) this.drop();
    }, PROBE_MS);
  };

  /** The browser knows that there is no network: nobody needs to wait for a silence. */
  private gone = (): void => {
    if (this.socket) this.drop();
    else this.onLine('offline');
  };

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.lost();
  }

  private say(message: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private pass(message: Request): void {
    if (!this.streaming) return this.say(message);
    void post(this.table, this.token, message).then((answer) => {
      if (answer && !this.closed) this.receive(answer);
    });
  }

  /** Without sockets: the same messages come as server-sent events, and requests go out one by one. */
  private async stream(): Promise<void> {
    while (!this.closed) {
      this.streaming = new AbortController();
      this.heard = Date.now();
      try {
        await listen({
          table: this.table,
          token: this.token,
          since: this.known.number,
          signal: this.streaming.signal,
          heard: () => (this.heard = Date.now()),
          told: (message) => this.closed || this.receive(message),
        });
      } catch (error) {
        // else the line broke, or was cut because nothing came
        if (error instanceof ApiError && shuts(error.refused))
          this.receive({ type: 'refused', id: '', ...error.refused });
      }
      if (this.closed) return;
      this.onLine('offline');
      await new Promise((done) => setTimeout(done, RESEND_MS));
    }
  }
}
