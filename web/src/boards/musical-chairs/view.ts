/** What this board asks of the view. */
import type { View } from '../../wire/musical-chairs';

export type { Battle, Card, Chair, Cushion, LineCard, Seat, View } from '../../wire/musical-chairs';

/** Whether the music is playing: a round is running. */
export const runs = (view: View): boolean => view.phase === 'turn' || view.phase === 'moving';
