/** A person's own settings, kept in this browser. */
import { recall, remember } from './mine';

export type Theme = 'system' | 'light' | 'dark';
export type Confirm = 'never' | 'mixed' | 'final' | 'always';
export type Scenes = 'always' | 'short' | 'never';

class Prefs {
  theme = $state<Theme>((recall('theme') as Theme) ?? 'system');
  sound = $state(recall('sound') === 'on');
  soundOffered = $state(recall('sound') !== null);
  volume = $state(Number(recall('volume') ?? 70)); // percent
  chat = $state(recall('chat') !== 'off');
  confirm = $state<Confirm>((recall('confirm') as Confirm) ?? 'mixed');
  scenes = $state<Scenes>((recall('scenes') as Scenes) ?? 'always');
  keys = $state(recall('keys') !== 'off');
  motion = $state(recall('motion') !== 'off');
  name = $state(recall('name') ?? '');
  bell = $state(recall('bell') ?? ''); // notifications at my turn: on, off, or not asked yet

  /** Writes the settings back whenever one changes; to be called once, inside an effect root. */
  keep(): void {
    const flag = (b: boolean) => (b ? 'on' : 'off');
    $effect(() => void remember('theme', this.theme));
    $effect(() => {
      if (this.soundOffered) remember('sound', flag(this.sound));
    });
    $effect(() => void remember('volume', String(this.volume)));
    $effect(() => void remember('chat', flag(this.chat)));
    $effect(() => void remember('confirm', this.confirm));
    $effect(() => void remember('scenes', this.scenes));
    $effect(() => void remember('keys', flag(this.keys)));
    $effect(() => void remember('motion', flag(this.motion)));
    $effect(() => void remember('name', this.name));
    $effect(() => void remember('bell', this.bell));
    $effect(() => {
      const root = document.documentElement;
      if (this.theme === 'system') delete root.dataset.theme;
      else root.dataset.theme = this.theme;
    });
  }

  /** Sound on or off: whoever has said so is not asked again. */
  hear(on: boolean): void {
    this.sound = on;
    this.soundOffered = true;
  }

  /** Whether pieces may move: not where the person or the system asks for stillness. */
  get moves(): boolean {
    return this.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const prefs = new Prefs();
