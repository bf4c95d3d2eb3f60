/** Requests of a table by plain HTTP, as the WebSocket would carry them: each ends as an answer, or must be sent again. */
import * as api from './api';
import type { FromServer, ToServer } from '../wire';

export type Request = Extract<ToServer, { id: string }>;

/** The server's answer to a request; null where the line failed and the same should be sent again. */
export async function post(table: string, token: string, request: Request): Promise<FromServer | null> {
  try {
    const { number } = await asked(table, token, request);
    return { type: 'ack', id: request.id, number };
  } catch (error) {
    if (!(error instanceof api.ApiError) || error.status === 0 || error.status === 503) return null;
    return { type: 'refused', id: request.id, ...error.refused };
  }
}

function asked(table: string, token: string, request: Request): Promise<{ number: number }> {
  switch (request.type) {
    case 'choose':
      return api.decide(table, token, request.number, request.id, request.option);
    case 'undo':
      return api.undo(table, token, request.id);
    case 'ask_undo':
      return api.askUndo(table, token, request.id);
    case 'answer_undo':
      return api.answerUndo(table, token, request.id, request.request, request.agree);
    case 'chat':
      return api.chat(table, token, request.id, request.text);
  }
}
