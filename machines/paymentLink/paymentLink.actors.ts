import { promiseNotProvided } from '#machines/notProvided.ts';
import type { LinkAnswer, LinkPaymentAnswer } from './paymentLink.types.ts';

export const paymentLinkActors = {
  loadLink: promiseNotProvided<LinkAnswer, { ref: string }>('loadLink'),
  startPayment: promiseNotProvided<LinkPaymentAnswer, { ref: string }>('startPayment'),
  pause: promiseNotProvided<null, { milliseconds: number }>('pause'),
  openPage: promiseNotProvided<null, { link: string }>('openPage'),
};

export type PaymentLinkActors = typeof paymentLinkActors;
