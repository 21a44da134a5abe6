import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { planRequests } from '#domain/scheduling/day/dayPlan.ts';
import type { DayPlan } from '#domain/scheduling/day/dayPlan.ts';
import { withinPlannerLimits } from '#server/adapters/planning/plannerWork.ts';
import { duplicateOf } from '#domain/booking/items.ts';
import { soldOnFlow } from '#server/catalog/soldProducts.service.ts';
import { together } from '#server/db/together.ts';
import type { VenueCache } from '#server/db/venueCache.ts';
import { problem } from '#server/http/problem.ts';
import { finishKnownChange } from './finishChange.ts';
import type { AddedItems, IdempotentAdd } from './finishChange.ts';
import { addOrder } from './addOrders.ts';
import { bookRequests } from './bookRequests.ts';
import { explainRefusals, withoutAlternatives } from '../planning/explainRefusals.ts';
import { assertTreatmentLimits } from './treatmentLimits.ts';
import { groupDayFrom, readVisitDay } from '../planning/groupDay.ts';
import type { DaySource } from '../planning/groupDay.ts';
import { itemsOfGuest } from '../rows/guestItems.ts';
import { planWithRetry } from '../planning/planWithRetry.ts';
import type { PlanAttempt } from '../planning/planWithRetry.ts';
import { lockLiveHold, settledState } from '../rows/reservationAccess.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
import type { NewEvent } from '../rows/reservationWrites.repo.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';
import type { ItemRow, ReservationRow, Tx } from '../rows/reservation.types.ts';
import { pricedRequests } from '../planning/pricedRequests.ts';
import type { PricedRequest, ProductQuestion } from '../planning/pricedRequests.ts';

export interface AddQuestion extends ProductQuestion {
  kind: 'product' | 'collection';
  guests: readonly number[];
  /** Of orders. */
  quantity?: number | undefined;
}

/**
 * Books a product or an arrangement for as many guests as have a place; on a flow for orders, orders its product. Throws
 * `reservation_*`, `payment_in_progress`, `product_unavailable`, `times_unavailable` (the flow needs arrival and departure
 * first), `person_count_invalid`, `treatment_limit_reached`, and what `addOrder` throws.
 */
export async function addTreatments(
  deps: ReservationDeps,
  context: SessionContext,
  slug: string,
  question: TreatmentQuestion,
): Promise<AddedItems> {
  const key = { venueId: context.venue.venueId, sessionHash: context.sessionHash, slug };
  const { finished, duplicates, refused } = await planWithRetry(deps.db, async (tx, attempt) => {
    const row = await lockLiveHold(tx, key);
    const isOrder = question.kind === 'product' && flowNeeds.isOrderCard({ type: row.flowType });
    if (isOrder) return { finished: await addOrder(deps, tx, context, { row, question }), duplicates: [], refused: [] };
    return bookTreatments(deps, tx, context, { row, attempt, question });
  });
  const refusals = { isContinued: true, visit: finished, requests: refused, otherwise: 'unavailable' as const };
  const explained = await explainRefusals({ ...deps, plan: deps.planner.plan }, context, refusals);
  return { ...finished, notBooked: [...duplicates, ...[...explained.values()].flat()] };
}

type TreatmentQuestion = AddQuestion & IdempotentAdd;

async function bookTreatments(
  deps: ReservationDeps,
  tx: Tx,
  { venue, language }: SessionContext,
  { row, attempt, question }: { row: ReservationRow; attempt: PlanAttempt; question: TreatmentQuestion },
) {
  const source = { db: tx, cache: deps.cache, clock: deps.clock, venue };
  const [offer, items, paid, visitDay] = await readForTreatment(source, row, { xplanId: question.xplanId, attempt });
  if (!offer || (offer.objectType === 'collection') !== (question.kind === 'collection')) {
    throw problem('product_unavailable');
  }
  if (flowNeeds.times({ type: row.flowType }) && row.startMinute === null) throw problem('times_unavailable');
  const party = { personCount: row.personCount, allowsAllGuests: venue.settings.everyoneTreatmentOption };
  const requests = pricedRequests(offer, question, party);
  const newRequests = requests.filter((request) => duplicateReason(items, request) === null);
  const products = newRequests[0]?.products ?? [];
  const { day, existingBookings } = await groupDayFrom(source, { row, items }, visitDay, { products });
  const emptyPlan = refusingAll(newRequests);
  const plan = attempt.mayClaim
    ? withinPlannerLimits(() => planRequests(day, existingBookings, newRequests), emptyPlan)
    : emptyPlan;
  const added = bookRequests(deps, tx, { row, requests: newRequests, plan });
  const limited = assertTreatmentLimits(tx, venue, row);
  const event = addedEvent(deps, { row, kind: question.kind, productId: offer.id, plan });
  const writes = [added.written, limited];
  const finished = await finishKnownChange(tx, row, { items: [...items, ...added.items], paid, writes, event });
  const duplicates = requests.flatMap((request) => {
    const reason = duplicateReason(items, request);
    return reason ? withoutAlternatives(request, reason, language) : [];
  });
  const refused = requests.filter(({ id }) => plan.refused.includes(id));
  const unexplained = refused.flatMap((request) => withoutAlternatives(request, 'unavailable', language));
  await question.saveResponse(tx, { ...finished, notBooked: [...duplicates, ...unexplained] });
  return { finished, duplicates, refused };
}

/** After the day is locked. Throws `payment_in_progress`. */
async function readForTreatment(
  { cache, ...source }: DaySource & { db: Tx; cache: VenueCache },
  row: ReservationRow,
  { xplanId, attempt }: { xplanId: string; attempt: PlanAttempt },
) {
  const tx = source.db;
  const { venueId, id, flowId } = row;
  const locked = attempt.lockDay(row);
  const followed = cache.follow(tx, venueId);
  const offer = soldOnFlow(tx, venueId, flowId, xplanId);
  const items = itemsOf(tx, venueId, id);
  const read = [offer, items, settledState(tx, row), readVisitDay(source, row, items)] as const;
  const [rows] = await together([together(read), locked, followed]);
  return rows;
}

function duplicateReason(items: readonly ItemRow[], { offer, products, guests }: PricedRequest) {
  const newItem = { ...offer, products: offer.objectType === 'collection' ? products : [] };
  return (
    guests.map((guest) => duplicateOf(itemsOfGuest(items, guest), newItem)).find((reason) => reason !== null) ?? null
  );
}

const refusingAll = (requests: readonly PricedRequest[]): DayPlan => ({
  booked: new Map(),
  refused: requests.map(({ id }) => id),
  isBest: false,
});

interface Added {
  row: ReservationRow;
  kind: 'product' | 'collection';
  productId: string;
  plan: DayPlan;
}

const addedEvent = (deps: ReservationDeps, { row, kind, productId, plan }: Added): NewEvent => ({
  venueId: row.venueId,
  id: deps.newId(),
  reservationId: row.id,
  kind: `${kind}.added`,
  actor: 'visitor',
  data: { product: productId, booked: [...plan.booked.keys()], refused: plan.refused },
});
