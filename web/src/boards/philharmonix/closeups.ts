/** What opens larger: a desk, a patron or a region of the chart, found by any of the things that lie there. */
import type { View } from './view';

export interface CloseUp {
  part: 'desk' | 'patron' | 'region';
  name: string; // of the action, the patron's id, the region's colour
}

export function closeUpOf(element: string, view: View): CloseUp | null {
  const [kind, first = ''] = element.split('-');
  if (kind === 'action' || kind === 'row' || kind === 'manager') {
    const action = view.actions.find((a) => a.name.toLowerCase() === first);
    return action ? { part: 'desk', name: action.name } : null;
  }
  if (kind === 'patron') {
    const patron = view.patrons.find((p) => `${element}-`.startsWith(`patron-${p.id}-`));
    return patron ? { part: 'patron', name: patron.id } : null;
  }
  const on = ['region', 'demand', 'track', 'musician', 'soloist', 'planet'].includes(kind);
  return on && view.regions.some((r) => r.name === first) ? { part: 'region', name: first } : null;
}
