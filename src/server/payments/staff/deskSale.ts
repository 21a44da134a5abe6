import type { DeskSale, DeskSaleForm } from '#contract/names.ts';
import { orderAtDesk } from '#server/booking/deskOrders.service.ts';
import type { OrderDeps } from '#server/booking/deskOrders.service.ts';
import { recordEvent, setTotalPaid } from '#server/booking/payableReservations.service.ts';
import { giftCardsOfReservation } from '#server/credits/giftCards/giftCards.service.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { SaveResponse } from '#server/http/handlers.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import type { DeskDeps } from './deskPayment.ts';
import type { DeskCaller } from './deskRedemptions.ts';
import { insertDeskEntry } from './payments.repo.ts';

export type Seller = DeskCaller & { network: string; saveResponse: SaveResponse<DeskSale> };

/** Ordered, issued and paid in one transaction. Throws what `orderAtDesk` throws. */
export function sellAtDesk(
  deps: Pick<DeskDeps, 'db' | 'newId'> & OrderDeps,
  { saveResponse, ...context }: Seller,
  { method, ...order }: DeskSaleForm,
): Promise<DeskSale> {
  const { venueId } = context.venue;
  return inTransaction(deps.db, async (tx) => {
    const { id: reservationId, number, total } = await orderAtDesk(deps, tx, context, order);
    if (total > 0) {
      const of = { venueId, reservationId, actor: context.staffId };
      const entry = await insertDeskEntry(tx, { ...of, id: deps.newId(), kind: 'desk', amount: total, reason: method });
      await setTotalPaid(tx, { venueId, id: reservationId }, total);
      await recordEvent(tx, { ...of, id: deps.newId(), kind: 'payment.desk', data: { amount: total, method } });
      const after = { reservationId, amount: total, method };
      await recordChange(tx, { venueId, kind: 'deskPayment', id: entry.id }, { action: 'created', after });
    }
    const sale: DeskSale = {
      reservationId,
      number,
      total,
      giftCardIds: (await giftCardsOfReservation(tx, venueId, reservationId)).map(({ id }) => id),
    };
    await saveResponse(tx, sale);
    return sale;
  });
}
