import type { Language, NotBooked } from '#contract/names.ts';
import { lastBookableDate } from '#domain/scheduling/stay/dayAvailability.ts';
import type { Day, ExistingBooking } from '#domain/scheduling/day/day.ts';
import { pricesOfDay } from '#domain/scheduling/stay/pricesOfDay.ts';
import type { RefusalFindings } from '#domain/scheduling/day/refusalFindings.ts';
import { addDays } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import { together } from '#server/db/together.ts';
import type { VenueCache } from '#server/db/venueCache.ts';
import { groupDay, groupDays, venueNow } from './groupDay.ts';
import { otherPrice } from './otherPrice.ts';
import { priceAtStart } from './priceFor.ts';
import { bookingTerms, requestTerms } from '../rows/planner.ts';
import type { Plan } from '../rows/planner.ts';
import { refusalCost } from '../rows/planningCosts.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';
import type { PricedRequest } from './pricedRequests.ts';
import type { Visit } from './visit.ts';

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
  /** It was planned or booked already: the rest of the answer is never refused. */
  isContinued?: boolean;
}

/**
 * Reasons with the nearest other times and days, by the ids of the requests. Read without locks: an alternative may be
 * gone when the visitor chooses it.
 */
export async function explainRefusals(
  { db, cache, clock, plan }: Pick<ReservationDeps, 'db' | 'clock'> & { cache: Pick<VenueCache, 'read'>; plan: Plan },
  { venue, language, signal }: Pick<SessionContext, 'venue' | 'language' | 'signal'>,
  { visit, requests, otherwise, isContinued = false }: Refusals,
): Promise<Map<string, NotBooked[]>> {
  const explained = new Map<string, NotBooked[]>();
  if (requests.length === 0) return explained;
  const { row, items } = visit;
  const products = requests.flatMap((request) => request.products);
  const lastDate = lastBookableDate(venueNow(clock, venue).today, venue.settings.bookingCap);
  const toDay = [addDays(row.day, daysAhead), lastDate].toSorted()[0]!;
  const fromDay = addDays(row.day, 1);
  const [{ day, existingBookings }, laterDays] = await cache.read(db, row.venueId, (at) => {
    const source = { db: at, clock, venue };
    const later = { products, fromDay, toDay };
    return together([groupDay(source, visit, { products }), fromDay <= toDay ? groupDays(source, row, later) : []]);
  });
  const isForSeveral = requests.length > 1 || items.some((item) => item.xplanId === requests[0]?.offer.xplanId);
  const refused = { day, existingBookings: existingBookings.map(bookingTerms), laterDays };
  const findingsByKey = new Map<string, RefusalFindings>();
  for (const request of requests) {
    const key = findingsKey(request, existingBookings);
    const turn = { cost: refusalCost(refused, request), signal, isContinued };
    const findings =
      findingsByKey.get(key) ?? (await plan('refusal', [refused, requestTerms(request)], turn)) ?? beyondLimits;
    findingsByKey.set(key, findings);
    const why = refusal(request, { findings, day, laterDays, otherwise, isForSeveral });
    explained.set(request.id, notBooked(request, language, why));
  }
  return explained;
}

const beyondLimits: RefusalFindings = { reason: 'unavailable', sameDay: [], otherDays: [] };

function findingsKey(
  { offer, products, guests, preferred, isFixed }: PricedRequest,
  existingBookings: readonly ExistingBooking[],
): string {
  const isBusy = guests.some((guest) => existingBookings.some((booking) => booking.guests.includes(guest)));
  return JSON.stringify([offer.id, products.map(({ id }) => id), isBusy ? guests : guests.length, preferred, isFixed]);
}

type Shown = Pick<Refusals, 'otherwise'> & {
  findings: RefusalFindings;
  day: Day;
  laterDays: readonly Day[];
  isForSeveral: boolean;
};

function refusal(
  request: PricedRequest,
  { findings, day, laterDays, otherwise, isForSeveral }: Shown,
): Pick<NotBooked, 'reason' | 'alternatives'> {
  const kind = isForSeveral && request.isFixed ? ('apart' as const) : ('other_time' as const);
  const offered = (on: Day, time: MinuteOfDay) => ({
    date: on.date,
    time: formatTime(time),
    persons: [...request.guests],
    ...otherPrice(priceAtStart(request, on, time), requestedPrice(request, day)),
  });
  const dayOf = (date: LocalDate): Day => laterDays.find((later) => later.date === date)!;
  return {
    reason: findings.reason ?? otherwise,
    alternatives: [
      ...findings.sameDay.map((time) => ({ kind, ...offered(day, time) })),
      ...findings.otherDays.map(({ date, time }) => ({ kind: 'other_day' as const, ...offered(dayOf(date), time) })),
    ],
  };
}

/** Without a preferred start the lowest of the day, as it is shown. */
const requestedPrice = (request: PricedRequest, day: Day): number =>
  request.preferred === null
    ? pricesOfDay(request.offer, day.date).lowest
    : priceAtStart(request, day, request.preferred);

const notBooked = (
  { offer, guests }: PricedRequest,
  language: Language,
  why: Pick<NotBooked, 'reason' | 'alternatives'>,
): NotBooked[] =>
  guests.map((person) => ({ name: translate(offer.name, language).text, xplanId: offer.xplanId, person, ...why }));
