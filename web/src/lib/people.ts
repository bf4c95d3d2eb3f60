/** What the server tells about people: who invites, who is away, from where one can be reached. */

export interface Invitation {
  table: string;
  game: string;
  title: string;
  host: string;
  seat: number;
  letter: string;
  name: string;
  players: string[];
  taken: boolean;
  present: boolean;
  over: boolean;
}

/** The points of every seat after each move, once the game is over. */
export interface Curve {
  totals: number[][];
}
