import { promiseNotProvided } from '#machines/notProvided.ts';
import { undoActors } from '#machines/undo/undo.actors.ts';

/** What was removed is the world's: the last of it is restored. */
export const removalActors = {
  restore: promiseNotProvided<null, undefined>('restore'),
  ...undoActors,
};

export type RemovalActors = typeof removalActors;
