import { newId } from './cashier.ts';
import type { Cashier } from './cashier.ts';
import type { Clock } from './clock.ts';
import type { Ledger } from './ledger.ts';
import { ApiProblem } from './types.ts';
import type { Payment, Refund, RefundStatus } from './types.ts';

export interface RefundDesk {
  /** Throws an `ApiProblem` 404, or 422 when more is asked than is left. */
  create(paymentId: string, wish: { cents: number; description: string; metadata: unknown }): Refund;
  /** Newest first. Throws an `ApiProblem` 404. */
  of(paymentId: string): Refund[];
  /** Brings a refund into a status and tells the merchant. Throws an `ApiProblem` 404. */
  move(refundId: string, status: RefundStatus): Refund;
  /** Cents given back or on their way back. */
  refundedCents(paymentId: string): number;
  /** Completes the refunds that have waited for `settleMs`. */
  settleDue(): void;
}

interface RefundDeskNeeds {
  ledger: Ledger;
  clock: Clock;
  cashier: Cashier;
  tell: (payment: Payment) => void;
  settleMs: number;
}

/** Gives money back from paid payments. */
export function createRefundDesk({ ledger, clock, cashier, tell, settleMs }: RefundDeskNeeds): RefundDesk {
  const refundsOf = (paymentId: string): Refund[] =>
    ledger.refunds.all().filter((refund) => refund.paymentId === paymentId);

  const refundedCents = (paymentId: string): number =>
    refundsOf(paymentId)
      .filter(({ status }) => status !== 'failed' && status !== 'canceled')
      .reduce((sum, refund) => sum + refund.cents, 0);

  function move(refundId: string, status: RefundStatus): Refund {
    const refund = ledger.refunds.get(refundId);
    if (!refund) throw new ApiProblem(404, `No refund exists with token ${refundId}.`);
    const changed = ledger.refunds.put({ ...refund, status });
    tell(cashier.find(refund.paymentId));
    return changed;
  }

  return {
    move,
    refundedCents,
    create(paymentId, wish) {
      const payment = cashier.find(paymentId);
      const left = payment.cents - payment.chargedBackCents - refundedCents(paymentId);
      if (payment.status !== 'paid') throw new ApiProblem(422, 'The payment is not paid and cannot be refunded');
      if (wish.cents > left) throw new ApiProblem(422, 'The amount is higher than the maximum', 'amount');
      const createdAt = clock.now();
      const refund = ledger.refunds.put({ ...wish, id: newId('re'), paymentId, status: 'pending', createdAt });
      tell(payment);
      return refund;
    },
    of(paymentId) {
      cashier.find(paymentId);
      return refundsOf(paymentId).toReversed();
    },
    settleDue() {
      const waiting: RefundStatus[] = ['queued', 'pending', 'processing'];
      for (const refund of ledger.refunds.all()) {
        if (waiting.includes(refund.status) && clock.now() >= refund.createdAt + settleMs) move(refund.id, 'refunded');
      }
    },
  };
}
