/** Reads the record of a game that can no longer be replayed: the sentences of its log, with the players' names. */
const TOLD = /^told: \d+ (.*)$/;
const NAMES = /^names: (.*)$/;

export function lines(record: string): string[] {
  const rows = record.split('\n');
  const names = rows.flatMap((row) => NAMES.exec(row)?.[1].split('; ') ?? []).map((name) => name.slice(2));
  const name = (seat: number) => names[seat] || `Seat ${'ABCDEF'[seat]}`;
  return rows
    .flatMap((row) => TOLD.exec(row)?.[1] ?? [])
    .map((text) => text.replace(/\{(\d)\}/g, (_, seat) => name(Number(seat))));
}
