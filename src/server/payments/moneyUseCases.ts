import type {
  PaymentException,
  PaymentExceptionForm,
  Payment,
  LinkPayment,
  PaymentLink,
  PaymentLinkCreated,
  PaymentLinkForm,
  Refund,
  RefundForm,
} from '#contract/names.ts';
import type { Tx } from '#server/db/schema.ts';
import type { RequestContext } from '#server/http/handlers.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import type { PaymentDeps } from './settlement/paymentDeps.ts';
import { createPaymentLink, linkForRest } from './checkout/createPaymentLink.ts';
import type { LinkOrder } from './checkout/createPaymentLink.ts';
import { createRefund, listRefunds } from './reconciliation/createRefund.ts';
import type { StaffAction } from './reconciliation/createRefund.ts';
import { resolveException, listExceptions } from './staff/paymentExceptions.ts';
import { readPaymentLink, startLinkPayment } from './checkout/openPaymentLink.ts';
import { refreshPayment } from './reconciliation/refreshPayment.ts';
import { refundAll, refundUpTo } from './settlement/orderRefund.ts';
import { queuedRefunds } from './settlement/refunds.repo.ts';
import { sendRefund } from './reconciliation/sendRefund.ts';

type Key = { venueId: string; id: string };

export const moneyUseCases = (deps: PaymentDeps) => ({
  createRefund: (action: StaffAction<Refund>, paymentId: string, form: RefundForm): Promise<Refund> =>
    createRefund(deps, action, paymentId, form),
  refundAll: (tx: Tx, reservation: Key, refund: { reason: string; actor: string }): Promise<void> =>
    refundAll(deps, tx, reservation, refund),
  /** For a booking that its guests change: all in their transaction. */
  ofChange: {
    refundUpTo: (tx: Tx, reservation: Key, by: { amount: number; reason: string; actor: string }): Promise<number> =>
      refundUpTo(deps, tx, reservation, by),
    queuedRefunds,
    linkForRest: (tx: Tx, reservation: Key, by: { amount: number; actor: string }): Promise<string> =>
      linkForRest(deps, tx, reservation, by),
  },
  listRefunds: (payment: Key): Promise<Refund[]> => listRefunds(deps.db, payment),
  sendRefund: (refund: { venueId: string; refundId: string }): Promise<void> => sendRefund(deps, refund),
  refreshPayment: (payment: Key): Promise<Payment> => refreshPayment(deps, payment),
  paymentExceptions: (venueId: string, query: ListQuery): Promise<List<PaymentException>> =>
    listExceptions(deps.db, venueId, query),
  createPaymentLink: (action: LinkOrder, reservationId: string, form: PaymentLinkForm): Promise<PaymentLinkCreated> =>
    createPaymentLink(deps, action, reservationId, form),
  readPaymentLink: (caller: RequestContext, ref: string): Promise<PaymentLink> => readPaymentLink(deps, caller, ref),
  startLinkPayment: (caller: RequestContext, ref: string): Promise<LinkPayment> => startLinkPayment(deps, caller, ref),
  resolveException: (exception: Key, form: PaymentExceptionForm): Promise<PaymentException> =>
    resolveException(deps.db, exception, form),
});
