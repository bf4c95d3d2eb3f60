/** The end of a round as a scene: the concerts of the round, what everybody gained by it, and who begins the next. */
import type { Beat, Scene } from '../../stage/board';
import { moverOf, resting } from '../../stage/reading';
import type { LogLine, State } from '../../wire';
import RoundPicture from './RoundPicture.svelte';
import { listed } from '../../lib/english';
import type { View } from './view';

const BEGINS = ['PH-ROUND-11'];
const OVER = ['PH-END-1'];
const CONCERT = ['PH-PERFORM-5'];
const BEYOND_LIMIT = ['PH-PASS-2'];
const NEW_DEMAND = ['PH-ROUND-8'];
const PLACE = ['PH-PASS-4'];

/** What a line changed of somebody's prestige, and what they have since. */
interface Change {
  seat: number;
  by: number;
  now: number;
}

export interface Standing {
  seat: number;
  before: number; // prestige when the round began
  now: number;
}

/** The scenes by the place in the log of the line that ends the round. */
export function roundEnds(log: LogLine[], state: State): Map<number, Scene> {
  const found = new Map<number, Scene>();
  let begun = 0; // where the round begins in the log
  let round = 0;
  log.forEach((line, at) => {
    const begins = resting([line], ...BEGINS).length > 0;
    if (!begins && !resting([line], ...OVER).length) return;
    if (round) found.set(at, ended(log, begun, at, round, state));
    begun = at;
    round += begins ? 1 : 0;
  });
  return found;
}

function ended(log: LogLine[], from: number, to: number, round: number, state: State): Scene {
  const lines = log.slice(from, to + 1);
  const over = resting([log[to]], ...OVER).length > 0;
  const standings = standingsAt(log, from, to, state);
  return {
    move: log[to].number,
    title: over ? 'The last round is over' : `Round ${round} is over`,
    beats: [
      { text: '', picture: RoundPicture as Beat['picture'], props: standings },
      { text: concertsOf(lines, state) },
      ...resting(lines, ...BEYOND_LIMIT)
        .filter((line) => changeOf(line))
        .map(({ text }) => ({ text })),
      ...(over
        ? []
        : [{ text: demands(lines) }, { text: nextOrder(lines, round + 1) }].filter((b) => b.text)),
    ],
    ends: standings.map((s) => ({ seat: s.seat, text: gained(s) })),
  };
}

/** Prestige before and after a stretch of the log; who never gained or lost any has what is seen now. */
function standingsAt(log: LogLine[], from: number, to: number, state: State): Standing[] {
  return (state.view as View).seats.map(({ seat, prestige }) => {
    const changes = log.slice(0, to + 1).flatMap((line, at) => {
      const change = changeOf(line);
      return change?.seat === seat ? [{ ...change, at }] : [];
    });
    const during = changes.filter(({ at }) => at > from);
    const now = changes.at(-1)?.now ?? prestige;
    return { seat, before: now - during.reduce((sum, { by }) => sum + by, 0), now };
  });
}

export function changeOf(line: LogLine): Change | null {
  const found = /\b(gains|loses) (\d+) prestige\b.*\(now (\d+)\)/.exec(line.text);
  const seat = moverOf(line);
  if (!found || seat < 0) return null;
  return { seat, by: (found[1] === 'gains' ? 1 : -1) * Number(found[2]), now: Number(found[3]) };
}

function gained({ before, now }: Standing): string {
  const more = now - before;
  const told = more > 0 ? `${more} prestige` : more < 0 ? `${-more} prestige lost` : 'no prestige';
  return `${told} in this round, ${now} in all`;
}

function concertsOf(lines: LogLine[], state: State): string {
  const regions = (state.view as View).regions;
  const told = resting(lines, ...CONCERT).map((line) => {
    const at = line.elements.find((e) => e.startsWith('demand-'))?.slice(7);
    return `{${moverOf(line)}} in the ${regions.find((r) => r.name === at)?.name ?? at} region`;
  });
  return told.length ? `Concerts: ${told.join(', ')}.` : 'Nobody gave a concert.';
}

/** The Demand tiles that lay under a concert make room for others. */
function demands(lines: LogLine[]): string {
  const told = resting(lines, ...NEW_DEMAND).filter((line) => line.text.includes('replaced'));
  const names = told.flatMap((line) => line.elements.map((e) => e.replace('demand-', '')));
  if (!names.length) return '';
  const one = names.length === 1;
  return `The ${listed(names)} ${one ? 'region wants' : 'regions want'} to hear something new; the discs on ${one ? 'its old Demand tile' : 'their old Demand tiles'} return.`;
}

function nextOrder(lines: LogLine[], round: number): string {
  const spaces = resting(lines, ...PLACE)
    .map((line) => ({ seat: moverOf(line), space: line.elements.find((e) => e.startsWith('space-')) ?? '' }))
    .sort((a, b) => a.space.localeCompare(b.space));
  const [first, ...others] = spaces.map(({ seat }) => `{${seat}}`);
  if (!first) return '';
  return `${first} begins round ${round}${others.length ? `, followed by ${listed(others)}` : ''}.`;
}
