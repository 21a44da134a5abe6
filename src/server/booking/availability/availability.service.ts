import type { DateTest, DayTimes } from '#contract/names.ts';
import { daysBetween } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Replicas } from '#server/db/replicas.ts';
import type { Db } from '#server/db/schema.ts';
import { makeVenueCache } from '#server/db/venueCache.ts';
import type { VenueCache } from '#server/db/venueCache.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { RequestContext } from '#server/http/handlers.ts';
import type { QuestionGate } from '#server/http/questionGate.ts';
import type { Planner } from '../rows/planner.ts';
import type { SessionContext } from '../rows/reservationDeps.ts';
import { mustBeAskable } from './askable.ts';
import { checkinDays } from './checkinDays.ts';
import type { PlannedProduct, ScheduleQuestion } from './checkinDays.ts';
import { dateTest } from './dateTest.ts';
import { dayTimes } from './dayTimes.ts';
import { flowDays, productDays } from './flowDays.ts';
import type { FlowQuestion, OfferedDays } from './flowDays.ts';
import { sharedAnswers } from './sharedAnswers.ts';
import type { TimesQuestion } from './treatmentTimes.ts';

type Visitor = SessionContext;

export interface AvailabilityService {
  /** Throws `not_found`, `validation_failed`, `person_count_invalid`, `too_many_requests`, `service_unavailable`. */
  schedule(visitor: Visitor, question: ScheduleQuestion): Promise<OfferedDays>;
  /** Throws the same. */
  flowSchedule(visitor: Visitor, question: FlowQuestion): Promise<OfferedDays>;
  /** Throws `not_found`, `person_count_invalid`, `date_unavailable`. */
  times(visitor: Visitor, question: TimesQuestion): Promise<DayTimes>;
  /** For staff: the same with reasons. Throws `person_count_invalid`, `service_unavailable`. */
  testDate(caller: Caller, question: { date: LocalDate; persons: number }): Promise<DateTest>;
}

type Caller = Pick<RequestContext, 'venue' | 'language' | 'network'>;

type Deps = { db: Db; cache: VenueCache; clock: Clock; planner: Planner };

/** Versions rise on each replica, but one may be behind another. */
function eachReplicasCache(): (replica: Db) => VenueCache {
  const caches = new WeakMap<Db, VenueCache>();
  return (replica) => {
    const cache = caches.get(replica) ?? makeVenueCache();
    caches.set(replica, cache);
    return cache;
  };
}

export function makeAvailabilityService(deps: Deps & { gate: QuestionGate; replicas: Replicas }): AvailabilityService {
  const { gate, planner, replicas } = deps;
  const cacheOf = eachReplicasCache();
  /** Who holds places reads what they changed. */
  const asOf = <Answer>({ sessionHash }: Visitor, read: (at: Deps) => Promise<Answer>): Promise<Answer> =>
    sessionHash === null
      ? replicas.read(deps.db, (db) => read({ ...deps, db, cache: db === deps.db ? deps.cache : cacheOf(db) }))
      : read(deps);
  const inTurn = <Answer>() => {
    const shared = sharedAnswers<Answer>(gate);
    return (visitor: Visitor, question: object, work: () => Promise<Answer>): Promise<Answer> =>
      visitor.sessionHash === null
        ? shared(visitor, JSON.stringify([visitor.venue.venueId, question]), work)
        : gate.run(visitor, work);
  };
  const ofCheckins = inTurn<OfferedDays | PlannedProduct>();
  const ofPlans = inTurn<OfferedDays>();
  return {
    async schedule(visitor, question) {
      mustBeAskable(visitor, question);
      const sold = await ofCheckins(visitor, question, () => asOf(visitor, (at) => checkinDays(at, visitor, question)));
      if (!('product' in sold)) return sold;
      const { entryXplanId: _, ...days } = question;
      await planner.charge(visitor, daysBetween(days.from, days.to) + 1);
      return ofPlans(visitor, question, () => asOf(visitor, (at) => productDays(at, visitor, { ...days, ...sold })));
    },

    async flowSchedule(visitor, question) {
      mustBeAskable(visitor, question);
      await planner.charge(visitor, daysBetween(question.from, question.to) + 1);
      return ofPlans(visitor, question, () => asOf(visitor, (at) => flowDays(at, visitor, question)));
    },

    times: (visitor, question) => dayTimes(deps, visitor, question),
    testDate: (caller, question) => gate.run(caller, () => dateTest({ ...deps, ...caller }, question)),
  };
}
