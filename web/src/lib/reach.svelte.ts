/** From where this server can be reached: links that are passed on must open where they arrive. */
import * as api from './api';
import type { Reach } from '../wire';

class Whereabouts {
  reach = $state.raw<Reach | null>(null); // null: not asked yet, or the server does not tell
  private asked = false;

  async ask(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    this.reach = await api.reach().catch(() => null);
  }

  /** Lets others on this network in; throws a sentence where that cannot be done. */
  async open(): Promise<void> {
    this.reach = await api.openReach();
  }

  /** Whether the address that this page came from opens on this machine only. */
  get onlyHere(): boolean {
    return isLocal(location.hostname) && !this.reach?.addresses.length;
  }

  /** The beginning of links to pass on: this page's own address, or one that others can open. */
  get origin(): string {
    if (!isLocal(location.hostname)) return location.origin;
    return this.reach?.addresses[0] ?? location.origin;
  }
}

const isLocal = (host: string) => /^(localhost|127\.|\[::1\])/.test(host);

export const whereabouts = new Whereabouts();
