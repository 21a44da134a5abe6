import type { SnapshotFrom } from 'xstate';
import { mayPayMore } from '#domain/booking/totals.ts';
import { checkoutScreen, mayPayOnLocation } from '#domain/payments/checkout.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutContext } from './checkout.types.ts';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

export type CheckoutView = 'location' | 'nothingToPay' | 'choose' | 'ended';

export function checkoutView(snapshot: Snapshot): CheckoutView {
  if (snapshot.status === 'done') return 'ended';
  if (snapshot.matches('confirmingOnLocation')) return 'location';
  if (snapshot.matches('nothingToPay')) return 'nothingToPay';
  if (snapshot.matches('redeeming')) return screenOf(snapshot);
  if (snapshot.matches('payingOnLocation') && snapshot.context.method !== 'location')
    return snapshot.context.checkoutType === 'location' ? 'location' : 'nothingToPay';
  return 'choose';
}

function screenOf({ context }: Snapshot): CheckoutView {
  return checkoutScreen(context.checkoutType, context.totals);
}

export const offersRedeeming = ({ context }: Snapshot): boolean => context.mayRedeem;

export const isRedeemingOpen = (snapshot: Snapshot): boolean =>
  snapshot.matches('redeeming') && !snapshot.matches({ redeeming: 'removing' });

export const isRedeemingBusy = (snapshot: Snapshot): boolean => snapshot.matches({ redeeming: 'submitting' });

/** Why the code that was submitted last was refused: a problem code, and what the code was meant to be. */
export const redeemRefusal = ({ context }: Snapshot): CheckoutContext['refusal'] => context.refusal;

export const openMethod = ({ context }: Snapshot): string | null => context.method;

export type CardFieldsView = 'closed' | 'opening' | 'unreachable' | 'shown';

export function cardFieldsView(snapshot: Snapshot): CardFieldsView {
  if (snapshot.context.cardFieldsOpen) return 'shown';
  if (snapshot.matches({ enteringCard: 'unreachable' })) return 'unreachable';
  return snapshot.matches('enteringCard') ? 'opening' : 'closed';
}

export const checkoutReason = ({ context }: Snapshot): string | null => context.reason;

export const checkoutWait = ({ context }: Snapshot): number | null => context.waitSeconds;

export const isCheckoutBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

export const offersPayOnLocation = ({ context }: Snapshot): boolean =>
  context.checkoutType === 'payment-and-location' && mayPayOnLocation(context.totals);

/** Something is due now, and more may be paid now. */
export const offersPayAll = ({ context: { totals } }: Snapshot): boolean =>
  !mayPayOnLocation(totals) && mayPayMore(totals);

/** Whether an online payment pays all that it may; null when the rest is left for the venue. */
export const paysAll = ({ context }: Snapshot): boolean | null =>
  context.method === 'location' ? null : context.payAll;
