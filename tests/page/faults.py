"""What may be wrong with how a board looks: letters too small, lying on each other or cut, parts cut or not there."""

from playwright.sync_api import Page

FAULTS = """strict => {
  const board = document.querySelector('#board');
  const told = new Set();
  const shown = e => { const r = e.getBoundingClientRect(); return r.width > 0 && r.height > 0 ? r : null; };
  const ink = e => {  // the letters themselves, without the room above and below them
    const r = shown(e);
    return r && { left: r.left, right: r.right, top: r.top + 0.24 * r.height, bottom: r.bottom - 0.22 * r.height };
  };
  const zoomed = e => e.closest('.phone .sky, .pane.small');  // a chart or a score that is pulled nearer by two fingers
  const marks = '.sign, .seat-mark, [aria-hidden]:not(.drawn)';  // a letter on a mark that has colour and shape as well
  const texts = [...board.querySelectorAll('svg text')]
    .filter(e => e.textContent.trim() && e.checkVisibility()).map(e => [e, ink(e)]).filter(([, r]) => r);
  for (const [e] of texts) {
    const size = parseFloat(getComputedStyle(e).fontSize) * (e.getScreenCTM()?.a ?? 1);
    if (size < 10.7 && (strict || !e.closest(marks))) told.add(`small: ${e.textContent.trim()} ${size.toFixed(1)}`);
  }
  for (const e of board.querySelectorAll('*')) {
    const own = [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim());
    if (!own || e.closest('svg') || !shown(e)) continue;
    if (parseFloat(getComputedStyle(e).fontSize) < 10.7) told.add(`small: ${e.textContent.trim()}`);
  }
  const together = ([a], [b]) => a.ownerSVGElement === b.ownerSVGElement;
  texts.forEach(([a, p], i) => texts.slice(i + 1).filter(t => together(t, [a])).forEach(([b, q]) => {
    const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (wide > 2 && high > 2 && !zoomed(a))
      told.add(`overlap: ${a.textContent} / ${b.textContent} at ${p.left | 0} ${p.top | 0}`);
  }));
  for (const svg of board.querySelectorAll('svg')) {
    const room = svg.getBoundingClientRect();
    for (const text of svg.querySelectorAll('text')) {
      const r = ink(text);
      if (r && !zoomed(text) && (r.left < room.left - 3 || r.right > room.right + 3 || r.bottom > room.bottom + 3))
        told.add(`cut: ${text.textContent}`);
    }
  }
  for (const part of board.querySelectorAll('[data-part]')) {
    const r = part.getBoundingClientRect();
    if (part.childElementCount && (r.width < 24 || r.height < 20)) told.add(`not there: ${part.dataset.part}`);
    if (r.width > 0 && (r.left < -1 || r.right > innerWidth + 1) && !part.closest('.cards'))
      told.add(`cut: ${part.dataset.part}`);
  }
  for (const part of board.querySelectorAll('.player, .player header, .desk, .mine, .players, .places, .place')) {
    const more = Math.max(part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight);
    const rolls = innerHeight < 500 && getComputedStyle(part).overflowY === 'auto';  // a phone held sideways
    if (more > 1 && part.clientWidth && !rolls && !part.closest('.cards'))
      told.add(`cut: ${part.className} by ${more}`);
  }
  return [...told].sort();
}"""


def faults(page: Page, strict: bool = False) -> list[str]:
    """What is wrong with the board just now, one line each; strictly, letters on marks must not be small either."""
    found: list[str] = page.evaluate(FAULTS, strict)
    return found
