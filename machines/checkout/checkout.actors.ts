import { promiseNotProvided } from '#machines/notProvided.ts';

/** The world's side of paying; a refusal is an error with a `code`: the problem code of the server. */
export const checkoutActors = {
  startPayment: promiseNotProvided<
    { redirectUrl: string },
    { reservationId: string; method: string; cardToken: string | null }
  >('startPayment'),
  payOnLocation: promiseNotProvided<null, { reservationId: string }>('payOnLocation'),
};

/** `checkoutMachine.provide({ actors })` with an object that satisfies this. */
export type CheckoutActors = typeof checkoutActors;
