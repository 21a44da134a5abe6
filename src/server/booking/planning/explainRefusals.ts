import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Language, NotBooked } from '#contract/names.ts';
import { lastBookableDate } from '#domain/scheduling/stay/dayAvailability.ts';
import type { Day, ExistingBooking } from '#domain/scheduling/day/day.ts';
import { pricesOfDay } from '#domain/scheduling/stay/pricesOfDay.ts';
import { refusalOf } from '#domain/scheduling/day/refusalOf.ts';
import { nearestStart, startsFor } from '#domain/scheduling/day/starts.ts';
import { withinPlannerLimits } from '#server/adapters/plannerWork.ts';
import { addDays } from '#domain/values/localDate.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import { groupDay, groupDays, venueNow } from './groupDay.ts';
import { otherPrice } from './otherPrice.ts';
import { priceAtStart } from './priceFor.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';
import type { PricedRequest } from './pricedRequests.ts';
import type { Visit } from './visit.ts';

const sameDayAlternatives = 3;
const otherDayAlternatives = 2;
const daysAhead = 14;

export const withoutAlternatives = (
  request: PricedRequest,
  reason: NotBooked['reason'],
  language: Language,
): NotBooked[] => notBooked(request, language, { reason, alternatives: [] });

interface Refusals {
  visit: Visit;
  requests: readonly PricedRequest[];
  /** The reason for a request that fits by itself. */
  otherwise: NotBooked['reason'];
}

/**
 * Reasons with the nearest other times and days, by the ids of the requests. Read without locks: an alternative may be
 * gone when the visitor chooses it.
 */
export async function explainRefusals(
  { db, clock }: Pick<ReservationDeps, 'db' | 'clock'>,
  { venue, language }: Pick<SessionContext, 'venue' | 'language'>,
  { visit, requests, otherwise }: Refusals,
): Promise<Map<string, NotBooked[]>> {
  const explained = new Map<string, NotBooked[]>();
  if (requests.length === 0) return explained;
  const { row, items } = visit;
  const products = requests.flatMap((request) => request.products);
  const source = { db, clock, venue };
  const { day, existingBookings } = await groupDay(source, visit, { products });
  const lastDate = lastBookableDate(venueNow(clock, venue).today, venue.settings.bookingCap);
  const toDay = [addDays(row.day, daysAhead), lastDate].toSorted()[0]!;
  const fromDay = addDays(row.day, 1);
  const laterDays = fromDay <= toDay ? await groupDays(source, row, { products, fromDay, toDay }) : [];
  const isForSeveral = requests.length > 1 || items.some((item) => item.xplanId === requests[0]?.offer.xplanId);
  const findingsByKey = new Map<string, Findings>();
  for (const request of requests) {
    const key = findingsKey(request, existingBookings);
    if (findingsByKey.size > 0 && !findingsByKey.has(key)) await yieldToEventLoop();
    const situation = { request, day, existingBookings, laterDays, otherwise };
    const findings = findingsByKey.get(key) ?? withinPlannerLimits(() => findingsFor(situation), unavailable);
    findingsByKey.set(key, findings);
    explained.set(request.id, notBooked(request, language, refusal(request, { findings, day, isForSeveral })));
  }
  return explained;
}

interface Findings {
  reason: NotBooked['reason'];
  sameDay: number[];
  otherDays: OfferedStart[];
}

type OfferedStart = { day: Day; time: number };

const unavailable: Findings = { reason: 'unavailable', sameDay: [], otherDays: [] };

function findingsKey(
  { offer, products, guests, preferred, isFixed }: PricedRequest,
  existingBookings: readonly ExistingBooking[],
): string {
  const isBusy = guests.some((guest) => existingBookings.some((booking) => booking.guests.includes(guest)));
  return JSON.stringify([offer.id, products.map(({ id }) => id), isBusy ? guests : guests.length, preferred, isFixed]);
}

type Situation = Pick<Refusals, 'otherwise'> & {
  request: PricedRequest;
  day: Day;
  existingBookings: readonly ExistingBooking[];
  laterDays: readonly Day[];
};

const findingsFor = ({ request, day, existingBookings, laterDays, otherwise }: Situation): Findings => ({
  reason: refusalOf(day, existingBookings, request) ?? otherwise,
  sameDay: byNearness(startsFor(day, existingBookings, request), request).slice(0, sameDayAlternatives),
  otherDays: otherDays(laterDays, request),
});

function otherDays(days: readonly Day[], request: PricedRequest): Findings['otherDays'] {
  const others: Findings['otherDays'] = [];
  for (const day of days) {
    const time = nearestStart(day, [], request);
    if (time !== null) others.push({ day, time });
    if (others.length === otherDayAlternatives) break;
  }
  return others;
}

type Shown = { findings: Findings; day: Day; isForSeveral: boolean };

function refusal(
  request: PricedRequest,
  { findings, day, isForSeveral }: Shown,
): Pick<NotBooked, 'reason' | 'alternatives'> {
  const kind = isForSeveral && request.isFixed ? ('apart' as const) : ('other_time' as const);
  const offered = ({ day: on, time }: OfferedStart) => ({
    date: on.date,
    time: formatTime(time),
    persons: [...request.guests],
    ...otherPrice(priceAtStart(request, on, time), requestedPrice(request, day)),
  });
  return {
    reason: findings.reason,
    alternatives: [
      ...findings.sameDay.map((time) => ({ kind, ...offered({ day, time }) })),
      ...findings.otherDays.map((other) => ({ kind: 'other_day' as const, ...offered(other) })),
    ],
  };
}

/** Without a preferred start the lowest of the day, as it is shown. */
const requestedPrice = (request: PricedRequest, day: Day): number =>
  request.preferred === null
    ? pricesOfDay(request.offer, day.date).lowest
    : priceAtStart(request, day, request.preferred);

const byNearness = (starts: readonly number[], { preferred }: PricedRequest): number[] =>
  preferred === null
    ? [...starts]
    : starts.toSorted((a, b) => Math.abs(a - preferred) - Math.abs(b - preferred) || a - b);

const notBooked = (
  { offer, guests }: PricedRequest,
  language: Language,
  why: Pick<NotBooked, 'reason' | 'alternatives'>,
): NotBooked[] =>
  guests.map((person) => ({ name: translate(offer.name, language).text, xplanId: offer.xplanId, person, ...why }));
