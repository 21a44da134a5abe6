import type { LocalDate } from '../../values/localDate.ts';
import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import type { BookingRequest, Day, ExistingBooking } from './day.ts';
import { refusalOf } from './refusalOf.ts';
import type { RefusalReason } from './refusalOf.ts';
import { nearestStart, startsFor } from './starts.ts';

const sameDayAlternatives = 3;
const otherDayAlternatives = 2;

export type RefusalFindings = {
  /** Null for a request that fits by itself. */
  reason: RefusalReason | null;
  /** Nearest first. */
  sameDay: MinuteOfDay[];
  /** In the order of the later days. */
  otherDays: { date: LocalDate; time: MinuteOfDay }[];
};

type Refused = { day: Day; existingBookings: readonly ExistingBooking[]; laterDays: readonly Day[] };

/** Why a request cannot be booked, and what can. Throws `PlanTooLarge`. */
export const refusalFindings = (
  { day, existingBookings, laterDays }: Refused,
  request: BookingRequest,
): RefusalFindings => ({
  reason: refusalOf(day, existingBookings, request),
  sameDay: byNearness(startsFor(day, existingBookings, request), request).slice(0, sameDayAlternatives),
  otherDays: otherDays(laterDays, request),
});

const byNearness = (starts: readonly MinuteOfDay[], { preferred }: BookingRequest): MinuteOfDay[] =>
  preferred === null ? [...starts] : starts.toSorted((a, b) => Math.abs(a - preferred) - Math.abs(b - preferred));

function otherDays(days: readonly Day[], request: BookingRequest): RefusalFindings['otherDays'] {
  const others: RefusalFindings['otherDays'] = [];
  for (const day of days) {
    const time = nearestStart(day, [], request);
    if (time !== null) others.push({ date: day.date, time });
    if (others.length === otherDayAlternatives) break;
  }
  return others;
}
