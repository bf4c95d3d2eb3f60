/** My keys to one table: which seats are played at this screen, and with which key I look at it now. */
import { dropKey, keepKey, keepLink, keepTable, myTable, type MyKey } from '../lib/mine';
import { notePlayed } from '../lib/played';
import { whereabouts } from '../lib/reach.svelte';
import { route } from '../lib/route.svelte';
import type { State } from '../wire';

export class Keyring {
  keys = $state.raw<MyKey[]>([]);
  token = $state(''); // the key in use; none for spectators

  constructor(readonly table: string) {}

  knows(token: string): boolean {
    return myTable(this.table)?.keys.some((k) => k.token === token && k.kind !== 'friend') ?? false;
  }

  /** Takes the key of a link, or one already known to this browser. */
  take(token: string): void {
    if (token && keepLink(this.table, token)) route.tidy(`/t/${this.table}`);
    this.keys = myTable(this.table)?.keys ?? (token ? [{ seat: -1, kind: 'me', token }] : []);
    this.token = token || this.own[0]?.token || '';
  }

  /** The keys that are played at this screen; friends' keys are only kept to pass them on. */
  get own(): MyKey[] {
    return this.keys.filter((k) => k.kind === 'me' || k.kind === 'screen');
  }

  get mine(): MyKey | undefined {
    return this.own.find((k) => k.token === this.token);
  }

  of(seat: number): MyKey | undefined {
    return this.keys.find((k) => k.seat === seat);
  }

  /** The link of a key, for its owner's other device or for a friend. */
  link(key: MyKey): string {
    return `${whereabouts.origin}/t/${this.table}#${key.token}`;
  }

  /** A seat has a new key; `mine`: it is the one in use. */
  renew(seat: number, token: string, mine: boolean): void {
    const kind = this.of(seat)?.kind ?? (mine ? 'me' : 'friend');
    const kept = keepKey(this.table, { seat, kind, token });
    this.keys = myTable(this.table)?.keys ?? [];
    if (!mine) return;
    this.token = token;
    route.tidy(kept ? `/t/${this.table}` : `/t/${this.table}#${token}`);
  }

  /** The key in use opens nothing any more. */
  drop(): void {
    dropKey(this.table, this.token);
    this.reread();
  }

  reread(): void {
    this.keys = myTable(this.table)?.keys ?? [];
  }

  /** What a state tells about my keys: the seat of the one in use, and what the table is called. */
  learn(state: State): void {
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
    notePlayed(state, this.own.find((k) => k.seat >= 0)?.seat ?? state.viewer);
  }
}
