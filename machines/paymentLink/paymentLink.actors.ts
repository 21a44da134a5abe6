import { promiseNotProvided } from '#machines/notProvided.ts';
import type { LinkAnswer } from './paymentLink.types.ts';

/** The world's side of the page; a refusal is an error with a `code`: the problem code of the server. */
export const paymentLinkActors = {
  loadLink: promiseNotProvided<LinkAnswer, { ref: string }>('loadLink'),
  /** Resolves after `milliseconds`. */
  pause: promiseNotProvided<null, { milliseconds: number }>('pause'),
  /** Leaves for another site. */
  openPage: promiseNotProvided<null, { link: string }>('openPage'),
};

/** `paymentLinkMachine.provide({ actors })` with an object that satisfies this. */
export type PaymentLinkActors = typeof paymentLinkActors;
