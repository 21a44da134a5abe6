import { randomInt } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Ledger } from './ledger.ts';
import { expiryMinutes } from './methods.ts';
import { ApiProblem } from './types.ts';
import type { MethodId, Order, Payment, PaymentCard, PaymentStatus } from './types.ts';

const FINAL: readonly PaymentStatus[] = ['paid', 'canceled', 'expired', 'failed'];
/** Mollie tells the merchant nothing about these. */
const SILENT: readonly PaymentStatus[] = ['open', 'pending'];

export interface Move {
  method?: MethodId;
  failureReason?: string;
  /** Also leave a final status: what a bank should never do, and sometimes does. */
  force?: boolean;
}

export interface Cashier {
  create(order: Order, card: PaymentCard | null): Payment;
  /** The payment as it is now; one whose time has passed is expired first. Throws an `ApiProblem` 404. */
  find(id: string): Payment;
  /** Newest first. */
  all(): Payment[];
  /** Brings a payment into a status and tells the merchant. Throws an `ApiProblem` 404, or 409 when it is final. */
  move(id: string, status: PaymentStatus, move?: Move): Payment;
  /** What the merchant may do himself. Throws an `ApiProblem` 404 or 422. */
  cancel(id: string): Payment;
}

/** Makes payments and moves them from status to status; `tell` hears of every change a merchant is told about. */
export function createCashier(ledger: Ledger, clock: Clock, tell: (payment: Payment) => void): Cashier {
  function set(payment: Payment, status: PaymentStatus, { method, failureReason }: Move = {}): Payment {
    const statusSince = clock.now();
    const changed = ledger.payments.put({
      ...payment,
      status,
      statusSince,
      method: method ?? payment.method,
      paidAt: status === 'paid' ? statusSince : payment.paidAt,
      failureReason: status === 'failed' ? (failureReason ?? null) : null,
    });
    if (!SILENT.includes(status)) tell(changed);
    return changed;
  }

  function fresh(payment: Payment): Payment {
    return payment.status === 'open' && clock.now() >= payment.expiresAt ? set(payment, 'expired') : payment;
  }

  function find(id: string): Payment {
    const payment = ledger.payments.get(id);
    if (!payment) throw new ApiProblem(404, `No payment exists with token ${id}.`);
    return fresh(payment);
  }

  return {
    find,
    all: () => ledger.payments.all().map(fresh).toReversed(),
    create: (order, card) => ledger.payments.put(openPayment(order, card, clock.now())),
    move(id, status, move = {}) {
      const payment = find(id);
      if (FINAL.includes(payment.status) && !move.force) throw new ApiProblem(409, `The payment is ${payment.status}.`);
      return set(payment, status, move);
    },
    cancel(id) {
      const payment = find(id);
      if (payment.status !== 'open') throw new ApiProblem(422, 'The payment cannot be canceled');
      return set(payment, 'canceled');
    },
  };
}

function openPayment(order: Order, card: PaymentCard | null, createdAt: number): Payment {
  const [only, ...others] = order.offeredMethods;
  return {
    ...order,
    id: newId('tr'),
    status: 'open',
    method: only !== undefined && others.length === 0 ? only : null,
    createdAt,
    expiresAt: createdAt + expiryMinutes(order.offeredMethods) * 60_000,
    statusSince: createdAt,
    paidAt: null,
    failureReason: null,
    card,
  };
}

/** An id as the API gives them: a prefix and twelve letters and digits. */
export function newId(prefix: 'tr' | 're' | 'chb' | 'tkn' | 'dl'): string {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
  return `${prefix}_${Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
}
