/** Two fingers on a drawing make it larger or smaller; one finger moves it, as the browser does by itself. */

interface Options {
  zoom: (by: number) => void;
  on: boolean;
}

export function grip(node: HTMLElement, options: Options) {
  const fingers = new Map<number, PointerEvent>();
  let apart = 0;

  const distance = () => {
    const [a, b] = [...fingers.values()];
    return b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' || !options.on) return;
    fingers.set(event.pointerId, event);
    apart = distance();
  };
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, event);
    const now = distance();
    if (apart && now) options.zoom(now / apart);
    apart = now;
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    apart = distance();
  };
  const events: [string, (event: PointerEvent) => void][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
  ];
  for (const [name, act] of events) node.addEventListener(name, act as EventListener);
  return {
    update: (next: Options) => (options = next),
    destroy: () => events.forEach(([name, act]) => node.removeEventListener(name, act as EventListener)),
  };
}
