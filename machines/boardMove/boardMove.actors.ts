import { promiseNotProvided } from '#machines/notProvided.ts';
import { undoActors } from '#machines/undo/undo.actors.ts';
import type { Moved, MoveInput } from './boardMove.types.ts';

export const boardMoveActors = {
  /** Throws the server's refusal; either way the board is read again. */
  move: promiseNotProvided<Moved, MoveInput>('move'),
  ...undoActors,
};

export type BoardMoveActors = typeof boardMoveActors;
