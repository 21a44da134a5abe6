import { promiseNotProvided } from '#machines/notProvided.ts';

export const waitingArrivalsActors = {
  /**
   * Sends what waits first and takes it out of the queue, also where the server refuses it for good. Throws while the
   * server is away.
   */
  deliver: promiseNotProvided<null, { key: string }>('deliver'),
  pause: promiseNotProvided<null, { milliseconds: number }>('pause'),
};

export type WaitingArrivalsActors = typeof waitingArrivalsActors;
