import { visitSpan } from '#domain/booking/timedItems.ts';
import { planRequests } from '#domain/scheduling/day/dayPlan.ts';
import { lastBookableDate } from '#domain/scheduling/stay/dayAvailability.ts';
import { liesInBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { formatTime, parseTime } from '#domain/values/timeOfDay.ts';
import { withinPlannerLimits } from '#server/adapters/planning/plannerWork.ts';
import { problem } from '#server/http/problem.ts';
import { releaseClaims } from '#server/scheduling/claims/claims.service.ts';
import { lockDay } from '#server/scheduling/claims/lockDay.service.ts';
import { bookRequests } from '../items/bookRequests.ts';
import { groupDay, venueNow } from '../planning/groupDay.ts';
import type { DaySource } from '../planning/groupDay.ts';
import { markRemoved, updateReservation } from '../rows/reservationWrites.repo.ts';
import type { ReservationWithItems, Tx } from '../rows/reservation.types.ts';
import { movedTo } from './moveOffers.ts';
import type { MoveOffer } from './moveOffers.ts';
import type { OwnReservation } from './ownReservation.ts';
import { atPricesOf, rebookRequests } from './rebookRequests.ts';

interface Move {
  date: LocalDate;
  /** 'HH:mm', null for a visit without times. */
  startTime: string | null;
  /** 'HH:mm'; without it the visit stays as long as before. */
  endTime?: string;
}

/** The same day and arrival with another departure. Throws `change_unavailable` for a visit without a stay. */
export function stayUntil({ row }: OwnReservation, endTime: string): Move {
  if (row.startMinute === null) throw problem('change_unavailable');
  return { date: row.day, startTime: formatTime(row.startMinute), endTime };
}

/**
 * Releases all places and claims those of the new day and time: all or nothing. `isByVenue`: every price stays. Throws
 * `date_unavailable`, `change_unavailable`, `ClaimConflict`.
 */
export async function moveBooking(
  deps: { newId(): string },
  source: DaySource & { db: Tx },
  own: ReservationWithItems,
  { date, isByVenue = false, ...times }: Move & { isByVenue?: boolean },
): Promise<void> {
  const { db: tx } = source;
  const { row, items } = own;
  const { venueId, id: reservationId } = row;
  mustBeBookable(source, date);
  const offer = offerOf(own, times);
  for (const day of [...new Set([row.day, date])].toSorted())
    await lockDay(tx, { venueId, day, reservationId }, 'exclusive');
  const requests = atPricesOf(await rebookRequests(tx, row, items), own, { isSameDay: date === row.day, isByVenue });
  await releaseClaims(tx, { venueId, reservationId });
  const itemIds = items.map(({ id }) => id);
  await markRemoved(tx, venueId, itemIds);
  const stay = row.startMinute === null ? {} : { startMinute: offer.start, endMinute: offer.end };
  const moved = { ...row, ...stay, day: date };
  await updateReservation(tx, venueId, reservationId, { ...stay, day: date });
  const products = requests.flatMap((request) => request.products);
  const { day } = await groupDay(source, { row: moved, items: [] }, { products });
  const isOpen =
    offer.start === null || offer.end === null || liesInBlock(day.blocks, { from: offer.start, to: offer.end });
  const plan = isOpen && withinPlannerLimits(() => planRequests(...movedTo({ day, own, requests }, offer)), null);
  if (!plan || plan.refused.length > 0) throw problem('change_unavailable');
  await bookRequests(deps, tx, { row: moved, requests, plan }).written;
}

function mustBeBookable({ clock, venue }: DaySource, date: LocalDate): void {
  const { today } = venueNow(clock, venue);
  if (date < today) throw problem('date_unavailable', { extensions: { reason: 'past' } });
  if (date > lastBookableDate(today, venue.settings.bookingCap)) {
    throw problem('date_unavailable', { extensions: { reason: 'beyond_horizon' } });
  }
}

function offerOf({ row, items }: ReservationWithItems, { startTime, endTime }: Omit<Move, 'date'>): MoveOffer {
  const visit = visitSpan(row, items);
  const start = startTime === null ? null : parseTime(startTime);
  if ((visit === null) !== (start === null)) throw problem('change_unavailable');
  if (visit === null || start === null) return { start: null, end: null };
  const end = endTime === undefined ? start + visit.to - visit.from : parseTime(endTime);
  if (end === null || end <= start) throw problem('change_unavailable');
  return { start, end };
}
