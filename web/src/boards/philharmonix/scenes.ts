/** Concerts as scenes: what the region wanted, what matched, what it brought; the ends of rounds, and of the game. Found in the log by their rules. */
import type { Beat, Scene } from '../../stage/board';
import { finale } from '../../stage/finale';
import { moverOf, resting } from '../../stage/reading';
import type { LogLine, State } from '../../wire';
import ConcertPicture from './ConcertPicture.svelte';
import { changeOf, roundEnds } from './rounds';
import { TIES } from './ties';
import { counted } from '../../lib/english';
import type { LastConcert, View } from './view';

const CONCERT = 'PH-PERFORM-5';
const BROUGHT = ['PH-SYMPH-8', 'PH-PERFORM-12'];

export function scenes(log: LogLine[], state: State): Scene[] {
  const ends = roundEnds(log, state);
  const found = log.flatMap((line, at) =>
    line.rules.includes(CONCERT)
      ? [concert(line, log.slice(at + 1), state.view as View)]
      : (ends.get(at) ?? []),
  );
  return [...found, ...ending(state)];
}

function ending(state: State): Scene[] {
  const text = 'To the prestige won so far come admiration, finished symphonies and the credits left.';
  return finale(state, { title: 'The tour is over', beats: [{ text }], brief: briefly, ties: TIES });
}

const briefly = (source: string): string => source.replace(' during the game', '').toLowerCase();

function concert(line: LogLine, after: LogLine[], view: View): Scene {
  const seat = moverOf(line);
  const where = line.elements.find((e) => e.startsWith('planet-'))?.slice(7) ?? '';
  const planet = view.regions.flatMap((r) => r.planets).find((p) => p.name === where);
  const next = after.findIndex((l) => l.rules.includes(CONCERT) || l.number !== line.number);
  const own = next < 0 ? after : after.slice(0, next);
  const brought = resting(own, ...BROUGHT).filter((l) => moverOf(l) === seat);
  const gain = own.map(changeOf).find((change) => change?.seat === seat);
  const last = view.last_concert;
  const exact = last !== null && last.seat === seat && last.planet === where;
  return {
    move: line.number,
    title: planet ? `{${seat}} performs on the ${planet.title.replace(/^the /, '')}` : 'A concert',
    beats: [...(exact ? drawn(last, view) : [{ text: line.text }]), ...brought.map(({ text }) => ({ text }))],
    ends: [{ seat, text: gain ? `${gain.by} prestige, ${gain.now} in all` : 'no prestige' }],
  };
}

/** The picture, then part by part what it came to. */
function drawn(last: LastConcert, view: View): Beat[] {
  const heard = (matched: boolean[]) => matched.filter(Boolean).length;
  const [players, works] = [heard(last.musicians), heard(last.symphonies)];
  const parts = [
    players === 3
      ? `All 3 wanted musicians play: ${last.for_musicians} prestige.`
      : players
        ? `${players} of the 3 wanted musicians ${players === 1 ? 'plays' : 'play'}: ${last.for_musicians} prestige.`
        : 'None of the 3 wanted musicians is here.',
    [
      'Neither of the 2 wanted symphonies is heard.',
      'One of the 2 wanted symphonies',
      'Both wanted symphonies',
    ][works] + (works ? `: ${last.for_symphonies} prestige.` : ''),
    last.first && `The first concert of the round in this region: ${last.first} prestige.`,
    last.ovation && `All five: a standing ovation, ${last.ovation} prestige!`,
    `${counted(last.admiration, 'step')} of admiration${last.credits ? `, and ${counted(last.credits, 'credit')} for the symphonies` : ''}.`,
  ];
  return [
    { text: '', picture: ConcertPicture as Beat['picture'], props: { view, concert: last } },
    ...parts.filter((text) => text !== 0).map((text) => ({ text: String(text) })),
  ];
}
