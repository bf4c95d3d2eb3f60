/** The end of a game as a scene: why it ended, where everybody's points come from, who won and by how much. The score sheet follows. */
import { outcome } from '../dock/outcome';
import { points } from '../lib/names';
import type { Score, State } from '../wire';
import type { Beat, Scene, Ties } from './board';
import Standing from './Standing.svelte';

interface Ending {
  title: string;
  beats: Beat[]; // why it ended, and what was settled last
  brief?: (source: string) => string; // a line of the score sheet in a few words
  ties?: Ties;
}

/** The last scene of a game; none while it runs, or where it was broken off without scores. */
export function finale(state: State, { title, beats, brief = (source) => source, ties }: Ending): Scene[] {
  if (!state.over || !state.scores.length) return [];
  const { text, tied } = outcome(state);
  const ranked = [...state.scores].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  return [
    {
      move: state.moves,
      title,
      beats: [
        ...beats,
        { text: '', picture: Standing as Beat['picture'], props: { scores: ranked } },
        { text },
        ...(tied && ties ? [{ text: ties.text(state) }] : []),
      ],
      ends: ranked.map((score) => ({ seat: score.seat, text: sum(score, brief) })),
    },
  ];
}

/** "Cards 14 + cushions 3 = 17". */
function sum({ sources, total }: Score, brief: (source: string) => string): string {
  const parts = Object.entries(sources)
    .filter(([, n]) => n)
    .map(([source, n]) => `${brief(source)} ${points(n)}`);
  const told =
    parts.length > 1 ? `${parts.join(' + ').replaceAll('+ -', '− ')} = ${points(total)}` : parts.join();
  return told ? told.charAt(0).toUpperCase() + told.slice(1) : 'nothing';
}
