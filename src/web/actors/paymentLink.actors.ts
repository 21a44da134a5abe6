import { fromPromise } from 'xstate';
import type { PaymentLinkActors } from '#machines/paymentLink/paymentLink.actors.ts';
import { paymentLink, startLinkPayment } from '#web/queries/paymentLink.ts';

export const paymentLinkActors: PaymentLinkActors = {
  loadLink: fromPromise(({ input }) => paymentLink(input.ref)),
  startPayment: fromPromise(({ input }) => startLinkPayment(input.ref)),
  pause: fromPromise(
    ({ input }) => new Promise<null>((resolve) => setTimeout(() => resolve(null), input.milliseconds)),
  ),
  openPage: fromPromise(async ({ input }) => {
    window.location.assign(input.link);
    return null;
  }),
};
