/** Concerts as scenes: what the region wanted, what matched, what it brought. Found in the log by their rules. */
import type { Beat, Scene } from '../../stage/board';
import { moverOf, resting } from '../../stage/reading';
import type { LogLine, State } from '../../wire';
import ConcertPicture from './ConcertPicture.svelte';
import type { View } from './view';

const CONCERT = 'PH-PERFORM-5';
const BROUGHT = ['PH-EFFECT-1', 'PH-ADM-3', 'PH-SYMPH-8', 'PH-PERFORM-12'];

export function scenes(log: LogLine[], state: State): Scene[] {
  return log
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => line.rules.includes(CONCERT))
    .map(({ line, at }) => concert(line, log.slice(at + 1), state.view as View));
}

function concert(line: LogLine, after: LogLine[], view: View): Scene {
  const seat = moverOf(line);
  const where = line.elements.find((e) => e.startsWith('planet-'))?.slice(7) ?? '';
  const planet = view.regions.flatMap((r) => r.planets).find((p) => p.name === where);
  const same = after.filter((l) => l.number === line.number);
  const brought = resting(same, ...BROUGHT).filter((l) => moverOf(l) === seat);
  const last = view.last_concert;
  const exact = last !== null && last.seat === seat && last.planet === where;
  return {
    move: line.number,
    title: planet ? `A concert on the ${planet.title.replace(/^the /, '')}` : 'A concert',
    beats: [
      {
        text: '',
        ...(exact ? { picture: ConcertPicture as Beat['picture'], props: { view, concert: last } } : {}),
      },
      { text: line.text },
      ...brought.map(({ text }) => ({ text })),
    ].filter((beat) => beat.text || 'picture' in beat),
    ends: [{ seat, text: `${view.seats[seat]?.prestige ?? 0} prestige now` }],
  };
}
