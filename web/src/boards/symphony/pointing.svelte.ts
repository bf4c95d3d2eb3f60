/** Which thing of the board is under the pointer or the focus: the score and the orchestra answer to it at once. */

class Pointing {
  at = $state('');

  /** For the board's root: follows pointer and focus over everything on it. */
  follow = (root: HTMLElement) => {
    const come = (event: Event) => this.set((event.target as Element).closest<HTMLElement>('[data-el]'));
    const go = () => this.set(null);
    const heard: [string, (event: Event) => void][] = [
      ['pointerover', come],
      ['focusin', come],
      ['pointerleave', go],
      ['focusout', go],
    ];
    for (const [name, act] of heard) root.addEventListener(name, act);
    return () => heard.forEach(([name, act]) => root.removeEventListener(name, act));
  };

  /* A thing that loses the focus because it is taken away tells so while the page is being redrawn: what follows waits. */
  private set(thing: HTMLElement | null): void {
    const at = thing?.dataset.el ?? '';
    queueMicrotask(() => (this.at = at));
  }
}

export const pointing = new Pointing();
