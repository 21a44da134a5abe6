import { promiseNotProvided } from '#machines/notProvided.ts';
import type { Moved, MoveInput } from './boardMove.types.ts';

export const boardMoveActors = {
  /** Throws the server's refusal; either way the board is read again. */
  move: promiseNotProvided<Moved, MoveInput>('move'),
  pause: promiseNotProvided<null, { milliseconds: number }>('pause'),
};

export type BoardMoveActors = typeof boardMoveActors;
