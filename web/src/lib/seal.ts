/** The seal: a hash shown before the first draw, of the seed shown after the game. Checked here, in the browser. */

export type SealCheck = 'fits' | 'broken' | 'unchecked';

export async function checkSeal(seed: string, seal: string): Promise<SealCheck> {
  if (!seed || !crypto.subtle) return 'unchecked'; // browsers hash only on https and on this machine
  const bytes = new TextEncoder().encode(`scherzo seal ${seed}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest, (b) => b.toString(16).padStart(2, '0')).join('');
  return hex === seal ? 'fits' : 'broken';
}
