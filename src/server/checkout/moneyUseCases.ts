import type { MoneyTask, Payment, Refund, RefundForm } from '#contract/names.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import type { CheckoutTools } from './checkoutTools.ts';
import { createRefund, listRefunds } from './createRefund.ts';
import type { StaffDeed } from './createRefund.ts';
import { finishTask, moneyTasks } from './moneyTasks.ts';
import { refreshPayment } from './refreshPayment.ts';
import { sendRefund } from './sendRefund.ts';

type Key = { venueId: string; id: string };

/** What staff does with money that was paid online. Each throws the problems that its own file names. */
export const moneyUseCases = (tools: CheckoutTools) => ({
  createRefund: (deed: StaffDeed, paymentId: string, form: RefundForm): Promise<Refund> =>
    createRefund(tools, deed, paymentId, form),
  listRefunds: (payment: Key): Promise<Refund[]> => listRefunds(tools.db, payment),
  sendRefund: (refund: { venueId: string; refundId: string }): Promise<void> => sendRefund(tools, refund),
  refreshPayment: (payment: Key): Promise<Payment> => refreshPayment(tools, payment),
  moneyTasks: (venueId: string, query: ListQuery): Promise<List<MoneyTask>> => moneyTasks(tools.db, venueId, query),
  finishTask: (task: Key): Promise<MoneyTask> => finishTask(tools.db, task),
});
