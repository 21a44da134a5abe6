import type { DeskSaleForm } from '#contract/names.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import { expectFound, expectValid } from '#server/http/expect.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { addOrder, expectCards, orderGiftCards } from '../items/addOrders.ts';
import { cardWords } from '../items/cardWords.ts';
import { confirmReservation } from '../lifecycle/confirmReservation.ts';
import { venueNow } from '../planning/groupDay.ts';
import { toPayable } from '../rows/payableReservation.ts';
import { reservationById } from '../rows/reservations.repo.ts';
import type { ReservationDeps } from '../rows/reservationDeps.ts';
import type { ReservationRow, ReservationWithItems, Tx } from '../rows/reservation.types.ts';
import { insertHold } from '../rows/reservationWrites.repo.ts';
import type { DeskContext } from './deskContext.ts';
import { customerById, holdLife } from './deskReservation.ts';
import { orderFlow } from './deskOrders.repo.ts';

export type OrderDeps = Pick<ReservationDeps, 'clock' | 'newId' | 'newSession' | 'random' | 'secretKeys'>;

type Order = Omit<DeskSaleForm, 'method'>;

const saveResponse = async (): Promise<void> => undefined;

/**
 * An order that the desk takes, confirmed and issued, in the caller's transaction. Throws `not_found`, `product_unavailable`,
 * `version_conflict` for another price than the form's, `validation_failed` for a card for visits without a customer, a
 * gift card without names or outside the venue's limits.
 */
export async function orderAtDesk(
  deps: OrderDeps,
  tx: Tx,
  context: DeskContext,
  form: Order,
): Promise<{ id: string; number: string; total: number }> {
  const { venueId } = context.venue;
  const flow = expectFound(await orderFlow(tx, { venueId, id: form.flowId }));
  if (flow.type === FlowType.Subscription && form.customerId === null)
    expectValid([{ pointer: '/customerId', code: 'required' }]);
  if (flow.type !== FlowType.GiftCard && flow.price !== form.price) throw problem('version_conflict');
  const row = await emptyOrder(deps, tx, context, { flowId: flow.id, customerId: form.customerId });
  const { row: ordered } = await orderOf(deps, tx, context, { row, xplanId: flow.xplanId, form });
  const number = await confirmReservation(deps, tx, toPayable(ordered), context.staffId);
  await recordChange(
    tx,
    { venueId, kind: 'reservation', id: row.id },
    { action: 'created', after: { state: 'confirmed' } },
  );
  return { id: row.id, number, total: ordered.total };
}

function orderOf(
  deps: OrderDeps,
  tx: Tx,
  { venue, staffId: actor }: DeskContext,
  { row, xplanId, form }: { row: ReservationRow; xplanId: string; form: Order },
): Promise<ReservationWithItems> {
  const { quantity, price: amount, from, to } = form;
  if (row.flowType !== FlowType.GiftCard)
    return addOrder(deps, tx, { venue }, { row, question: { xplanId, guests: [1], quantity, actor, saveResponse } });
  expectCards(venue, { amount, quantity });
  return orderGiftCards(deps, tx, {
    row,
    xplanId,
    quantity,
    amount,
    words: cardWords({ from, to }),
    actor,
    saveResponse,
  });
}

/** An order is always for today. */
async function emptyOrder(
  deps: OrderDeps,
  tx: Tx,
  { venue, language }: DeskContext,
  { flowId, customerId }: Pick<Order, 'flowId' | 'customerId'>,
): Promise<ReservationRow> {
  const { venueId } = venue;
  const customer = customerId === null ? null : expectFound(await customerById(tx, { venueId, id: customerId }));
  const id = deps.newId();
  await insertHold(
    tx,
    {
      venueId,
      id,
      flowId,
      checkoutTerms: 'location',
      sessionHash: Buffer.from(deps.newSession().hash),
      personCount: 1,
      day: venueNow(deps.clock, venue).today,
      language: customer?.language ?? language,
      customerId: customer?.id ?? null,
    },
    holdLife,
  );
  return expectFound((await reservationById(tx, venueId, id)) ?? undefined);
}
