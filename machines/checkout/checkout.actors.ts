import { promiseNotProvided } from '#machines/notProvided.ts';
import type { KnownTotals, RedeemableKind } from './checkout.types.ts';

export const checkoutActors = {
  startPayment: promiseNotProvided<
    { redirectUrl: string },
    { reservationId: string; method: string; cardToken: string | null; payAll: boolean }
  >('startPayment'),
  openCardFields: promiseNotProvided<null, { payAll: boolean }>('openCardFields'),
  /** Exchanges what was typed in the card fields for a token; refuses while it is not a card. */
  createCardToken: promiseNotProvided<{ cardToken: string }, undefined>('createCardToken'),
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

export type CheckoutActors = typeof checkoutActors;
