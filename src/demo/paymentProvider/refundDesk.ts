import { newId } from './cashier.ts';
import type { Cashier } from './cashier.ts';
import type { Clock } from './clock.ts';
import type { Ledger } from './ledger.ts';
import { ApiProblem } from './types.ts';
import type { Payment, Refund, RefundStatus } from './types.ts';

/** The way of a refund, and which part of the whole time has passed when it gets there. */
const STAGES: readonly { status: RefundStatus; after: number }[] = [
  { status: 'queued', after: 0 },
  { status: 'pending', after: 1 / 24 },
  { status: 'processing', after: 1 / 2 },
  { status: 'refunded', after: 1 },
];

export interface RefundDesk {
  /** Throws an `ApiProblem` 404, or 422 when more is asked than is left. */
  create(paymentId: string, wish: { cents: number; description: string; metadata: unknown }): Refund;
  /** Newest first. Throws an `ApiProblem` 404. */
  of(paymentId: string): Refund[];
  /** Brings a refund into a status and tells the merchant. Throws an `ApiProblem` 404. */
  move(refundId: string, status: RefundStatus): Refund;
  /** Cents given back or on their way back. */
  refundedCents(paymentId: string): number;
  /** Moves refunds on to where they should be by now: `settleMs` after they were asked, they are done. */
  settleDue(): void;
}

interface RefundDeskNeeds {
  ledger: Ledger;
  clock: Clock;
  cashier: Cashier;
  chargedBackCents: (paymentId: string) => number;
  tell: (payment: Payment) => void;
  settleMs: number;
}

/** Gives money back from paid payments. */
export function createRefundDesk(needs: RefundDeskNeeds): RefundDesk {
  const { ledger, clock, cashier, chargedBackCents, tell, settleMs } = needs;
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
      const left = payment.cents - chargedBackCents(paymentId) - refundedCents(paymentId);
      if (payment.status !== 'paid') throw new ApiProblem(422, 'The payment is not paid and cannot be refunded');
      if (wish.cents > left) throw new ApiProblem(422, 'The amount is higher than the maximum', 'amount');
      const createdAt = clock.now();
      const refund = ledger.refunds.put({ ...wish, id: newId('re'), paymentId, status: 'queued', createdAt });
      tell(payment);
      return refund;
    },
    of(paymentId) {
      cashier.find(paymentId);
      return refundsOf(paymentId).toReversed();
    },
    settleDue() {
      for (const refund of ledger.refunds.all()) {
        const stage = stageAt(clock.now() - refund.createdAt, settleMs);
        const present = STAGES.findIndex(({ status }) => status === refund.status);
        const next = STAGES[stage];
        if (next && present >= 0 && present < stage) move(refund.id, next.status);
      }
    },
  };
}

function stageAt(age: number, settleMs: number): number {
  return STAGES.findLastIndex(({ after }) => age >= after * settleMs);
}
