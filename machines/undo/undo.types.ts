import type { Refused } from '#machines/failureCode.ts';

export type UndoTag = 'busy' | 'undoable' | 'undoing';

export type UndoEvent = { type: 'undo.requested' };

export type UndoAnswer<Output> =
  | { type: 'xstate.done.actor.undo'; output: Output }
  | { type: 'xstate.error.actor.undo'; error: unknown }
  | { type: 'xstate.done.actor.pause'; output: null }
  | { type: 'xstate.error.actor.pause'; error: unknown };

export type UndoEmitted = { type: 'notice'; code: 'undone' } | { type: 'refused'; refused: Refused };
