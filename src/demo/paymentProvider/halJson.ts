import { halParts, isoTime } from './halParts.ts';
import type { HalParts, Link } from './halParts.ts';
import { METHODS } from './methods.ts';
import type { Method } from './methods.ts';
import { apiAmount } from './money.ts';
import type { Payment, PaymentStatus } from './types.ts';

const TIME_FIELDS: Partial<Record<PaymentStatus, string>> = {
  authorized: 'authorizedAt',
  canceled: 'canceledAt',
  expired: 'expiredAt',
  failed: 'failedAt',
};

/** Writes payments, refunds and methods as the API shows them. */
export interface HalJson extends HalParts {
  payment(payment: Payment, settled: Settled): Record<string, unknown>;
  link: Link;
}

/** What went back of a payment, in cents. */
export interface Settled {
  refundedCents: number;
  chargedBackCents: number;
}

export const PROFILE_ID = 'pfl_LocalStand1';

export function createHalJson(publicUrl: () => string): HalJson {
  const link: Link = (path) => ({
    href: `${publicUrl()}${path}`,
    type: path.startsWith('/v2/') ? 'application/hal+json' : 'text/html',
  });

  return {
    link,
    payment: (payment, settled) => ({
      resource: 'payment',
      id: payment.id,
      mode: 'test',
      createdAt: isoTime(payment.createdAt),
      status: payment.status,
      isCancelable: payment.status === 'open',
      ...timesOf(payment),
      amount: apiAmount(payment.cents),
      ...settledAmounts(payment, settled),
      description: payment.description,
      method: payment.method,
      metadata: payment.metadata,
      profileId: PROFILE_ID,
      sequenceType: 'oneoff',
      redirectUrl: payment.redirectUrl,
      ...(payment.cancelUrl === null ? {} : { cancelUrl: payment.cancelUrl }),
      ...(payment.webhookUrl === null ? {} : { webhookUrl: payment.webhookUrl }),
      ...(payment.locale === null ? {} : { locale: payment.locale }),
      ...detailsOf(payment),
      _links: {
        self: link(`/v2/payments/${payment.id}`),
        ...(payment.status === 'open' ? { checkout: link(`/checkout/${payment.id}`) } : {}),
        dashboard: link('/'),
        ...(payment.status === 'paid' ? { changePaymentState: link(`/checkout/${payment.id}`) } : {}),
        ...(settled.refundedCents > 0 ? { refunds: link(`/v2/payments/${payment.id}/refunds`) } : {}),
        ...(settled.chargedBackCents > 0 ? { chargebacks: link(`/v2/payments/${payment.id}/chargebacks`) } : {}),
      },
    }),
    ...halParts(link),
  };
}

/** The methods that accept an amount; all of them when there is none. */
export function methodsFor(cents: number | null): Method[] {
  return METHODS.filter(
    ({ minimumCents, maximumCents }) => cents === null || (cents >= minimumCents && cents <= maximumCents),
  );
}

function timesOf(payment: Payment): Record<string, string> {
  const field = TIME_FIELDS[payment.status];
  return {
    ...(payment.status === 'open' ? { expiresAt: isoTime(payment.expiresAt) } : {}),
    ...(payment.paidAt === null ? {} : { paidAt: isoTime(payment.paidAt) }),
    ...(field === undefined ? {} : { [field]: isoTime(payment.statusSince) }),
  };
}

function settledAmounts(payment: Payment, { refundedCents, chargedBackCents }: Settled): Record<string, unknown> {
  if (payment.paidAt === null) return {};
  return {
    amountRefunded: apiAmount(refundedCents),
    amountRemaining: apiAmount(Math.max(0, payment.cents - refundedCents - chargedBackCents)),
    ...(chargedBackCents > 0 ? { amountChargedBack: apiAmount(chargedBackCents) } : {}),
  };
}

function detailsOf({ card, failureReason }: Payment): Record<string, unknown> {
  if (card === null && failureReason === null) return {};
  return {
    details: {
      ...(card === null ? {} : { cardNumber: card.lastFour, cardHolder: card.holder }),
      ...(failureReason === null ? {} : { failureReason }),
    },
  };
}
