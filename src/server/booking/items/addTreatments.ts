import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { planRequests } from '#domain/scheduling/day/dayPlan.ts';
import type { DayPlan } from '#domain/scheduling/day/dayPlan.ts';
import { unlessTooLarge } from '#domain/scheduling/solver/problem/planTooLarge.ts';
import { duplicateOf } from '#domain/booking/items.ts';
import { soldOnFlow } from '#server/catalog/soldProducts.service.ts';
import { problem } from '#server/http/problem.ts';
import { finishChange } from './finishChange.ts';
import type { AddedItems, IdempotentAdd } from './finishChange.ts';
import { bookRequests } from './bookRequests.ts';
import { explainRefusals, objected } from '../planning/explainRefusals.ts';
import { groupDay } from '../planning/groupDay.ts';
import { itemsOfGuest } from '../rows/guestItems.ts';
import { planWithRetry } from '../planning/planWithRetry.ts';
import { lockUnpaidHold } from '../rows/reservationAccess.ts';
import { itemsOf, recordEvent } from '../rows/reservations.repo.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';
import type { ItemRow, ReservationRow } from '../rows/reservation.types.ts';
import { pricedRequests } from '../planning/pricedRequests.ts';
import type { PricedRequest, WishRequest } from '../planning/pricedRequests.ts';

export type AddRequest = Omit<WishRequest, 'sold'> & { xplanId: string; kind: 'product' | 'collection' };

/**
 * Books a product or an arrangement for guests, each with its time, its therapists and rooms and its places. A guest who
 * may not have it or for whom it does not fit comes back as not booked, with the reason and the nearest alternatives;
 * the others stay booked. Throws `reservation_*`, `payment_in_progress`, `product_unavailable` (not sold in this flow, or
 * not one of each choice), `times_unavailable` (the flow needs arrival and departure first), `person_count_invalid`.
 */
export async function addTreatments(
  tools: ReservationDeps,
  context: SessionContext,
  slug: string,
  { kept: answered, ...request }: AddRequest & IdempotentAdd,
): Promise<AddedItems> {
  const { venue } = context;
  const key = { venueId: venue.venueId, sessionHash: context.sessionHash, slug };
  const done = await planWithRetry(tools.db, async (tx, turn) => {
    const row = await lockUnpaidHold(tx, key);
    const sold = await soldOnFlow(tx, row.venueId, row.flowId, request.xplanId);
    if (!sold || (sold.objectType === 'collection') !== (request.kind === 'collection')) {
      throw problem('product_unavailable');
    }
    if (flowNeeds.times({ type: row.flowType }) && row.startMinute === null) throw problem('times_unavailable');
    const party = { personCount: row.personCount, everyoneMayBeAsked: venue.settings.everyoneTreatmentOption };
    const asked = pricedRequests({ ...request, sold }, party, (guests) => guests.join('+'));
    const items = await itemsOf(tx, row.venueId, row.id);
    const wishes = asked.filter((wish) => objectionTo(items, wish) === null);
    await turn.enterDay(row);
    const { day, kept } = await groupDay(tx, tools.clock, { row, venue, items, products: wishes[0]?.products ?? [] });
    const refusal = nothing(wishes);
    const plan = turn.mayBook ? unlessTooLarge(() => planRequests(day, kept, wishes), refusal) : refusal;
    await bookRequests(tools, tx, { row, wishes, plan });
    await recordAdded(tools, tx, { row, kind: request.kind, productId: sold.id, plan });
    const settled = await finishChange(tx, row);
    const objections = asked.flatMap((wish) => objected(wish, objectionTo(items, wish), context.language));
    const refused = asked.filter(({ id }) => plan.refused.includes(id));
    const unexplained = refused.flatMap((wish) => objected(wish, 'unavailable', context.language));
    await answered(tx, { ...settled, notBooked: [...objections, ...unexplained] });
    return { settled, objections, refused };
  });
  const { settled, objections, refused } = done;
  const { row, items } = settled;
  const explained = await explainRefusals(tools, context, { row, items, refused, otherwise: 'unavailable' });
  return { ...settled, notBooked: [...objections, ...[...explained.values()].flat()] };
}

/** Why a wish is not even planned: a guest of it has the same thing, or an entry, already. */
function objectionTo(items: readonly ItemRow[], { sold, products, guests }: PricedRequest) {
  const wanted = { ...sold, products: sold.objectType === 'collection' ? products : [] };
  return guests.map((guest) => duplicateOf(itemsOfGuest(items, guest), wanted)).find((reason) => reason !== null) ?? null;
}

const nothing = (wishes: readonly PricedRequest[]): DayPlan => ({
  booked: new Map(),
  refused: wishes.map(({ id }) => id),
  isBest: false,
});

async function recordAdded(
  tools: ReservationDeps,
  tx: Parameters<typeof recordEvent>[0],
  { row, kind, productId, plan }: { row: ReservationRow; kind: string; productId: string; plan: DayPlan },
): Promise<void> {
  await recordEvent(tx, {
    venueId: row.venueId,
    id: tools.newId(),
    reservationId: row.id,
    kind: `${kind}.added`,
    actor: 'visitor',
    data: { product: productId, booked: [...plan.booked.keys()], refused: plan.refused },
  });
}
