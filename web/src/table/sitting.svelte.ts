/** Sitting at a table: the line to it, my keys, what is on its way, and states shown one after the other. */
import { tick } from 'svelte';
import * as api from '../lib/api';
import { Link, shuts, type LineState } from '../lib/link';
import { dropKey, keepKey, keepLink, keepTable, myTable, newId, type MyKey } from '../lib/mine';
import { prefs } from '../lib/prefs.svelte';
import { route } from '../lib/route.svelte';
import { noteSeal } from '../lib/seal';
import type { FromServer, Refused, State } from '../wire';
import { sounds } from '../sound/sounds';
import { Flight } from '../motion/flight';
import { Shell } from '../stage/shell.svelte';
import { Talk } from './talk.svelte';

const SPACING_MS = 260; // between two states, so that each can be seen
const QUEUE = 5; // more than this in waiting: go straight to the latest

interface Sending {
  id: string;
  what: string;
  row: number | null; // the number of the log it was accepted as
}

export class Sitting {
  readonly shell: Shell;
  readonly talk = new Talk();
  line = $state<LineState>('connecting');
  sending = $state.raw<Sending | null>(null);
  refused = $state.raw<Refused | null>(null);
  watching = $state(0);
  failed = $state.raw<Refused | null>(null); // why the table does not let us in
  curtain = $state<number | null>(null); // several at one screen: the seat that should look now
  keys = $state.raw<MyKey[]>([]);
  token = $state('');
  heardAt = $state(Date.now()); // when the state with the clocks came

  private link: Link | null = null;
  private queue: State[] = [];
  private busy = false;
  private flight = new Flight();

  constructor(readonly table: string) {
    this.shell = new Shell((choice) => {
      if (this.sending) return;
      const state = this.shell.state;
      if (!state || !this.link) return;
      this.refused = null;
      this.flight.finish();
      const id = this.link.send({ type: 'choose', number: state.number, option: choice.option });
      this.sending = { id, what: this.shell.text(choice.text), row: null };
    });
    this.shell.asks = () => prefs.confirm;
  }

  /** Takes the seat of a link, a seat already known to this browser, or a place among the spectators. */
  async sit(token: string): Promise<void> {
    this.failed = null;
    if (token && keepLink(this.table, token)) route.tidy(`/t/${this.table}`);
    this.keys = myTable(this.table)?.keys ?? (token ? [{ seat: -1, kind: 'me', token }] : []);
    this.token = token || this.own()[0]?.token || '';
    try {
      this.take(await api.tableState(this.table, this.token));
    } catch (error) {
      if (error instanceof api.ApiError && error.status !== 0) return this.turnedAway(error.refused);
    }
    this.connect();
  }

  /** The keys that are played at this screen; friends' keys are only kept to pass them on. */
  own(): MyKey[] {
    return this.keys.filter((k) => k.kind === 'me' || k.kind === 'screen');
  }

  lift(): void {
    const key = this.own().find((k) => k.seat === this.curtain);
    this.curtain = null;
    if (!key) return;
    this.token = key.token;
    this.forgetSeat();
    this.connect();
  }

  /** A new link for a seat; the old one opens nothing any more. */
  async reissue(seat: number): Promise<void> {
    const mine = seat === this.shell.state?.viewer;
    const kind = this.keys.find((k) => k.seat === seat)?.kind ?? (mine ? 'me' : 'friend');
    if (mine) this.link?.close(); // the server hangs up, and the old link must not be tried again
    const answer = await this.ask(api.reissue(this.table, this.token, seat));
    if (answer) {
      const kept = keepKey(this.table, { seat, kind, token: answer.token });
      this.keys = myTable(this.table)?.keys ?? [];
      if (mine) {
        this.token = answer.token;
        route.tidy(kept ? `/t/${this.table}` : `/t/${this.table}#${answer.token}`);
      }
    }
    if (mine) this.connect();
  }

  /** Takes the latest decision back, by oneself where that is fair, else with the others' consent. */
  undo(): void {
    if (this.sending || !this.link) return;
    this.refused = null;
    if (this.shell.state?.may_undo)
      this.sending = { id: this.link.send({ type: 'undo' }), what: 'Taking it back', row: null };
    else this.sending = { id: this.link.send({ type: 'ask_undo' }), what: 'Asking the others', row: null };
  }

  /** Answers for a seat that is played at this screen. */
  answerUndo(key: MyKey, agree: boolean): void {
    const request = this.shell.state?.undo_request?.number;
    if (request !== undefined) void this.ask(api.answerUndo(this.table, key.token, newId(), request, agree));
  }

  withdrawUndo(): void {
    const me = this.own().find((k) => k.token === this.token);
    if (me) this.answerUndo(me, false);
  }

  say(text: string): void {
    this.link?.send({ type: 'chat', text });
  }

  async ask<T>(question: Promise<T>): Promise<T | null> {
    try {
      return await question;
    } catch (error) {
      if (error instanceof api.ApiError) this.refused = error.refused;
      return null;
    }
  }

  finishMotion(): void {
    this.flight.finish();
  }

  leave(): void {
    this.link?.close();
    sounds.stopMusic();
  }

  private connect(): void {
    this.link?.close();
    this.line = 'connecting';
    this.sending = null; // what the old line had not sent yet is not sent any more
    this.link = new Link(
      this.table,
      this.token,
      this.shell.state,
      (m) => this.hear(m),
      (l) => (this.line = l),
    );
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'state':
        this.talk.arrive();
        return this.take(message.state);
      case 'ack':
        if (this.sending?.id === message.id) {
          this.sending = { ...this.sending, row: message.number };
          this.arrived();
          sounds.accepted();
        }
        return;
      case 'refused':
        if (shuts(message)) return this.turnedAway(message);
        if (this.sending?.id === message.id) this.sending = null;
        this.refused = message;
        sounds.refused();
        return;
      case 'final':
        return this.final(message.number, message.options);
      case 'presence':
        this.watching = message.watching;
        return this.presence(message.seats);
      case 'chat':
        return this.talk.hear(message.lines);
    }
  }

  /** Nothing more is tried with this link, and nothing of its seat stays on the screen. */
  private turnedAway(told: Refused): void {
    this.link?.close();
    this.curtain = null;
    this.forgetSeat();
    if (told.error === 'bad_token') dropKey(this.table, this.token);
    this.keys = myTable(this.table)?.keys ?? [];
    this.failed = told;
  }

  private forgetSeat(): void {
    this.queue = [];
    this.shell.state = null;
  }

  private final(number: number, options: number[]): void {
    this.queue = this.queue.map((s) => (s.number === number ? withFinal(s, options) : s));
    const shown = this.shell.state;
    if (shown?.number === number) this.shell.state = withFinal(shown, options);
  }

  private presence(seats: { seat: number; present: boolean }[]): void {
    const state = this.shell.state;
    if (!state) return;
    const there = new Map(seats.map((s) => [s.seat, s.present]));
    const now = state.seats.map((s) => ({ ...s, present: there.get(s.seat) ?? s.present }));
    this.shell.state = { ...state, seats: now };
  }

  private take(state: State): void {
    this.queue.push(state);
    if (this.queue.length > QUEUE || !prefs.moves || document.hidden) this.queue = [state];
    if (!this.busy) void this.drain();
  }

  private async drain(): Promise<void> {
    this.busy = true;
    try {
      for (let next = this.queue.shift(); next; next = this.queue.shift()) await this.put(next);
    } finally {
      this.busy = false;
    }
  }

  private async put(state: State): Promise<void> {
    const before = this.shell.state;
    const moved = before !== null && before.number !== state.number;
    if (moved && prefs.moves) this.flight.look();
    this.heardAt = Date.now();
    this.shell.show(state);
    this.arrived();
    this.keep(state);
    noteSeal(state);
    this.drawCurtain(state);
    if (moved) {
      sounds.moved(state);
      await tick();
      if (prefs.moves) {
        this.flight.fly();
        if (this.queue.length) await new Promise((done) => setTimeout(done, SPACING_MS));
      }
    }
  }

  /** What was sent is over when the state that holds it is shown, not when somebody else decides meanwhile. */
  private arrived(): void {
    const row = this.sending?.row ?? null;
    if (row !== null && (this.shell.state?.number ?? 0) >= row) this.sending = null;
  }

  /** Several at one screen: when somebody else of us must decide, the curtain falls. */
  private drawCurtain(state: State): void {
    if (this.own().length < 2 || state.over) return;
    if (state.waiting.includes(state.viewer)) {
      this.curtain = null; // what was decided has been taken back
      return;
    }
    const next = this.own().find((k) => state.waiting.includes(k.seat));
    if (next) this.curtain = next.seat;
  }

  private keep(state: State): void {
    const known = myTable(this.table);
    if (!known) return;
    const keys = known.keys
      .filter((k) => k.token === this.token || k.seat < 0 || k.seat !== state.viewer) // a seat has one link
      .map((k) => (k.token === this.token ? { ...k, seat: state.viewer } : k));
    const changed =
      known.over !== state.over ||
      known.title !== state.title ||
      keys.length !== known.keys.length ||
      keys.some((k, i) => k.seat !== known.keys[i].seat);
    if (changed) keepTable({ ...known, game: state.game, title: state.title, keys, over: state.over });
    this.keys = keys;
  }
}

function withFinal(state: State, options: number[]): State {
  return { ...state, choices: state.choices.map((c) => ({ ...c, final: options.includes(c.option) })) };
}
