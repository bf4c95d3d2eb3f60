/** Sitting at a table: its connection, my keys, and the playback of what happens, brought together. */
import * as api from '../lib/api';
import { newId, remembers, type MyKey } from '../lib/mine';
import { prefs } from '../lib/prefs.svelte';
import { noteSeal } from '../lib/seal';
import { sounds } from '../sound/sounds';
import { Shell } from '../stage/shell.svelte';
import type { FromServer, Invitation, Present, Refused, State } from '../wire';
import { Connection } from './connection.svelte';
import { Keyring } from './keyring.svelte';
import { Playback } from './playback.svelte';
import { Talk } from './talk.svelte';

export class Sitting {
  readonly shell: Shell;
  readonly talk = new Talk();
  readonly ring: Keyring;
  readonly connection: Connection;
  readonly playback: Playback;
  watching = $state(0);
  failed = $state.raw<Refused | null>(null); // why the table does not let us in
  invited = $state.raw<Invitation | null>(null); // a link that this browser has not opened before
  curtain = $state<number | null>(null); // several at one screen: the seat that should look now
  heardAt = $state(Date.now()); // when the state with the clocks came

  constructor(readonly table: string) {
    this.ring = new Keyring(table);
    this.connection = new Connection(table, {
      state: (state) => {
        this.talk.arrive();
        this.playback.take(state);
      },
      shut: (told) => this.turnedAway(told),
      other: (message) => this.hear(message),
    });
    this.shell = new Shell((choice) => {
      const state = this.shell.state;
      if (!state) return;
      this.playback.finishMotion();
      this.playback.scenes.skipAll(); // whoever decides has seen enough
      this.connection.choose(state, choice, this.shell.text(choice.text));
    });
    // Whoever hands the screen on may take a decision back at the curtain: that is confirmation enough.
    this.shell.asks = () => (prefs.confirm === 'mixed' && this.ring.own.length > 1 ? 'never' : prefs.confirm);
    this.playback = new Playback(this.shell, (state) => this.shown(state));
    this.shell.words = async () => (await api.tableWords(this.table, this.ring.token)).sections;
    this.shell.again = (move) => {
      const { state, board } = this.shell;
      if (state) void this.ask(this.playback.scenes.again(board, state, this.ring.token, move));
    };
  }

  /** Takes the seat of a link, a seat already known to this browser, or a place among the spectators. */
  async sit(token: string): Promise<void> {
    this.failed = this.invited = null;
    if (token && !this.ring.knows(token) && remembers() && (await this.isInvited(token))) return;
    this.ring.take(token);
    try {
      this.playback.take(await api.tableState(this.table, this.ring.token));
    } catch (error) {
      if (error instanceof api.ApiError && error.status !== 0) return this.turnedAway(error.refused);
    }
    this.connect();
  }

  /** Takes the seat of an invitation; `again`: the seat is taken, and I am who took it. */
  async accept(token: string, name: string, again: boolean): Promise<string> {
    try {
      await api.sitDown(this.table, token, name, again);
    } catch (error) {
      if (error instanceof api.ApiError) return error.message;
    }
    this.ring.take(token);
    await this.sit(token);
    return '';
  }

  /** Somebody with a link that is new here is told first who invites to what; a finished game is simply shown. */
  private async isInvited(token: string): Promise<boolean> {
    const invitation = await api.invitation(this.table, token).catch(() => null);
    if (invitation && !invitation.over) this.invited = invitation;
    return this.invited !== null;
  }

  lift(): void {
    const key = this.ring.own.find((k) => k.seat === this.curtain);
    this.curtain = null;
    if (!key) return;
    this.ring.token = key.token;
    this.playback.forget();
    this.connect();
  }

  /** A new link for a seat; the old one opens nothing any more. */
  async reissue(seat: number): Promise<void> {
    const mine = seat === this.shell.state?.viewer;
    if (mine) this.connection.close(); // the server hangs up, and the old link must not be tried again
    const answer = await this.ask(api.reissue(this.table, this.ring.token, seat));
    if (answer) this.ring.renew(seat, answer.token, mine);
    if (mine) this.connect();
  }

  /** Takes the latest decision back, by oneself where that is fair, else with the others' consent. */
  undo(): void {
    if (this.shell.state?.may_undo) this.connection.undo();
    else this.connection.askUndo();
  }

  /** Answers for a seat that is played at this screen. */
  answerUndo(key: MyKey, agree: boolean): void {
    const request = this.shell.state?.undo_request?.number;
    if (request !== undefined) void this.ask(api.answerUndo(this.table, key.token, newId(), request, agree));
  }

  withdrawUndo(): void {
    if (this.ring.mine) this.answerUndo(this.ring.mine, false);
  }

  async ask<T>(question: Promise<T>): Promise<T | null> {
    try {
      return await question;
    } catch (error) {
      if (error instanceof api.ApiError) this.connection.refused = error.refused;
      return null;
    }
  }

  leave(): void {
    this.connection.close();
    sounds.stopMusic();
  }

  private connect(): void {
    this.connection.open(this.ring.token, this.shell.state);
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'ack':
        return this.connection.shown(this.shell.state?.number ?? 0);
      case 'final':
        return this.playback.amend(message.number, (state) => withFinal(state, message.options));
      case 'presence':
        this.watching = message.watching;
        return this.presence(message.seats);
      case 'chat':
        return this.talk.hear(message.lines);
    }
  }

  /** Nothing more is tried with this link, and nothing of its seat stays on the screen. */
  private turnedAway(told: Refused): void {
    this.connection.close();
    this.curtain = null;
    this.playback.forget();
    if (told.error === 'bad_token') this.ring.drop();
    else this.ring.reread();
    this.failed = told;
  }

  private presence(seats: Present[]): void {
    const state = this.shell.state;
    if (!state) return;
    const told = new Map(seats.map((s) => [s.seat, s]));
    this.shell.state = { ...state, seats: state.seats.map((s) => ({ ...s, ...told.get(s.seat) })) };
  }

  private shown(state: State): void {
    this.heardAt = Date.now();
    this.connection.shown(state.number);
    this.ring.learn(state);
    noteSeal(state);
    this.drawCurtain(state);
  }

  /** Several at one screen: when somebody else of us must decide, the curtain falls. */
  private drawCurtain(state: State): void {
    if (this.ring.own.length < 2 || state.over) return;
    if (state.waiting.includes(state.viewer)) {
      this.curtain = null; // what was decided has been taken back
      return;
    }
    const next = this.ring.own.find((k) => state.waiting.includes(k.seat));
    if (next) void this.handOver(state, next);
  }

  /** The screen goes to somebody else of us: behind a curtain only where each of us sees what the other must not. */
  private async handOver(state: State, next: MyKey): Promise<void> {
    const theirs = await api.tableState(this.table, next.token).catch(() => null);
    if (this.shell.state !== state && this.shell.state?.number !== state.number) return;
    this.curtain = next.seat;
    if (theirs && theirs.number === state.number && sameSight(state, theirs)) this.lift();
  }
}

/** Whether two seats see the same table: then there is nothing to hide between them. */
function sameSight(a: State, b: State): boolean {
  const sight = (s: State) => JSON.stringify(s.view, (key, value) => (key === 'viewer' ? undefined : value));
  return sight(a) === sight(b);
}

function withFinal(state: State, options: number[]): State {
  return { ...state, choices: state.choices.map((c) => ({ ...c, final: options.includes(c.option) })) };
}
