/** What a game may bring to the stage; only its picture is a must. Loaded with the first state of a table. */
import type { Component } from 'svelte';
import type { Music } from '../sound/sounds';
import type { LogLine, State } from '../wire';

export interface GuideStep {
  at: string; // a selector of what it speaks of
  title: string;
  text: string;
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
  ties?: { text: (state: State) => string; rules: string[] }; // how the tie for the victory was broken
  keepsakes?: Component<{ state: State }>; // beside the record, at the end and in the replay
}
