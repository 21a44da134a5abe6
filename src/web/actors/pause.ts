import { fromPromise } from 'xstate';

/** For machines that offer something for a while. */
export const pause = fromPromise<null, { milliseconds: number }>(
  ({ input }) => new Promise((resolve) => setTimeout(() => resolve(null), input.milliseconds)),
);
