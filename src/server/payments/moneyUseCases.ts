import type {
  PaymentException,
  Payment,
  PaymentLink,
  PaymentLinkCreated,
  PaymentLinkForm,
  Refund,
  RefundForm,
} from '#contract/names.ts';
import type { Tx } from '#server/db/schema.ts';
import type { RequestContext } from '#server/http/handlers.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import type { CheckoutTools } from './settlement/checkoutTools.ts';
import { createPaymentLink } from './checkout/createPaymentLink.ts';
import { createRefund, listRefunds } from './reconciliation/createRefund.ts';
import type { StaffDeed } from './reconciliation/createRefund.ts';
import { finishTask, paymentExceptions } from './staff/paymentExceptions.ts';
import { openPaymentLink } from './checkout/openPaymentLink.ts';
import { refreshPayment } from './reconciliation/refreshPayment.ts';
import { giveAllBack } from './settlement/returnMoney.ts';
import { sendRefund } from './reconciliation/sendRefund.ts';

type Key = { venueId: string; id: string };

/** What staff does with money that is paid online, and the links they send for it. Each throws the problems that its own file names. */
export const moneyUseCases = (tools: CheckoutTools) => ({
  createRefund: (deed: StaffDeed<Refund>, paymentId: string, form: RefundForm): Promise<Refund> =>
    createRefund(tools, deed, paymentId, form),
  giveAllBack: (tx: Tx, reservation: Key, by: { reason: string; actor: string }): Promise<void> =>
    giveAllBack(tools, tx, reservation, by),
  listRefunds: (payment: Key): Promise<Refund[]> => listRefunds(tools.db, payment),
  sendRefund: (refund: { venueId: string; refundId: string }): Promise<void> => sendRefund(tools, refund),
  refreshPayment: (payment: Key): Promise<Payment> => refreshPayment(tools, payment),
  paymentExceptions: (venueId: string, query: ListQuery): Promise<List<PaymentException>> => paymentExceptions(tools.db, venueId, query),
  createPaymentLink: (
    deed: StaffDeed<PaymentLinkCreated>,
    reservationId: string,
    form: PaymentLinkForm,
  ): Promise<PaymentLinkCreated> => createPaymentLink(tools, deed, reservationId, form),
  openPaymentLink: (caller: RequestContext, ref: string): Promise<PaymentLink> => openPaymentLink(tools, caller, ref),
  finishTask: (task: Key): Promise<PaymentException> => finishTask(tools.db, task),
});
