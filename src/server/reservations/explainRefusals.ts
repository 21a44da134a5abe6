import type { Alternative, Language, NotBooked } from '#contract/names.ts';
import { lastBookableDate } from '#domain/calendar/lastBookableDate.ts';
import type { Day, KeptBooking } from '#domain/planning/day/day.types.ts';
import { refusalOf } from '#domain/planning/day/refusalOf.ts';
import { nearestStart } from '#domain/planning/day/nearestStart.ts';
import { startsFor } from '#domain/planning/day/startsFor.ts';
import { addDays } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import { groupDay, groupDays, venueNow } from './groupDay.ts';
import type { GroupQuestion } from './groupDay.ts';
import type { ReservationTools, SessionContext } from './reservationTools.ts';
import type { ItemRow } from './reservation.types.ts';
import type { SoldWish } from './soldWishes.ts';
import { unlessTooMuch } from './unlessTooMuch.ts';

const sameDayAlternatives = 3;
const otherDayAlternatives = 2;
const daysAhead = 14;

/** A wish that is not planned because of what its guests have; nothing without an objection. */
export function objected(
  wish: SoldWish,
  reason: 'duplicate' | 'entry_duplicate' | null,
  language: Language,
): NotBooked[] {
  return reason === null ? [] : notBooked(wish, language, { reason, alternatives: [] });
}

interface Refused {
  row: GroupQuestion['row'];
  items: readonly ItemRow[];
  refused: readonly SoldWish[];
}

/**
 * Why each refused wish has no place, and the nearest other times that day and days after it. Read after the booking,
 * without locks: what is offered here may be taken by the time it is asked for.
 */
export async function explainRefusals(
  tools: Pick<ReservationTools, 'db' | 'clock'>,
  context: SessionContext,
  { row, items, refused }: Refused,
): Promise<NotBooked[]> {
  if (refused.length === 0) return [];
  const { venue, language } = context;
  const products = refused.flatMap((wish) => wish.products);
  const question = { row, venue, items, products };
  const { day, kept } = await groupDay(tools.db, tools.clock, question);
  const { today } = venueNow(tools.clock, venue);
  const lastDate = lastBookableDate(today, venue.settings.bookingCap);
  const toDay = [addDays(row.day, daysAhead), lastDate].toSorted()[0]!;
  const range = { fromDay: addDays(row.day, 1), toDay };
  const days = range.fromDay <= toDay ? await groupDays(tools.db, tools.clock, { ...question, ...range }) : [];
  const asksTogether = refused.length > 1 || items.some((item) => item.xplanId === refused[0]?.sold.xplanId);
  return refused.flatMap((wish) => {
    const found = unlessTooMuch(() => explain({ wish, day, kept, days, asksTogether }), unknown);
    return notBooked(wish, language, found);
  });
}

const unknown: Pick<NotBooked, 'reason' | 'alternatives'> = { reason: 'unavailable', alternatives: [] };

interface Situation {
  wish: SoldWish;
  day: Day;
  kept: readonly KeptBooking[];
  days: readonly Day[];
  asksTogether: boolean;
}

function explain({ wish, day, kept, days, asksTogether }: Situation): Pick<NotBooked, 'reason' | 'alternatives'> {
  const kind = asksTogether && wish.isFixed ? ('apart' as const) : ('other_time' as const);
  const sameDay = nearest(startsFor(day, kept, wish), wish).slice(0, sameDayAlternatives);
  return {
    reason: refusalOf(day, kept, wish) ?? 'unavailable',
    alternatives: [
      ...sameDay.map((time) => alternative(kind, day.date, { wish, time })),
      ...otherDays(days, wish).map(({ date, time }) => alternative('other_day', date, { wish, time })),
    ],
  };
}

function otherDays(days: readonly Day[], wish: SoldWish): { date: LocalDate; time: number }[] {
  const found: { date: LocalDate; time: number }[] = [];
  for (const day of days) {
    const time = nearestStart(day, [], wish);
    if (time !== null) found.push({ date: day.date, time });
    if (found.length === otherDayAlternatives) break;
  }
  return found;
}

const nearest = (starts: readonly number[], { preferred }: SoldWish): number[] =>
  preferred === null
    ? [...starts]
    : starts.toSorted((a, b) => Math.abs(a - preferred) - Math.abs(b - preferred) || a - b);

const alternative = (
  kind: Alternative['kind'],
  date: LocalDate,
  { wish, time }: { wish: SoldWish; time: number },
): Alternative => ({ kind, date, time: formatTime(time), persons: [...wish.guests] });

const notBooked = (
  { sold, guests }: SoldWish,
  language: Language,
  why: Pick<NotBooked, 'reason' | 'alternatives'>,
): NotBooked[] =>
  guests.map((person) => ({ name: translate(sold.name, language).text, xplanId: sold.xplanId, person, ...why }));
