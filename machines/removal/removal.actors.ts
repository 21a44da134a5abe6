import { promiseNotProvided } from '#machines/notProvided.ts';

/** What was removed is the world's: the last of it is restored. */
export const removalActors = {
  restore: promiseNotProvided<null, undefined>('restore'),
  pause: promiseNotProvided<null, { milliseconds: number }>('pause'),
};

export type RemovalActors = typeof removalActors;
