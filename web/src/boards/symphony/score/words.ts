/** What a note is and carries, for the card that explains it. */
import { counted } from '../../../lib/english';
import type { Explanation } from '../../../stage/explain.svelte';
import type { Landing, Note } from '../view';

const disc = (seat: number) => (seat < 0 ? 'a black disc' : `a disc of {${seat}}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function noteExplained(note: Note, landing?: Landing): Explanation {
  const marks = [
    note.tuplet && `part of a ${note.tuplet}`,
    note.zone && `in the ${note.zone}`,
    note.colour && `a ${note.colour} note`,
    note.token && `carries the token ${note.token}`,
  ].filter(Boolean);
  const lies = note.stack.length
    ? `On it, from below: ${note.stack.map(disc).join(', ')}.`
    : 'No disc lies on it.';
  return {
    name: capital(note.title),
    does: marks.length ? `${capital(marks.join(', '))}.` : '',
    now: landing ? `${lies} ${landingWords(landing)}` : lies,
  };
}

function landingWords(landing: Landing): string {
  const told = [`Taking it brings ${counted(landing.points, 'point')}`];
  const top = landing.covers[landing.covers.length - 1];
  if (top !== undefined) told.push(`overwrites ${disc(top)}`);
  if (landing.token) told.push(`takes the token ${landing.token}`);
  if (landing.pair) told.push('needs two discs at once');
  if (landing.protected) told.push('lays a black disc below, which protects it');
  if (landing.clash) told.push('clashes with the Clef');
  return `${told.join(', ')}.`;
}
