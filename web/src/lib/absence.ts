/** For how long somebody has been away, as far as the server tells. */
import type { SeatInfo } from '../wire';

export function awayFor(seat: SeatInfo, now: number): string {
  const since = 'away_since' in seat ? (seat.away_since as number | null) : null;
  return since === null ? 'away' : `away for ${lasting(now / 1000 - since)}`;
}

function lasting(seconds: number): string {
  const minutes = Math.max(0, Math.round(seconds / 60));
  if (minutes < 1) return 'a moment';
  if (minutes < 120) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}
