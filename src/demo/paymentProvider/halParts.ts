import type { Method } from './methods.ts';
import { apiAmount } from './money.ts';
import type { Chargeback, Refund } from './types.ts';

export type Link = (path: string) => { href: string; type: string };

export interface HalParts {
  chargeback(chargeback: Chargeback): Record<string, unknown>;
  refund(refund: Refund): Record<string, unknown>;
  method(method: Method): Record<string, unknown>;
}

/** Writes what belongs to payments as the API shows it. */
export function halParts(link: Link): HalParts {
  return {
    chargeback: (chargeback) => ({
      resource: 'chargeback',
      id: chargeback.id,
      paymentId: chargeback.paymentId,
      amount: apiAmount(chargeback.cents),
      createdAt: isoTime(chargeback.createdAt),
      reversedAt: chargeback.reversedAt === null ? null : isoTime(chargeback.reversedAt),
      _links: { payment: link(`/v2/payments/${chargeback.paymentId}`) },
    }),
    refund: (refund) => ({
      resource: 'refund',
      id: refund.id,
      mode: 'test',
      paymentId: refund.paymentId,
      status: refund.status,
      amount: apiAmount(refund.cents),
      description: refund.description,
      metadata: refund.metadata,
      createdAt: isoTime(refund.createdAt),
      _links: { payment: link(`/v2/payments/${refund.paymentId}`) },
    }),
    method: (method) => ({
      resource: 'method',
      id: method.id,
      description: method.description,
      minimumAmount: apiAmount(method.minimumCents),
      maximumAmount: apiAmount(method.maximumCents),
      status: 'activated',
      _links: { self: link(`/v2/methods/${method.id}`) },
    }),
  };
}

/** A moment as the API writes it. */
export function isoTime(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d{3}Z$/, '+00:00');
}
