import type { NotBooked, StaffItemForm } from '#contract/names.ts';
import { planRequests } from '#domain/scheduling/day/dayPlan.ts';
import type { DayPlan } from '#domain/scheduling/day/dayPlan.ts';
import { parseTime } from '#domain/values/timeOfDay.ts';
import { onEventLoop } from '#server/adapters/planning/planningThreads.ts';
import { withinPlannerLimits } from '#server/adapters/planning/plannerWork.ts';
import { soldProducts } from '#server/catalog/soldProducts.service.ts';
import { together } from '#server/db/together.ts';
import { withoutCache } from '#server/db/venueCache.ts';
import { bookRequests } from '../items/bookRequests.ts';
import { explainRefusals, withoutAlternatives } from '../planning/explainRefusals.ts';
import { groupDayFrom, readVisitDay } from '../planning/groupDay.ts';
import { groupRequests } from '../planning/groupRequests.ts';
import type { GroupRequests } from '../planning/groupRequests.ts';
import type { PricedRequest } from '../planning/pricedRequests.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
import type { ReservationDeps } from '../rows/reservationDeps.ts';
import type { ItemRow, ReservationRow, Tx } from '../rows/reservation.types.ts';
import type { DeskContext } from './deskContext.ts';
import { deskProduct } from './deskProduct.ts';

interface Filling {
  row: ReservationRow;
  /** Of the reservation already. */
  items: readonly ItemRow[];
  forms: readonly StaffItemForm[];
  /** Where places were lost to others too often. */
  mayClaim: boolean;
}

/** What was form and found no place. */
export interface Refused {
  requests: PricedRequest[];
  duplicates: GroupRequests['duplicates'];
}

/**
 * Plans and claims treatments, sessions and arrangements as for a visitor; whatever fits is booked. Throws
 * `product_unavailable`, `person_count_invalid`, `ClaimConflict`.
 */
export async function fillBooking(
  deps: ReservationDeps,
  tx: Tx,
  { venue }: DeskContext,
  { row, items, forms, mayClaim }: Filling,
): Promise<Refused> {
  const stored = forms.map(({ person, productId, productIds = [], preferredTime }) => ({
    person,
    productId,
    productIds,
    preferredMinute: preferredTime ? parseTime(preferredTime) : null,
  }));
  const source = { db: tx, clock: deps.clock, venue };
  const followed = deps.cache.follow(tx, row.venueId);
  const sold = soldProducts(tx, row.venueId, row.flowId);
  const [offers, visitDay] = await together([sold, readVisitDay(source, row, items), followed]);
  const group = groupRequests({ offers, owned: visitDay.products }, { row, items, stored }, { allNew: true });
  const requests = group.requests.map((request) => atDesk(request, forms));
  const products = requests.flatMap((request) => request.products);
  const { day, existingBookings } = await groupDayFrom(source, { row, items }, visitDay, { products });
  const none: DayPlan = { booked: new Map(), refused: requests.map(({ id }) => id), isBest: false };
  const plan = mayClaim ? withinPlannerLimits(() => planRequests(day, existingBookings, requests), none) : none;
  await bookRequests(deps, tx, { row, requests, plan }).written;
  return { requests: requests.filter(({ id }) => plan.refused.includes(id)), duplicates: group.duplicates };
}

function atDesk(request: PricedRequest, forms: readonly StaffItemForm[]): PricedRequest {
  const form = forms.find(
    ({ productId, person }) => productId === request.offer.xplanId && request.guests.includes(person),
  );
  return {
    ...request,
    isFixed: form?.timeIsFixed ?? false,
    products: request.products.map(deskProduct),
  };
}

/** With the nearest that fits beside what is booked in this transaction. */
export async function explainRefused(
  deps: ReservationDeps,
  tx: Tx,
  context: DeskContext,
  { row, refused: { requests, duplicates } }: { row: ReservationRow; refused: Refused },
): Promise<NotBooked[]> {
  const visit = { row, items: await itemsOf(tx, row.venueId, row.id) };
  const refusals = { visit, requests, otherwise: 'unavailable' as const };
  const explained = await explainRefusals(
    { db: tx, cache: withoutCache, clock: deps.clock, plan: onEventLoop },
    context,
    refusals,
  );
  return [
    ...duplicates.flatMap(({ request, reason }) => withoutAlternatives(request, reason, context.language)),
    ...[...explained.values()].flat(),
  ];
}
