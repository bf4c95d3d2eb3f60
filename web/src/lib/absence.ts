/** For how long somebody has been away, and when a bot may play for them. Times are seconds since 1970. */
import type { SeatInfo } from '../wire';

export function awayFor(seat: SeatInfo, now: number): string {
  return seat.away_since === null ? 'away' : `away for ${lasting(now / 1000 - seat.away_since)}`;
}

/** How long others must wait until a bot may play; nothing once it may. */
export function botIn(seat: SeatInfo, now: number): string {
  const left = (seat.bot_from ?? 0) - now / 1000;
  if (left <= 0) return '';
  return left < 100 ? `${Math.ceil(left)} ${left <= 1 ? 'second' : 'seconds'}` : lasting(left);
}

function lasting(seconds: number): string {
  const minutes = Math.max(0, Math.round(seconds / 60));
  if (minutes < 1) return 'a moment';
  if (minutes < 120) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}
