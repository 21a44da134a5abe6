import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { visitSpan } from '#domain/booking/timedItems.ts';
import { allFit, fitBudget } from '#domain/scheduling/day/dayPlan.ts';
import type { Day } from '#domain/scheduling/day/day.ts';
import { lastBookableDate } from '#domain/scheduling/stay/dayAvailability.ts';
import { liesInBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import { withinPlannerLimits } from '#server/adapters/planning/plannerWork.ts';
import { groupDays, venueNow } from '../planning/groupDay.ts';
import type { DaySource } from '../planning/groupDay.ts';
import type { PricedRequest } from '../planning/pricedRequests.ts';
import type { ReservationWithItems } from '../rows/reservation.types.ts';
import { rebookRequests } from './rebookRequests.ts';

/** Minutes later than now; a visit without times has no start. */
export interface MoveOffer {
  start: MinuteOfDay | null;
  end: MinuteOfDay | null;
}

const steps = [30, 15];

/** Offers of a day, nearest to `near` first, else to the present start; only the first where `isEnough`. */
type Search = { isEnough: boolean; near?: MinuteOfDay | null };

/** Offers for this group with everything it has; its own places count as free. Read without locks. */
export async function moveOffers(
  source: DaySource,
  own: ReservationWithItems,
  range: Range,
  search: Search,
): Promise<Map<LocalDate, MoveOffer[]>> {
  const offers = new Map<LocalDate, MoveOffer[]>();
  const { days, requests } = await readMove(source, own, range);
  for (const day of days) {
    await yieldToEventLoop();
    const ofDay = offersOf({ day, own, requests }, search);
    if (ofDay.length > 0) offers.set(day.date, ofDay);
  }
  return offers;
}

type Range = { fromDay: LocalDate; toDay: LocalDate };

/** The bookable days of a range as they would be without the booking, and what is to be booked there. Read without locks. */
export async function readMove(
  source: DaySource,
  { row, items }: ReservationWithItems,
  { fromDay, toDay }: Range,
): Promise<{ days: Day[]; requests: PricedRequest[] }> {
  const { today } = venueNow(source.clock, source.venue);
  const [first] = [fromDay, today].toSorted().toReversed();
  const [last] = [toDay, lastBookableDate(today, source.venue.settings.bookingCap)].toSorted();
  if (first! > last!) return { days: [], requests: [] };
  const requests = await rebookRequests(source.db, row, items);
  const days = await groupDays(
    source,
    { ...row, startMinute: null, endMinute: null },
    {
      products: requests.flatMap(({ products }) => products),
      replacedItemIds: items.map(({ id }) => id),
      fromDay: first!,
      toDay: last!,
    },
  );
  return { days, requests };
}

/** Offers of one day. */
export const offersOf = (move: Moved, search: Search): MoveOffer[] =>
  withinPlannerLimits(() => searchedOffers(move, search), []);

function searchedOffers({ day, own, requests }: Moved, search: Search): MoveOffer[] {
  const visit = visitSpan(own.row, own.items);
  if (visit === null) return day.blocks.length > 0 ? [{ start: null, end: null }] : [];
  const work = { used: 0, limit: fitBudget * 4 };
  for (const step of steps) {
    const offers: MoveOffer[] = [];
    for (const start of startsByNearness(day, visit, { near: search.near ?? visit.from, step })) {
      const offer = { start, end: start + visit.to - visit.from };
      if (!allFit(...movedTo({ day, own, requests }, offer), work)) continue;
      offers.push(offer);
      if (search.isEnough) return offers;
    }
    if (offers.length > 0) return offers;
  }
  return [];
}

function startsByNearness(
  { blocks }: Day,
  { from, to }: { from: number; to: number },
  { near, step }: { near: number; step: number },
): number[] {
  const grid = Array.from({ length: 1440 / step }, (_, at) => at * step);
  return [...new Set([from, ...grid])]
    .filter((start) => liesInBlock(blocks, { from: start, to: start + to - from }))
    .toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near) || a - b);
}

export interface Moved {
  day: Day;
  own: ReservationWithItems;
  requests: readonly PricedRequest[];
}

/**
 * Within a stay the planner arranges what is near the same hour; without one everything moves by the same time. Who only stays
 * longer or shorter gives no new notice.
 */
export function movedTo(
  { day, own: { row, items }, requests }: Moved,
  { start, end }: MoveOffer,
): [day: Day, existingBookings: [], requests: PricedRequest[]] {
  const shift = (start ?? 0) - (visitSpan(row, items)?.from ?? 0);
  const hasStay = row.startMinute !== null;
  const staysAtItsTime = day.date === row.day && shift === 0;
  return [
    { ...day, stay: hasStay && start !== null && end !== null ? { from: start, to: end } : null },
    [],
    requests.map((request) => ({
      ...request,
      preferred: request.preferred === null ? null : request.preferred + shift,
      isFixed: !hasStay,
      isBooked: staysAtItsTime,
    })),
  ];
}
