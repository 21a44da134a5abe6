import type { DayTimes } from '#contract/names.ts';
import { earliestMinute, lastBookableDate, outsideHorizon } from '#domain/scheduling/stay/dayAvailability.ts';
import { entryTimes } from '#domain/scheduling/stay/entryTimes.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { messagesOn } from '#server/catalog/messages.service.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { together } from '#server/db/together.ts';
import type { VenueCache } from '#server/db/venueCache.ts';
import { problem } from '#server/http/problem.ts';
import { openingTimesBetween } from '#server/scheduling/openingTimes/openingTimes.service.ts';
import { venueNow } from '../planning/groupDay.ts';
import type { Planner } from '../rows/planner.ts';
import type { SessionContext } from '../rows/reservationDeps.ts';
import { mustFit } from './askable.ts';
import { freePlaces } from './checkinDays.ts';
import { pricesByTime } from './pricesByTime.ts';
import { readTreatmentDay, treatmentTimes } from './treatmentTimes.ts';
import type { TimesQuestion } from './treatmentTimes.ts';
import { readActivity, readPricedEntry } from './availability.repo.ts';

type Deps = { db: Db; cache: VenueCache; clock: Clock; planner: Planner };

/** Throws `not_found`, `person_count_invalid`, `date_unavailable`. */
export async function dayTimes(deps: Deps, visitor: SessionContext, question: TimesQuestion): Promise<DayTimes> {
  const { venue, language } = visitor;
  const { date, persons } = question;
  mustFit(venue, Math.max(persons, ...(question.guests ?? [])));
  const now = venueNow(deps.clock, venue);
  const lastDate = lastBookableDate(now.today, venue.settings.bookingCap);
  const reason = outsideHorizon(date, { today: now.today, lastDate });
  if (reason) throw problem('date_unavailable', { extensions: { reason } });
  const { opening, messages, ofStay, ofTreatment } = await readDay(deps, visitor, question);
  const said = { messages, scheduleMessage: opening.messageOn(date, language) };
  if (!ofStay) {
    const starts = await treatmentTimes(deps, visitor, question, ofTreatment);
    if (!starts) throw problem('not_found');
    return { ...starts, departureTimes: [], departures: {}, ...said };
  }
  const { activity, entry, freeOn } = ofStay;
  const entries = entryTimes({
    activity,
    blocks: opening.blocksOn(date),
    freeAt: freeOn(date),
    persons,
    earliestMinute: earliestMinute(date, now),
  });
  const arrivals = entries.map(({ arrival }) => arrival);
  const departures = [...new Set(entries.flatMap((time) => time.departures))].toSorted((a, b) => a - b);
  return {
    arrivalTimes: arrivals.map(formatTime),
    departureTimes: departures.map(formatTime),
    departures: Object.fromEntries(entries.map((time) => [formatTime(time.arrival), time.departures.map(formatTime)])),
    ...(entry ? pricesByTime({ ...entry, date }, arrivals) : {}),
    reason: null,
    alternatives: [],
    ...said,
  };
}

const readDay = (deps: Deps, visitor: SessionContext, question: TimesQuestion) => {
  const { venue, language } = visitor;
  const { venueId } = venue;
  const { date, xplanId, entry, withMessages } = question;
  return deps.cache.read(deps.db, venueId, async (at) => {
    const [opening, messages, activity] = await together([
      openingTimesBetween(at, venueId, date, date),
      withMessages ? messagesOn(at, venueId, date, language) : [],
      readActivity(at, venueId, xplanId),
    ]);
    if (!activity) {
      return {
        opening,
        messages,
        ofStay: null,
        ofTreatment: await readTreatmentDay({ ...deps, db: at }, visitor, question),
      };
    }
    const [freeOn, pricedEntry] = await together([
      freePlaces(at, visitor, activity, { from: date, to: date }),
      entry === undefined ? null : readPricedEntry(at, venueId, entry),
    ]);
    return { opening, messages, ofStay: { activity, entry: pricedEntry, freeOn }, ofTreatment: null };
  });
};
