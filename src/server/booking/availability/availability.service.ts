import type { DateTest, DayTimes, Schedule, ScheduleMeta } from '#contract/names.ts';
import {
  lastBookableDate,
  dayAvailability,
  earliestMinute,
  outsideHorizon,
} from '#domain/scheduling/stay/dayAvailability.ts';
import { entryTimes } from '#domain/scheduling/stay/entryTimes.ts';
import { longestRange } from '#domain/scheduling/stay/otherDays.ts';
import { priceOn } from '#domain/scheduling/stay/priceOn.ts';
import { datesBetween, daysBetween, isLocalDate } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { localDateAt, localMinuteAt } from '#domain/values/zonedTime.ts';
import type { Db } from '#server/db/schema.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { RequestContext, Venue } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import type { QuestionGate } from '#server/http/questionGate.ts';
import { messagesOn } from '#server/catalog/messages.service.ts';
import { openingTimesBetween } from '#server/scheduling/openingTimes/openingTimes.service.ts';
import { freeByBucket } from '#server/scheduling/days/freePlaces.service.ts';
import { ownVisit } from '../planning/visit.ts';
import type { SessionContext } from '../rows/reservationDeps.ts';
import { dateTest } from './dateTest.ts';
import { offeredDays } from './flowDays.ts';
import { soldProducts, visibleProduct } from '#server/catalog/soldProducts.service.ts';
import { treatmentTimes } from './treatmentTimes.ts';
import type { TimesQuestion } from './treatmentTimes.ts';
import { readActivity, readActivityOfEntry, readOwnHold, readPricedEntry } from './availability.repo.ts';
import type { BookableActivity } from './availability.repo.ts';

type Visitor = SessionContext;

export interface ScheduleQuestion {
  entryXplanId: string;
  /** Absent: that of the first check-in group that sells the entry. */
  activityXplanId?: string | undefined;
  from: LocalDate;
  to: LocalDate;
  persons: number;
}

export interface FlowQuestion {
  flowId: string;
  from: LocalDate;
  to: LocalDate;
  persons: number;
}

export interface AvailabilityService {
  /** Throws `not_found`, `validation_failed`, `person_count_invalid`, `service_unavailable`. */
  schedule(visitor: Visitor, question: ScheduleQuestion): Promise<{ days: Schedule; reasons: ScheduleMeta['reasons'] }>;
  flowSchedule(visitor: Visitor, question: FlowQuestion): Promise<{ days: Schedule; reasons: ScheduleMeta['reasons'] }>;
  /** Throws `not_found`, `person_count_invalid`, `date_unavailable`. */
  times(visitor: Visitor, question: TimesQuestion): Promise<DayTimes>;
  /** For staff: the same with reasons. Throws `person_count_invalid`, `service_unavailable`. */
  testDate(caller: Caller, question: { date: LocalDate; persons: number }): Promise<DateTest>;
}

type Caller = Pick<RequestContext, 'venue' | 'language' | 'network'>;

export function makeAvailabilityService(deps: Deps & { gate: QuestionGate }): AvailabilityService {
  const days = sharedQuestions(deps.gate);
  const nowIn = ({ timeZone }: Venue): { today: LocalDate; minute: number } => {
    const now = deps.clock.now().getTime();
    return { today: localDateAt(now, timeZone), minute: localMinuteAt(now, timeZone) };
  };
  return {
    schedule: (visitor, question) =>
      days(visitor, question, () => schedule(deps, nowIn(visitor.venue), visitor, question)),
    flowSchedule: (visitor, question) => days(visitor, question, () => flowSchedule(deps, visitor, question)),
    times: (visitor, question) => times(deps, nowIn(visitor.venue), visitor, question),
    testDate: (caller, question) => deps.gate.run(caller, () => dateTest({ ...deps, ...caller }, question)),
  };
}

type OfferedDays = { days: Schedule; reasons: ScheduleMeta['reasons'] };

/** Equal questions of visitors without a reservation that are under way have one answer. */
function sharedQuestions(gate: QuestionGate) {
  const underWay = new Map<string, Promise<OfferedDays>>();
  return (visitor: Visitor, question: object, work: () => Promise<OfferedDays>): Promise<OfferedDays> => {
    if (visitor.sessionHash !== null) return gate.run(visitor, work);
    const key = JSON.stringify([visitor.venue.venueId, question]);
    const existing = underWay.get(key);
    if (existing) return existing;
    const answer = gate.run(visitor, work).finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  };
}

type Deps = { db: Db; clock: Clock };

type Now = { today: LocalDate; minute: number };

function mustFit(venue: Venue, persons: number): void {
  if (persons > venue.settings.maxPersons) throw problem('person_count_invalid');
}

interface Days {
  from: LocalDate;
  to: LocalDate;
}

async function freePlaces(db: Db, visitor: Visitor, activity: BookableActivity, { from, to }: Days) {
  const { sessionHash } = visitor;
  const { venueId } = visitor.venue;
  const exceptReservationId =
    sessionHash && (await readOwnHold(db, { venueId, sessionHash, activityProductId: activity.productId }));
  const free = await freeByBucket(db, {
    venueId,
    poolId: activity.poolId,
    fromDay: from,
    toDay: to,
    exceptReservationId,
  });
  return (date: LocalDate) => {
    const places = free.get(date);
    return (bucket: number): number => places?.[bucket] ?? 0;
  };
}

async function schedule({ db, clock }: Deps, now: Now, visitor: Visitor, question: ScheduleQuestion) {
  const { venue } = visitor;
  const { from, to, persons } = question;
  mustBeRange(from, to);
  mustFit(venue, persons);
  const entry = await readPricedEntry(db, venue.venueId, question.entryXplanId);
  if (!entry) throw problem('not_found');
  const activityId = question.activityXplanId ?? (await readActivityOfEntry(db, venue.venueId, entry.id));
  const activity = activityId === undefined ? undefined : await readActivity(db, venue.venueId, activityId);
  if (!activity) {
    const product = question.activityXplanId ? null : await visibleProduct(db, venue.venueId, question.entryXplanId);
    if (!product) throw problem('not_found');
    return offeredDays({ db, clock }, visitor, { products: [product], from, to, personCount: persons, own: null });
  }
  const opening = await openingTimesBetween(db, venue.venueId, from, to);
  const freeOn = await freePlaces(db, visitor, activity, { from, to });
  const lastDate = lastBookableDate(now.today, venue.settings.bookingCap);

  const days: Schedule = {};
  const reasons: ScheduleMeta['reasons'] = {};
  for (const date of datesBetween(from, to)) {
    const price = priceOn(entry.price, entry.rules, date);
    const blocks = opening.blocksOn(date);
    const day = dayAvailability({ date, now, lastDate, activity, blocks, freeAt: freeOn(date), persons, price });
    if (day.available) days[date] = { price: day.price };
    else reasons[date] = day.reason;
  }
  return { days, reasons };
}

async function flowSchedule(deps: Deps, visitor: Visitor, { flowId, from, to, persons }: FlowQuestion) {
  const { venue } = visitor;
  mustBeRange(from, to);
  mustFit(venue, persons);
  const flow = await deps.db
    .selectFrom('flow')
    .select('slug')
    .where('venueId', '=', venue.venueId)
    .where('id', '=', flowId)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  if (!flow) throw problem('not_found');
  const products = await soldProducts(deps.db, venue.venueId, flowId, 1);
  const visit = await ownVisit(deps.db, visitor, flow.slug);
  const own = visit && { id: visit.row.id, itemIds: visit.items.map(({ id }) => id) };
  return offeredDays(deps, visitor, { products, from, to, personCount: persons, own });
}

function mustBeRange(from: LocalDate, to: LocalDate): void {
  const wrong = (pointer: string, code: string) => problem('validation_failed', { errors: [{ pointer, code }] });
  if (!isLocalDate(from)) throw wrong('/path/from', 'date_invalid');
  if (!isLocalDate(to)) throw wrong('/path/to', 'date_invalid');
  const days = daysBetween(from, to);
  if (days < 0) throw wrong('/path/to', 'too_small');
  if (days >= longestRange) throw wrong('/path/to', 'too_large');
}

async function times(deps: Deps, now: Now, visitor: Visitor, question: TimesQuestion): Promise<DayTimes> {
  const { db } = deps;
  const { venue, language } = visitor;
  const { date, persons, xplanId } = question;
  mustFit(venue, Math.max(persons, ...(question.guests ?? [])));
  const lastDate = lastBookableDate(now.today, venue.settings.bookingCap);
  const reason = outsideHorizon(date, { today: now.today, lastDate });
  if (reason) throw problem('date_unavailable', { extensions: { reason } });
  const opening = await openingTimesBetween(db, venue.venueId, date, date);
  const messages = {
    messages: question.withMessages ? await messagesOn(db, venue.venueId, date, language) : [],
    scheduleMessage: opening.messageOn(date, language),
  };
  const activity = await readActivity(db, venue.venueId, xplanId);
  if (!activity) {
    const starts = await treatmentTimes(deps, visitor, question);
    if (!starts) throw problem('not_found');
    return { ...starts, departureTimes: [], departures: {}, ...messages };
  }
  const freeAt = (await freePlaces(db, visitor, activity, { from: date, to: date }))(date);
  const entries = entryTimes({
    activity,
    blocks: opening.blocksOn(date),
    freeAt,
    persons,
    earliestMinute: earliestMinute(date, now),
  });
  const departures = [...new Set(entries.flatMap((time) => time.departures))].toSorted((a, b) => a - b);
  return {
    arrivalTimes: entries.map((time) => formatTime(time.arrival)),
    departureTimes: departures.map(formatTime),
    departures: Object.fromEntries(entries.map((time) => [formatTime(time.arrival), time.departures.map(formatTime)])),
    reason: null,
    alternatives: [],
    ...messages,
  };
}
