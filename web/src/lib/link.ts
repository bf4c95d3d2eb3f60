/**
 * The line to a table: a WebSocket that comes back by itself, and server-sent events where sockets are blocked.
 * A message that must not get lost is kept and sent again, with the same id, until it is answered.
 */
import { newId } from './mine';
import { post, type Request } from './post';
import { listen } from './stream';
import type { FromServer, ToServer } from '../wire';

export type LineState = 'connecting' | 'live' | 'offline';

interface Waiting {
  message: Request;
  sent: number;
}

const QUIET_MS = 20000; // nothing heard for so long: the line is dead, whatever the socket says
const PING_MS = 8000;
const RESEND_MS = 2500;
const PROBE_MS = 3000;
const OPEN_MS = 4000; // a socket that does not open in this time will not
const TRIES = 2; // sockets that brought nothing, before the line goes by plain HTTP

export class Link {
  private socket: WebSocket | null = null;
  private heard = 0;
  private tries = 0;
  private everHeard = false;
  private closed = false;
  private streaming: AbortController | null = null;
  private known = 0;
  private unanswered = new Map<string, Waiting>();
  private timer: ReturnType<typeof setInterval>;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly onMessage: (message: FromServer) => void,
    private readonly onLine: (line: LineState) => void,
  ) {
    this.timer = setInterval(() => this.tick(), 1000);
    addEventListener('online', this.probe);
    document.addEventListener('visibilitychange', this.probe);
    this.connect();
  }

  /** Sends something that needs an answer; returns its id. */
  send(
    message:
      | { type: 'choose'; number: number; option: number }
      | { type: 'undo' }
      | { type: 'ask_undo' }
      | { type: 'chat'; text: string },
  ): string {
    const id = newId();
    const whole = { ...message, id } as Waiting['message'];
    this.unanswered.set(id, { message: whole, sent: Date.now() });
    this.pass(whole);
    return id;
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    clearTimeout(this.retry);
    removeEventListener('online', this.probe);
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
    socket.onopen = () => {
      this.say({ type: 'hello', token: this.token, since: this.known });
      for (const { message } of this.unanswered.values()) this.say(message);
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.heard = Date.now();
      this.tries = 0;
      this.everHeard = true;
      this.receive(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private receive(message: FromServer): void {
    if (message.type === 'state') {
      this.known = message.state.number;
      this.onLine('live');
    }
    if (message.type === 'ack' || message.type === 'refused') this.unanswered.delete(message.id);
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
    if (this.socket && quiet > PING_MS) this.say({ type: 'ping' });
    for (const waiting of this.unanswered.values()) {
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
          since: this.known,
          signal: this.streaming.signal,
          heard: () => (this.heard = Date.now()),
          told: (message) => this.closed || this.receive(message),
        });
      } catch {
        // the line broke, or was cut because nothing came
      }
      if (this.closed) return;
      this.onLine('offline');
      await new Promise((done) => setTimeout(done, RESEND_MS));
    }
  }
}
