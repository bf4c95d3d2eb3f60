/** The plain HTTP side of the server. Every failure becomes an `ApiError` with a sentence for a person. */
import type {
  AnswerBody,
  AskBody,
  ChatBody,
  Curve,
  Decided,
  DecisionBody,
  Done,
  Etude,
  EtudeList,
  GameInfo,
  Hint,
  Invitation,
  JoinBody,
  KeepBody,
  LessonAnswer,
  LessonInfo,
  LessonStep,
  ListedBody,
  LogWanted,
  NameBody,
  Notify,
  NotifyBody,
  NotifyKind,
  OpenTable,
  Reach,
  Refused,
  Review,
  Rule,
  Said,
  SeatKey,
  SitBody,
  State,
  TableMade,
  TableWish,
  TakeoverBody,
  Token,
  UndoBody,
  Uploaded,
  Words,
} from '../wire';

export class ApiError extends Error {
  readonly refused: Refused;

  constructor(
    readonly status: number,
    told: Partial<Refused>,
  ) {
    super(told.text ?? 'The server did not answer as expected.');
    this.refused = {
      error: told.error ?? 'failed',
      text: this.message,
      rule: told.rule ?? '',
      sentence: told.sentence ?? '',
    };
  }
}

/** Asks for an answer of that type, with a body of that type: both as the server describes them. */
async function ask<Answer, Body = Record<string, never>>(
  method: string,
  path: string,
  token = '',
  body?: Body,
): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined)
    headers['Content-Type'] = typeof body === 'string' ? 'text/plain' : 'application/json';
  let answer: Response;
  try {
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    answer = await fetch(`/api/${path}`, { method, headers, body: sent });
  } catch {
    throw new ApiError(0, { error: 'offline', text: 'The server cannot be reached just now.' });
  }
  if (!answer.ok) throw await failure(answer);
  const json = answer.headers.get('Content-Type')?.includes('json');
  return (await (json ? answer.json() : answer.text())) as Answer;
}

/** What the server says of a request that it did not carry out. */
export async function failure(answer: Response): Promise<ApiError> {
  let told: Partial<Refused>;
  try {
    told = (await answer.json()) as Partial<Refused>;
  } catch {
    told = { text: `The server answered with an error (${answer.status}).` };
  }
  return new ApiError(answer.status, told);
}

export const reach = () => ask<Reach>('GET', 'reach');
export const openReach = () => ask<Reach>('POST', 'reach/open', '', {});
export const invitation = (id: string, token: string) =>
  ask<Invitation>('GET', `tables/${id}/invitation`, token);
export const sitDown = (id: string, token: string, name: string, again: boolean) =>
  ask<Done, SitBody>('POST', `tables/${id}/sit`, token, { name, again });
export const games = () => ask<GameInfo[]>('GET', 'games');
export const makeTable = (wish: TableWish) => ask<TableMade, TableWish>('POST', 'tables', '', wish);
export const openTables = () => ask<OpenTable[]>('GET', 'tables');
export const join = (id: string, name: string) =>
  ask<SeatKey, JoinBody>('POST', `tables/${id}/join`, '', { name });
export const tableWords = (id: string, token: string) => ask<Words>('GET', `tables/${id}/words`, token);
export const tableState = (id: string, token: string) => ask<State>('GET', `tables/${id}`, token);
export const decide = (id: string, token: string, number: number, client_id: string, option: number) =>
  ask<Decided, DecisionBody>('POST', `tables/${id}/decisions`, token, {
    number,
    client_id,
    option,
  });
export const undo = (id: string, token: string, client_id: string) =>
  ask<Decided, UndoBody>('POST', `tables/${id}/undo`, token, { client_id });
export const askUndo = (id: string, token: string, client_id: string) =>
  ask<Decided, AskBody>('POST', `tables/${id}/undo/ask`, token, { client_id });
export const answerUndo = (id: string, token: string, client_id: string, request: number, agree: boolean) =>
  ask<Decided, AnswerBody>('POST', `tables/${id}/undo/answer`, token, { client_id, request, agree });
export const chat = (id: string, token: string, client_id: string, text: string) =>
  ask<Said, ChatBody>('POST', `tables/${id}/chat`, token, { client_id, text });
export const rename = (id: string, token: string, seat: number, name: string) =>
  ask<Done, NameBody>('POST', `tables/${id}/seats/${seat}/name`, token, { name });
export const takeover = (id: string, token: string, seat: number, level: string) =>
  ask<Done, TakeoverBody>('POST', `tables/${id}/seats/${seat}/takeover`, token, { level });
export const giveback = (id: string, token: string, seat: number) =>
  ask<Done>('POST', `tables/${id}/seats/${seat}/giveback`, token, {});
export const reissue = (id: string, token: string, seat: number) =>
  ask<Token>('POST', `tables/${id}/seats/${seat}/reissue`, token, {});
export const rematch = (id: string, token: string) =>
  ask<TableMade>('POST', `tables/${id}/rematch`, token, {});
export const keep = (id: string, token: string, keep: boolean) =>
  ask<Done, KeepBody>('POST', `tables/${id}/keep`, token, { keep });
export const deleteTable = (id: string, token: string) => ask<Done>('DELETE', `tables/${id}`, token);
export const setListed = (id: string, token: string, listed: boolean, note: string) =>
  ask<Done, ListedBody>('POST', `tables/${id}/listed`, token, { listed, note });
export const notify = (id: string, token: string) => ask<Notify>('GET', `tables/${id}/notify`, token);
export const setNotify = (id: string, token: string, kind: NotifyKind, to: string) =>
  ask<Notify, NotifyBody>('POST', `tables/${id}/notify`, token, { kind, to });
export const hint = (id: string, token: string) => ask<Hint>('POST', `tables/${id}/hint`, token, {});
export const record = (id: string, token: string, names: boolean) =>
  ask<string>('GET', `tables/${id}/record${names ? '?names=1' : ''}`, token);
export const upload = (text: string) => ask<Uploaded, string>('POST', 'records', '', text);
export const moveState = (id: string, token: string, move: number, seat: string, log: LogWanted) =>
  ask<State>('GET', `tables/${id}/moves/${move}?seat=${seat}&log=${log}`, token);
export const curve = (id: string) => ask<Curve>('GET', `tables/${id}/curve`);
export const askReview = (id: string, token: string) => ask<Review>('POST', `tables/${id}/review`, token, {});
export const review = (id: string, token: string) => ask<Review>('GET', `tables/${id}/review`, token);
export const lessons = (game: string) => ask<LessonInfo[]>('GET', `games/${game}/lessons`);
export const lessonStep = (game: string, lesson: string, step: number) =>
  ask<LessonStep>('GET', `games/${game}/lessons/${lesson}/${step}`);
export const lessonAnswer = (game: string, lesson: string, step: number, option: number) =>
  ask<LessonAnswer>('GET', `games/${game}/lessons/${lesson}/${step}/${option}`);
export const etudes = (game: string) => ask<EtudeList>('GET', `games/${game}/etudes`);
export const etude = (game: string, id: string) =>
  ask<Etude>('GET', `games/${game}/etudes/${encodeURIComponent(id)}`);
export const rules = (game: string, words: string) =>
  ask<Rule[]>('GET', `games/${game}/rules?q=${encodeURIComponent(words)}`);
