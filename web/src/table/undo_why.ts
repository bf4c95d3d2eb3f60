/** Why nothing can be taken back just now, as far as the page can tell. */
import type { State } from '../wire';

export function undoWhy(now: State): string {
  if (!now.since) return 'You have not decided anything yet.';
  if (now.moves > now.since) return 'Somebody else has decided since your latest decision.';
  return 'Your latest decision has shown something new: a card or token was drawn, or somebody learnt a secret by it.';
}
