/** What a game may bring to the stage; only its picture is a must. Loaded with the first state of a table. */
import type { Component } from 'svelte';
import type { Music } from '../sound/sounds';
import type { Choice, LogLine, State } from '../wire';

export interface GuideStep {
  at: string; // a selector of what it speaks of
  title: string;
  text: string | ((state: State) => string); // values come from the table that is played at
  until?: (state: State) => boolean; // goes on by itself then
}

/** Something the table waited for: cause before effect, then one line for each player. */
export interface Scene {
  move: number; // the move after which it is shown
  title: string;
  beats: Beat[]; // shown one after the other
  ends: { seat: number; text: string }[]; // what came of it for each player
}

export interface Beat {
  text: string; // seats as {0}, {1}
  picture?: Component<{ scene: unknown }>;
  props?: unknown; // given to the picture as `scene`
}

/** How a tie for the victory was broken. */
export interface Ties {
  text: (state: State) => string;
  rules: string[];
}

/** A page of "How to play", for somebody who never saw the box. */
export interface HowToPage {
  title: string;
  parts: { heading: string; text: string; picture?: Component }[];
}

export interface GameBoard {
  picture: Component<{ state: State }>;
  guide?: GuideStep[];
  scenes?: (log: LogLine[], state: State) => Scene[]; // all that the log holds, as the state at its end shows them
  music?: (state: State) => Music;
  heard?: (before: State, state: State) => boolean; // a move's own sound; true: nothing else is to be heard
  howto?: HowToPage[];
  rounds?: string[]; // rules of the log lines that begin a round
  order?: (choice: Choice, state: State) => number; // of the list of choices, where it is not the rules' own
  ties?: Ties;
  keepsakes?: Component<{ state: State }>; // beside the record, at the end and in the replay
}
