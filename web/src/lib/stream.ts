/**
 * The table's messages as server-sent events, for networks that block WebSockets.
 * Read with `fetch`, because an EventSource cannot carry the seat's token in a header.
 */
import { failure } from './api';
import type { FromServer } from '../wire';

export interface Stream {
  table: string;
  token: string;
  since: number;
  signal: AbortSignal;
  heard: () => void; // something came, if only a sign of life
  told: (message: FromServer) => void;
}

/** Listens until the line ends; a refusal is thrown. */
export async function listen({ table, token, since, signal, heard, told }: Stream): Promise<void> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`/api/tables/${table}/events?since=${since}&log=new`, { headers, signal });
  if (!answer.ok) throw await failure(answer);
  if (!answer.body) return;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    heard();
    const events = (rest + part.value).split('\n\n');
    rest = events.pop() ?? '';
    for (const line of events.flatMap((event) => event.split('\n')))
      if (line.startsWith('data: ')) told(JSON.parse(line.slice(6)) as FromServer);
  }
}
