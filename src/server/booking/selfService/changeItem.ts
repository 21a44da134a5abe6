import { planRequests } from '#domain/scheduling/day/dayPlan.ts';
import { parseTime } from '#domain/values/timeOfDay.ts';
import { withinPlannerLimits } from '#server/adapters/planning/plannerWork.ts';
import { problem } from '#server/http/problem.ts';
import { releaseClaims } from '#server/scheduling/claims/claims.service.ts';
import { lockDay } from '#server/scheduling/claims/lockDay.service.ts';
import { bookRequests } from '../items/bookRequests.ts';
import { groupDay } from '../planning/groupDay.ts';
import type { DaySource } from '../planning/groupDay.ts';
import { markRemoved } from '../rows/reservationWrites.repo.ts';
import type { Tx } from '../rows/reservation.types.ts';
import { requestedChange } from './itemOptions.ts';
import type { ItemChange } from './itemOptions.ts';
import type { OwnReservation } from './ownReservation.ts';

/**
 * Puts a treatment of the booking at another time, or another in its place, for all who share it. Throws `not_found`,
 * `product_unavailable`, `product_duplicate`, `change_unavailable`, `ClaimConflict`.
 */
export async function changeItem(
  deps: { newId(): string },
  source: DaySource & { db: Tx },
  own: OwnReservation,
  { startTime, ...change }: ItemChange & { startTime: string },
): Promise<void> {
  const { db: tx } = source;
  const { row } = own;
  const owner = { venueId: row.venueId, reservationId: row.id };
  await lockDay(tx, { ...owner, day: row.day }, 'exclusive');
  const { request, replaced, staying } = await requestedChange(tx, own, change);
  await releaseClaims(tx, { ...owner, itemIds: replaced });
  await markRemoved(tx, row.venueId, replaced);
  const requests = [{ ...request, preferred: parseTime(startTime), isFixed: true }];
  const { day, existingBookings } = await groupDay(source, { row, items: staying }, { products: request.products });
  const plan = withinPlannerLimits(() => planRequests(day, existingBookings, requests), null);
  if (!plan || plan.refused.length > 0) throw problem('change_unavailable');
  await bookRequests(deps, tx, { row, requests, plan }).written;
}
