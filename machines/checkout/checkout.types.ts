import type { CheckoutTotals, CheckoutType } from '#domain/checkout/checkoutScreen.ts';
import type { Cents } from '#domain/values/cents.ts';

export type CheckoutInput = {
  reservationId: string;
  checkoutType: CheckoutType;
  totals: CheckoutTotals & { totalMustPayNow: Cents };
  /** How the last payment ended when it did not succeed. */
  error: string | null;
};

export type CheckoutContext = {
  reservationId: string;
  checkoutType: CheckoutType;
  totals: CheckoutTotals & { totalMustPayNow: Cents };
  /** A provider's method, or 'location'; null while no panel is open. */
  method: string | null;
  /** Whether the provider's card fields are there; they stay once they came. */
  cardFieldsOpen: boolean;
  /** From the provider's card fields, for the order that is under way; null for every other method. */
  cardToken: string | null;
  /** Why the last attempt failed: a problem code or the ending of a payment. */
  reason: string | null;
  /** What the machine gives back; told anew by each way to its end. */
  ending: CheckoutOutput;
};

export type CheckoutEvent =
  | { type: 'method.chosen'; method: string }
  | { type: 'method.closed' }
  /** The card fields that did not come are asked for again. */
  | { type: 'card.retried' }
  | { type: 'order.placed' };

export type CheckoutAnswer =
  | { type: 'xstate.done.actor.openCardFields'; output: null }
  | { type: 'xstate.error.actor.openCardFields'; error: unknown }
  | { type: 'xstate.done.actor.createCardToken'; output: { cardToken: string } }
  | { type: 'xstate.error.actor.createCardToken'; error: unknown }
  | { type: 'xstate.done.actor.startPayment'; output: { redirectUrl: string } }
  | { type: 'xstate.error.actor.startPayment'; error: unknown }
  | { type: 'xstate.done.actor.payOnLocation'; output: null }
  | { type: 'xstate.error.actor.payOnLocation'; error: unknown };

export type CheckoutOutput =
  | { kind: 'confirmed'; reservationId: string }
  | { kind: 'redirect'; url: string }
  /** The reservation was gone before the order was placed. */
  | { kind: 'ended'; gone: 'expired' | 'cancelled' }
  /** The reservation has to be prepared again: a price or a place changed. */
  | { kind: 'changed' };

export type CheckoutEmitted = { type: 'notice'; kind: 'error'; code: CheckoutNoticeCode; params: { problem: string } };

export type CheckoutNoticeCode = 'payment_failed' | 'card_failed' | 'location_failed';
