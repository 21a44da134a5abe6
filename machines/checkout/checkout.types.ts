import type { CheckoutType } from '#domain/catalog/flowTypes.ts';
import type { CheckoutTotals } from '#domain/payments/checkout.ts';
import type { Refused } from '#machines/failureCode.ts';
import type { Cents } from '#domain/values/cents.ts';

/** What is due; amounts in cents. */
export type KnownTotals = CheckoutTotals & { totalPayNow: Cents };

export type RedeemableKind = 'giftCard' | 'voucher' | 'promoCode';

export type CheckoutInput = {
  reservationId: string;
  checkoutType: CheckoutType;
  totals: KnownTotals;
  mayRedeem: boolean;
  error: string | null;
  /** Its panel is open at first. */
  firstMethod: string | null;
  payAll?: boolean;
};

export type CheckoutContext = {
  reservationId: string;
  checkoutType: CheckoutType;
  totals: KnownTotals;
  mayRedeem: boolean;
  submitted: { kind: RedeemableKind; code: string } | null;
  /** Why the last one was refused, while the dialog is open: a problem code, and what the code was meant to be. */
  refusal: ({ kind: RedeemableKind } & Refused) | null;
  removal: { kind: RedeemableKind; id: string } | null;
  firstMethod: string | null;
  /** A provider's method, or 'location'; null while no panel is open. */
  method: string | null;
  cardFieldsOpen: boolean;
  /** Pays online what may wait for the venue as well. */
  payAll: boolean;
  /** From the provider's card fields, for the order that is under way; null for every other method. */
  cardToken: string | null;
  /** Why the last attempt failed: a problem code or the ending of a payment. */
  reason: string | null;
  /** How long to wait after `reason`, where the server said so. */
  waitSeconds: number | null;
  ending: CheckoutOutput;
};

export type CheckoutEvent =
  | { type: 'method.chosen'; method: string }
  | { type: 'method.closed' }
  /** The provider's methods that the venue takes, in its order. */
  | { type: 'methods.offered'; methods: string[] }
  | { type: 'amount.chosen'; payAll: boolean }
  | { type: 'card.retried' }
  | { type: 'order.placed' }
  | { type: 'redeeming.opened' }
  | { type: 'redeeming.closed' }
  | { type: 'code.submitted'; kind: RedeemableKind; code: string }
  | { type: 'redemption.removed'; kind: RedeemableKind; id: string }
  | { type: 'totals.changed'; totals: KnownTotals };

export type CheckoutAnswer =
  | { type: 'xstate.done.actor.openCardFields'; output: null }
  | { type: 'xstate.error.actor.openCardFields'; error: unknown }
  | { type: 'xstate.done.actor.createCardToken'; output: { cardToken: string } }
  | { type: 'xstate.error.actor.createCardToken'; error: unknown }
  | { type: 'xstate.done.actor.startPayment'; output: { redirectUrl: string } }
  | { type: 'xstate.error.actor.startPayment'; error: unknown }
  | { type: 'xstate.done.actor.redeemCode'; output: { totals: KnownTotals } }
  | { type: 'xstate.error.actor.redeemCode'; error: unknown }
  | { type: 'xstate.done.actor.removeRedemption'; output: { totals: KnownTotals } }
  | { type: 'xstate.error.actor.removeRedemption'; error: unknown }
  | { type: 'xstate.done.actor.payOnLocation'; output: null }
  | { type: 'xstate.error.actor.payOnLocation'; error: unknown };

export type CheckoutOutput =
  | { kind: 'confirmed'; reservationId: string }
  | { kind: 'redirect'; url: string }
  | { kind: 'ended'; gone: 'expired' | 'cancelled' }
  | { kind: 'changed' };

export type CheckoutEmitted = { type: 'notice'; kind: 'error'; code: CheckoutNoticeCode; params: Refused };

export type CheckoutNoticeCode = 'payment_failed' | 'card_failed' | 'location_failed' | 'redemption_removal_failed';
