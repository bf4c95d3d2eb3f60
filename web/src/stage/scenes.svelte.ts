/** Scenes: what the table waited for is shown before the game goes on. One at a time; whoever waits for it is told when it is over. */
import * as api from '../lib/api';
import { prefs } from '../lib/prefs.svelte';
import type { LogLine, State } from '../wire';
import type { GameBoard, Scene } from './board';

export class Scenes {
  playing = $state.raw<Scene | null>(null);
  private rest: Scene[] = [];
  private over: (() => void) | null = null;

  /** Plays the scenes of the moves after `since`, if scenes are wanted; resolves when the last one is over. */
  async playNew(board: GameBoard | null | undefined, state: State, since: number): Promise<void> {
    if (prefs.scenes === 'never' || document.hidden || !board?.scenes) return;
    const found = board.scenes(state.log, state);
    await this.play(found.filter((scene) => scene.move > since && scene.move <= state.moves));
  }

  /** Shows the scenes of a move again, as the table stood then. */
  async again(board: GameBoard | null | undefined, now: State, token: string, move: number): Promise<void> {
    if (!board?.scenes) return;
    const seat = now.viewer >= 0 ? String(now.viewer) : now.viewer === -2 ? 'open' : 'public';
    const then = await api.moveState(now.table, token, move, seat, 'new');
    const log = now.log.filter((line) => line.number <= move);
    const found = board.scenes(log, { ...then, log });
    await this.play(found.filter((scene) => scene.move === move));
  }

  async play(scenes: Scene[]): Promise<void> {
    if (!scenes.length) return;
    this.skipAll();
    this.rest = scenes.slice(1);
    this.playing = scenes[0];
    await new Promise<void>((done) => (this.over = done));
  }

  /** On with the next scene, or with the game. */
  goOn(): void {
    this.playing = this.rest.shift() ?? null;
    if (this.playing) return;
    this.over?.();
    this.over = null;
  }

  skipAll(): void {
    this.rest = [];
    if (this.playing) this.goOn();
  }
}

/** The moves at which a log offers a scene again. */
export function sceneMoves(board: GameBoard | null | undefined, log: LogLine[], state: State): Set<number> {
  return new Set((board?.scenes?.(log, state) ?? []).map((scene) => scene.move));
}
