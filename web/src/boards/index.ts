/** Which game has which picture. A game without one is played on the plain board. */
import type { GameBoard } from '../stage/board';

export type { GuideStep } from '../stage/board';

const BOARDS: Record<string, () => Promise<{ default: GameBoard }>> = {
  'musical-chairs': () => import('./musical-chairs'),
  'symphony-no-9': () => import('./symphony-no-9'),
  philharmonix: () => import('./philharmonix'),
  symphony: () => import('./symphony'),
};

/** A game's board; null where it has none, or where it could not be loaded. */
export async function loadBoard(game: string): Promise<GameBoard | null> {
  try {
    return (await BOARDS[game]?.())?.default ?? null;
  } catch {
    return null;
  }
}
