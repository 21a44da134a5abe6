import { promiseNotProvided } from '#machines/notProvided.ts';

/** The world's side of paying; a refusal is an error with a `code`: the problem code of the server. */
export const checkoutActors = {
  startPayment: promiseNotProvided<
    { redirectUrl: string },
    { reservationId: string; method: string; cardToken: string | null }
  >('startPayment'),
  /** Fetches the provider's card fields, so that they can be shown. */
  openCardFields: promiseNotProvided<null, undefined>('openCardFields'),
  /** Exchanges what was typed in the card fields for a token; refuses while it is not a card. */
  createCardToken: promiseNotProvided<{ cardToken: string }, undefined>('createCardToken'),
  payOnLocation: promiseNotProvided<null, { reservationId: string }>('payOnLocation'),
};

/** `checkoutMachine.provide({ actors })` with an object that satisfies this. */
export type CheckoutActors = typeof checkoutActors;
