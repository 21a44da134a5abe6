import type { AnyStateMachine } from 'xstate';
import type { Way } from './ways.ts';

export type Searched = {
  machine: AnyStateMachine;
  events: readonly { type: string }[];
  starts: Record<string, unknown>;
  /** Ways through states that are passed at once, and two regions at a time: no search for single steps finds them. */
  byHand?: Record<string, Way>;
};
