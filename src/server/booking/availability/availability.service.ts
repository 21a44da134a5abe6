import type { DateTest, DayTimes, Schedule, ScheduleMeta } from '#contract/names.ts';
import {
  lastBookableDate,
  dayAvailability,
  earliestMinute,
  outsideHorizon,
} from '#domain/scheduling/stay/dayAvailability.ts';
import { entryTimes } from '#domain/scheduling/stay/entryTimes.ts';
import { priceOn } from '#domain/scheduling/stay/priceOn.ts';
import { pricesOfDay } from '#domain/scheduling/stay/pricesOfDay.ts';
import { datesBetween, daysBetween } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
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
import type { Planner } from '../rows/planner.ts';
import { ownVisit } from '../planning/visit.ts';
import type { SessionContext } from '../rows/reservationDeps.ts';
import { mustBeAskable, mustFit } from './askable.ts';
import type { Days } from './askable.ts';
import { dateTest } from './dateTest.ts';
import { offeredDays } from './flowDays.ts';
import { sharedAnswers } from './sharedAnswers.ts';
import { soldProducts, visibleProduct } from '#server/catalog/soldProducts.service.ts';
import type { SoldProduct } from '#server/catalog/soldProducts.service.ts';
import { priceView, pricesByTime } from './pricesByTime.ts';
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
  /** Throws `not_found`, `validation_failed`, `person_count_invalid`, `too_many_requests`, `service_unavailable`. */
  schedule(visitor: Visitor, question: ScheduleQuestion): Promise<{ days: Schedule; reasons: ScheduleMeta['reasons'] }>;
  /** Throws the same. */
  flowSchedule(visitor: Visitor, question: FlowQuestion): Promise<{ days: Schedule; reasons: ScheduleMeta['reasons'] }>;
  /** Throws `not_found`, `person_count_invalid`, `date_unavailable`. */
  times(visitor: Visitor, question: TimesQuestion): Promise<DayTimes>;
  /** For staff: the same with reasons. Throws `person_count_invalid`, `service_unavailable`. */
  testDate(caller: Caller, question: { date: LocalDate; persons: number }): Promise<DateTest>;
}

type Caller = Pick<RequestContext, 'venue' | 'language' | 'network'>;

export function makeAvailabilityService(deps: Deps & { gate: QuestionGate }): AvailabilityService {
  const shared = sharedAnswers<OfferedDays>(deps.gate);
  const nowIn = ({ timeZone }: Venue): { today: LocalDate; minute: number } => {
    const now = deps.clock.now().getTime();
    return { today: localDateAt(now, timeZone), minute: localMinuteAt(now, timeZone) };
  };
  const offered = (visitor: Visitor, question: object, work: () => Promise<OfferedDays>): Promise<OfferedDays> =>
    visitor.sessionHash === null
      ? shared(visitor, JSON.stringify([visitor.venue.venueId, question]), work)
      : deps.gate.run(visitor, work);
  return {
    async schedule(visitor, question) {
      const sold = await soldOnDays(deps.db, visitor, question);
      if (!('product' in sold)) {
        return offered(visitor, question, () =>
          schedule(deps.db, nowIn(visitor.venue), visitor, { question, ...sold }),
        );
      }
      const { from, to, persons } = question;
      await deps.planner.charge(visitor, daysBetween(from, to) + 1);
      const days = { products: [sold.product], from, to, personCount: persons, own: null };
      return offered(visitor, question, () => offeredDays(deps, visitor, days));
    },

    async flowSchedule(visitor, question) {
      mustBeAskable(visitor, question);
      await deps.planner.charge(visitor, daysBetween(question.from, question.to) + 1);
      return offered(visitor, question, () => flowSchedule(deps, visitor, question));
    },

    times: (visitor, question) => times(deps, nowIn(visitor.venue), visitor, question),
    testDate: (caller, question) => deps.gate.run(caller, () => dateTest({ ...deps, ...caller }, question)),
  };
}

type OfferedDays = { days: Schedule; reasons: ScheduleMeta['reasons'] };

type Deps = { db: Db; clock: Clock; planner: Planner };

type Now = { today: LocalDate; minute: number };

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

type Entry = NonNullable<Awaited<ReturnType<typeof readPricedEntry>>>;

/** The entry with the activity that its days are of, or the product that is planned. */
async function soldOnDays(
  db: Db,
  visitor: Visitor,
  question: ScheduleQuestion,
): Promise<{ entry: Entry; activity: BookableActivity } | { product: SoldProduct }> {
  mustBeAskable(visitor, question);
  const { venueId } = visitor.venue;
  const entry = await readPricedEntry(db, venueId, question.entryXplanId);
  if (!entry) throw problem('not_found');
  const activityId = question.activityXplanId ?? (await readActivityOfEntry(db, venueId, entry.id));
  const activity = activityId === undefined ? undefined : await readActivity(db, venueId, activityId);
  if (activity) return { entry, activity };
  const product = question.activityXplanId ? null : await visibleProduct(db, venueId, question.entryXplanId);
  if (!product) throw problem('not_found');
  return { product };
}

type SoldEntry = { question: ScheduleQuestion; entry: Entry; activity: BookableActivity };

async function schedule(db: Db, now: Now, visitor: Visitor, sold: SoldEntry): Promise<OfferedDays> {
  const { venue } = visitor;
  const { activity, entry, question } = sold;
  const { from, to, persons } = question;
  const opening = await openingTimesBetween(db, venue.venueId, from, to);
  const freeOn = await freePlaces(db, visitor, activity, { from, to });
  const lastDate = lastBookableDate(now.today, venue.settings.bookingCap);

  const days: Schedule = {};
  const reasons: ScheduleMeta['reasons'] = {};
  for (const date of datesBetween(from, to)) {
    const ofDay = pricesOfDay(entry, date);
    const priceAt = (start: MinuteOfDay) =>
      ofDay.varies ? priceOn(entry.price, entry.priceRules, { date, start }) : ofDay.lowest;
    const blocks = opening.blocksOn(date);
    const day = dayAvailability({ date, now, lastDate, activity, blocks, freeAt: freeOn(date), persons, priceAt });
    if (day.available) days[date] = priceView(day.prices);
    else reasons[date] = day.reason;
  }
  return { days, reasons };
}

async function flowSchedule(deps: Deps, visitor: Visitor, { flowId, from, to, persons }: FlowQuestion) {
  const { venue } = visitor;
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
  const entry = question.entry === undefined ? null : await readPricedEntry(db, venue.venueId, question.entry);
  const departures = [...new Set(entries.flatMap((time) => time.departures))].toSorted((a, b) => a - b);
  return {
    arrivalTimes: entries.map((time) => formatTime(time.arrival)),
    departureTimes: departures.map(formatTime),
    departures: Object.fromEntries(entries.map((time) => [formatTime(time.arrival), time.departures.map(formatTime)])),
    ...(entry
      ? pricesByTime(
          { ...entry, date },
          entries.map(({ arrival }) => arrival),
        )
      : {}),
    reason: null,
    alternatives: [],
    ...messages,
  };
}
