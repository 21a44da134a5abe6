import { promiseNotProvided } from '#machines/notProvided.ts';

export const undoActors = {
  pause: promiseNotProvided<null, { milliseconds: number }>('pause'),
};
