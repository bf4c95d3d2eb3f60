/**
 * The line to a table: a WebSocket that comes back by itself, and plain HTTP where sockets are blocked.
 * A message that must not get lost is kept and sent again, with the same id, until it is answered.
 */
import * as api from './api';
import { newId } from './mine';
import type { FromServer, State, ToServer } from '../wire';

export type LineState = 'connecting' | 'live' | 'offline';

interface Waiting {
  message: Extract<ToServer, { id: string }>;
  sent: number;
}

const QUIET_MS = 20000; // nothing heard for so long: the line is dead, whatever the socket says
const PING_MS = 8000;
const RESEND_MS = 2500;
const PROBE_MS = 3000;

export class Link {
  private socket: WebSocket | null = null;
  private heard = 0;
  private tries = 0;
  private everOpen = false;
  private closed = false;
  private polling = false;
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
      { type: 'choose'; number: number; option: number } | { type: 'undo' } | { type: 'chat'; text: string },
  ): string {
    const id = newId();
    const whole = { ...message, id } as Waiting['message'];
    this.unanswered.set(id, { message: whole, sent: Date.now() });
    if (this.polling) void this.post(whole);
    else this.say(whole);
    return id;
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    clearTimeout(this.retry);
    removeEventListener('online', this.probe);
    document.removeEventListener('visibilitychange', this.probe);
    this.socket?.close();
  }

  private connect(): void {
    if (this.closed) return;
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${this.table}/live`;
    const socket = new WebSocket(address);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => {
      this.everOpen = true;
      this.say({ type: 'hello', token: this.token, since: this.known });
      for (const { message } of this.unanswered.values()) this.say(message);
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.heard = Date.now();
      this.tries = 0;
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
    if (!this.everOpen && this.tries >= 3) return this.poll();
    this.retry = setTimeout(() => this.connect(), Math.min(4000, 200 * 2 ** (this.tries - 1)));
  }

  private tick(): void {
    const quiet = Date.now() - this.heard;
    if (this.socket?.readyState === WebSocket.OPEN) {
      if (quiet > QUIET_MS) return this.drop();
      if (quiet > PING_MS) this.say({ type: 'ping' });
      for (const waiting of this.unanswered.values()) {
        if (Date.now() - waiting.sent < RESEND_MS) continue;
        waiting.sent = Date.now();
        this.say(waiting.message);
      }
    }
  }

  /** After sleep or a lost network an open socket proves nothing: ask, and hang up if no answer comes. */
  private probe = (): void => {
    if (document.hidden || this.closed || this.polling) return;
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

  // ---- without sockets ----

  private poll(): void {
    this.polling = true;
    const once = async () => {
      if (this.closed) return;
      try {
        const state = await api.tableState(this.table, this.token);
        this.receive({ type: 'state', state: state as State });
      } catch {
        this.onLine('offline');
      }
      this.retry = setTimeout(once, 1500);
    };
    void once();
  }

  private async post(message: Waiting['message']): Promise<void> {
    try {
      let number = this.known;
      if (message.type === 'choose') {
        const answer = await api.decide(this.table, this.token, message.number, message.id, message.option);
        number = answer.number;
        this.receive({ type: 'ack', id: message.id, number });
        return this.receive({ type: 'state', state: answer.state });
      }
      if (message.type === 'undo') await api.undo(this.table, this.token, message.id);
      else await api.chat(this.table, this.token, message.id, message.text);
      this.receive({ type: 'ack', id: message.id, number });
    } catch (error) {
      if (!(error instanceof api.ApiError) || error.status === 0) {
        setTimeout(() => void this.post(message), RESEND_MS);
        return;
      }
      this.receive({ type: 'refused', id: message.id, ...error.refused });
    }
  }
}
