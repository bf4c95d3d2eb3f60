/** From a game's facts to a table one would want to sit at: sensible seats, levels and options. */
import { recall } from '../lib/mine';
import type { Clock, GameInfo, SeatWish, TableWish } from '../wire';

export const NAMELESS = 'Guest'; // sentences speak of everybody in the third person
const BOT_NAMES = ['Clara', 'Felix', 'Fanny', 'Leopold', 'Hildegard', 'Antonio'];

const NO_CLOCK: Clock = { kind: 'none', start_s: 0, step_s: 0, days: 0 };

export const CLOCKS: { name: string; text: string; clock: Clock }[] = [
  { name: 'None', text: 'Everybody takes the time it takes.', clock: NO_CLOCK },
  { name: 'Quick', text: 'Five minutes each, ten seconds more for every decision.', clock: fischer(300, 10) },
  {
    name: 'Relaxed',
    text: 'Twenty minutes each, twenty seconds more for every decision.',
    clock: fischer(1200, 20),
  },
  {
    name: 'By day',
    text: 'Three days for every decision: a game by correspondence.',
    clock: { kind: 'days', start_s: 0, step_s: 0, days: 3 },
  },
];

function fischer(start_s: number, step_s: number): Clock {
  return { kind: 'fischer', start_s, step_s, days: 0 };
}

export function usualPlayers(game: GameInfo): number {
  return game.players.includes(3) ? 3 : game.players[game.players.length - 1];
}

export function usualLevel(game: GameInfo): string {
  const last = recall('level');
  if (game.levels.some((l) => l.spec === last)) return last as string;
  return game.levels[Math.floor((game.levels.length - 1) / 2)]?.spec ?? '';
}

export function botName(seat: number): string {
  return BOT_NAMES[seat % BOT_NAMES.length];
}

/** Me and bots: what "play now" sits down to. */
function usualSeats(players: number, me: string, level: string): SeatWish[] {
  return Array.from({ length: players }, (_, seat) =>
    seat === 0
      ? { kind: 'me', name: me || NAMELESS, level: '' }
      : { kind: 'bot', name: botName(seat - 1), level },
  );
}

export function usualTable(game: GameInfo, me: string, level = usualLevel(game)): TableWish {
  return {
    game: game.name,
    options: Object.fromEntries(game.options.map((o) => [o.key, o.values[0]])),
    seats: usualSeats(usualPlayers(game), me, level),
    clock: NO_CLOCK,
    chat: true,
    pace: 'thinking',
    undo: 'fair',
    open: false,
    note: '',
    stand_in: usualLevel(game),
  };
}

/** A first game after the lessons: against the easiest bots. */
export const pupilTable = (game: GameInfo, me: string): TableWish =>
  usualTable(game, me, game.levels[0].spec);
