import { newId } from './cashier.ts';
import type { Cashier } from './cashier.ts';
import type { Clock } from './clock.ts';
import type { Ledger } from './ledger.ts';
import { ApiProblem } from './types.ts';
import type { Chargeback, Payment } from './types.ts';

export interface ChargebackDesk {
  /** Takes money back from the merchant, all that is left without `cents`. Throws an `ApiProblem` 404 or 422. */
  create(paymentId: string, cents?: number): Chargeback;
  /** Gives the merchant back what was taken. Throws an `ApiProblem` 404. */
  reverse(chargebackId: string): Chargeback;
  /** Newest first, the reversed ones too. */
  of(paymentId: string): Chargeback[];
  /** Cents that are with the payer's bank now. */
  chargedBackCents(paymentId: string): number;
}

interface ChargebackDeskNeeds {
  ledger: Ledger;
  clock: Clock;
  cashier: Cashier;
  tell: (payment: Payment) => void;
}

/** The payers' banks, which take back what was paid. */
export function createChargebackDesk({ ledger, clock, cashier, tell }: ChargebackDeskNeeds): ChargebackDesk {
  const of = (paymentId: string): Chargeback[] =>
    ledger.chargebacks
      .all()
      .filter((chargeback) => chargeback.paymentId === paymentId)
      .toReversed();

  const chargedBackCents = (paymentId: string): number =>
    of(paymentId)
      .filter(({ reversedAt }) => reversedAt === null)
      .reduce((sum, { cents }) => sum + cents, 0);

  function put(chargeback: Chargeback): Chargeback {
    ledger.chargebacks.put(chargeback);
    tell(cashier.find(chargeback.paymentId));
    return chargeback;
  }

  return {
    of,
    chargedBackCents,
    create(paymentId, cents) {
      const payment = cashier.find(paymentId);
      const left = payment.cents - chargedBackCents(paymentId);
      const taken = cents ?? left;
      if (payment.status !== 'paid' || taken > left || taken === 0) {
        throw new ApiProblem(422, 'The amount cannot be charged back');
      }
      return put({ id: newId('chb'), paymentId, cents: taken, createdAt: clock.now(), reversedAt: null });
    },
    reverse(chargebackId) {
      const chargeback = ledger.chargebacks.get(chargebackId);
      if (!chargeback) throw new ApiProblem(404, `No chargeback exists with token ${chargebackId}.`);
      return put({ ...chargeback, reversedAt: chargeback.reversedAt ?? clock.now() });
    },
  };
}
