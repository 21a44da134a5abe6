import { promiseNotProvided } from '#machines/notProvided.ts';
import { undoActors } from '#machines/undo/undo.actors.ts';
import type { SwapInput, SwappedItem } from './boardSwap.types.ts';

export const boardSwapActors = {
  /** Gives both as they are now. Throws the server's refusal; either way the board is read again. */
  swap: promiseNotProvided<readonly [SwappedItem, SwappedItem], SwapInput>('swap'),
  ...undoActors,
};

export type BoardSwapActors = typeof boardSwapActors;
