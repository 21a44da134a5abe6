import { promiseNotProvided } from '#machines/notProvided.ts';
import type { KnownTotals, RedeemableKind } from './checkout.types.ts';

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
  /** Redeems a code and gives what is due then. */
  redeemCode: promiseNotProvided<
    { totals: KnownTotals },
    { reservationId: string; kind: RedeemableKind; code: string }
  >('redeemCode'),
  removeRedemption: promiseNotProvided<
    { totals: KnownTotals },
    { reservationId: string; kind: RedeemableKind; id: string }
  >('removeRedemption'),
  payOnLocation: promiseNotProvided<null, { reservationId: string }>('payOnLocation'),
};

/** `checkoutMachine.provide({ actors })` with an object that satisfies this. */
export type CheckoutActors = typeof checkoutActors;
