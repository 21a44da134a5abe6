import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Language, OtherDay, OtherDayProposal } from '#contract/names.ts';
import { movesToOtherDay } from '#domain/booking/movesToOtherDay.ts';
import { visitSpan } from '#domain/booking/timedItems.ts';
import { plainTextOf } from '#domain/catalog/richText.ts';
import type { Day } from '#domain/scheduling/day/day.ts';
import { planRequests } from '#domain/scheduling/day/dayPlan.ts';
import type { DayPlan } from '#domain/scheduling/day/dayPlan.ts';
import { withPlan } from '#domain/scheduling/day/withPlan.ts';
import { addDays } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import { withinPlannerLimits } from '#server/adapters/planning/plannerWork.ts';
import type { DaySource } from '../planning/groupDay.ts';
import type { PricedRequest } from '../planning/pricedRequests.ts';
import { itemsOf, reservationById } from '../rows/reservations.repo.ts';
import type { ReservationWithItems } from '../rows/reservation.types.ts';
import { movedTo, offersOf, readMove } from '../selfService/moveOffers.ts';
import type { MoveOffer } from '../selfService/moveOffers.ts';

/** Days after the disruption that are looked at. */
const daysAhead = 14;
const mostOptions = 3;
/** More visits than these would keep staff waiting: they are proposed to once these are placed. */
const mostVisits = 20;

/**
 * Other days for the visits that can move as a whole, in the order of their ids: those that the planner has room for together,
 * so that the first options of all can be ordered at once. Read without locks.
 */
export async function otherDays(
  source: DaySource,
  { date, reservationIds, language }: { date: LocalDate; reservationIds: readonly string[]; language: Language },
): Promise<OtherDayProposal[]> {
  const visits: Visit[] = [];
  for (const id of [...new Set(reservationIds)].toSorted()) {
    if (visits.length === mostVisits) break;
    const visit = await readVisit(source, { date, id });
    if (visit) visits.push(visit);
  }
  for (const visit of visits) visit.nearest = await nearestPlan(visit, visits);
  const proposals: OtherDayProposal[] = [];
  for (const visit of visits) {
    const options = await optionsOf(visit, visits);
    const { row, items } = visit.booking;
    const names = items.filter(({ parentId }) => parentId === null).map(({ name }) => nameOf(name, language));
    const { id: reservationId, sequence } = row;
    const startTime = formatTime(visit.start);
    if (options.length > 0) proposals.push({ reservationId, sequence, startTime, itemNames: names, options });
  }
  return proposals;
}

type Visit = {
  booking: ReservationWithItems;
  start: number;
  days: readonly Day[];
  requests: readonly PricedRequest[];
  nearest: { date: LocalDate; plan: DayPlan } | null;
};

async function readVisit(source: DaySource, { date, id }: { date: LocalDate; id: string }): Promise<Visit | null> {
  const { venueId } = source.venue;
  const row = await reservationById(source.db, venueId, id);
  if (!row || !movesToOtherDay(row)) return null;
  const booking = { row, items: await itemsOf(source.db, venueId, id) };
  const start = visitSpan(row, booking.items)?.from;
  if (start === undefined) return null;
  const range = { fromDay: addDays(date, 1), toDay: addDays(date, daysAhead) };
  return { booking, start, ...(await readMove(source, booking, range)), nearest: null };
}

/** A day as the visit finds it when all others have moved to their nearest one. */
const besideOthers = (day: Day, visit: Visit, visits: readonly Visit[]): Day =>
  visits.reduce(
    (free, other) =>
      other !== visit && other.nearest?.date === day.date ? withPlan(free, other.requests, other.nearest.plan) : free,
    day,
  );

async function* offeredDays(visit: Visit, visits: readonly Visit[]): AsyncGenerator<{ day: Day; offer: MoveOffer }> {
  const { booking: own, requests } = visit;
  for (const each of visit.days) {
    await yieldToEventLoop();
    const day = besideOthers(each, visit, visits);
    const [offer] = offersOf({ day, own, requests }, { isEnough: true });
    if (offer) yield { day, offer };
  }
}

async function nearestPlan(visit: Visit, visits: readonly Visit[]): Promise<Visit['nearest']> {
  const { booking: own, requests } = visit;
  for await (const { day, offer } of offeredDays(visit, visits)) {
    const plan = withinPlannerLimits(() => planRequests(...movedTo({ day, own, requests }, offer)), null);
    if (plan?.refused.length === 0) return { date: day.date, plan };
  }
  return null;
}

async function optionsOf(visit: Visit, visits: readonly Visit[]): Promise<OtherDay[]> {
  const options: OtherDay[] = [];
  if (visit.nearest === null) return options;
  for await (const { day, offer } of offeredDays(visit, visits)) {
    const { start, end } = offer;
    if (start === null || end === null) continue;
    options.push({ date: day.date, startTime: formatTime(start), endTime: formatTime(end) });
    if (options.length === mostOptions) break;
  }
  return options;
}

const nameOf = (name: ReservationWithItems['items'][number]['name'], language: Language): string =>
  plainTextOf(translate(name, language).text).replaceAll('\n', ' ').slice(0, 300);
