/** Sitting down at a table that was just made: its keys are kept, and the page goes there. */
import type { TableMade } from '../wire';
import { keepMade } from './mine';
import { route } from './route.svelte';

export function takeSeat(made: TableMade, game: { name: string; title: string }): void {
  const kept = keepMade(made, game.name, game.title);
  const mine = made.seats.find((s) => s.kind === 'me' || s.kind === 'screen');
  route.go(`/t/${made.table}${kept || !mine ? '' : `#${mine.token}`}`);
}
