import { setImmediate as otherWork } from 'node:timers/promises';
import type { Alternative, Language, NotBooked } from '#contract/names.ts';
import { lastBookableDate } from '#domain/scheduling/stay/dayAvailability.ts';
import type { Day, ExistingBooking } from '#domain/scheduling/day/day.ts';
import { refusalOf } from '#domain/scheduling/day/refusalOf.ts';
import { nearestStart, startsFor } from '#domain/scheduling/day/starts.ts';
import { unlessTooLarge } from '#domain/scheduling/solver/problem/planTooLarge.ts';
import { addDays } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import { groupDay, groupDays, venueNow } from './groupDay.ts';
import type { GroupQuestion } from './groupDay.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';
import type { ItemRow } from '../rows/reservation.types.ts';
import type { PricedRequest } from './pricedRequests.ts';

const sameDayAlternatives = 3;
const otherDayAlternatives = 2;
const daysAhead = 14;

/** A wish that is not planned because of what its guests have; nothing without an objection. */
export function objected(wish: PricedRequest, reason: NotBooked['reason'] | null, language: Language): NotBooked[] {
  return reason === null ? [] : notBooked(wish, language, { reason, alternatives: [] });
}

interface Refused {
  row: GroupQuestion['row'];
  items: readonly ItemRow[];
  refused: readonly PricedRequest[];
  /** What to say of one that fits by itself. */
  otherwise: NotBooked['reason'];
}

/**
 * Why each refused wish has no place, and the nearest other times that day and days after it; by the ids of the wishes. Read
 * after the booking, without locks: what is offered here may be taken by the time it is asked for. What is the same for
 * several is looked for once, and others are let through in between.
 */
export async function explainRefusals(
  tools: Pick<ReservationDeps, 'db' | 'clock'>,
  context: SessionContext,
  { row, items, refused, otherwise }: Refused,
): Promise<Map<string, NotBooked[]>> {
  const told = new Map<string, NotBooked[]>();
  if (refused.length === 0) return told;
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
  const known = new Map<string, Findings>();
  for (const wish of refused) {
    const key = likenessOf(wish, kept);
    if (known.size > 0 && !known.has(key)) await otherWork();
    const findings = known.get(key) ?? unlessTooLarge(() => findingsFor({ wish, day, kept, days, otherwise }), unknown);
    known.set(key, findings);
    told.set(wish.id, notBooked(wish, language, shown(wish, { findings, date: day.date, asksTogether })));
  }
  return told;
}

/** What is found for a wish, whoever it is for. Times are minutes of the day. */
interface Findings {
  reason: NotBooked['reason'];
  sameDay: number[];
  otherDays: { date: LocalDate; time: number }[];
}

const unknown: Findings = { reason: 'unavailable', sameDay: [], otherDays: [] };

/** Two wishes of one likeness have the same findings: the same things at the same times, for guests who have nothing yet. */
function likenessOf({ sold, products, guests, preferred, isFixed }: PricedRequest, kept: readonly ExistingBooking[]): string {
  const busy = guests.filter((guest) => kept.some((booking) => booking.guests.includes(guest)));
  const who = busy.length > 0 ? guests : guests.length;
  return JSON.stringify([sold.id, products.map(({ id }) => id), who, preferred, isFixed]);
}

type Situation = Pick<Refused, 'otherwise'> & {
  wish: PricedRequest;
  day: Day;
  kept: readonly ExistingBooking[];
  days: readonly Day[];
};

const findingsFor = ({ wish, day, kept, days, otherwise }: Situation): Findings => ({
  reason: refusalOf(day, kept, wish) ?? otherwise,
  sameDay: nearest(startsFor(day, kept, wish), wish).slice(0, sameDayAlternatives),
  otherDays: otherDays(days, wish),
});

function otherDays(days: readonly Day[], wish: PricedRequest): Findings['otherDays'] {
  const found: Findings['otherDays'] = [];
  for (const day of days) {
    const time = nearestStart(day, [], wish);
    if (time !== null) found.push({ date: day.date, time });
    if (found.length === otherDayAlternatives) break;
  }
  return found;
}

type Shown = { findings: Findings; date: LocalDate; asksTogether: boolean };

function shown(wish: PricedRequest, { findings, date, asksTogether }: Shown): Pick<NotBooked, 'reason' | 'alternatives'> {
  const kind = asksTogether && wish.isFixed ? ('apart' as const) : ('other_time' as const);
  return {
    reason: findings.reason,
    alternatives: [
      ...findings.sameDay.map((time) => alternative(kind, date, { wish, time })),
      ...findings.otherDays.map((other) => alternative('other_day', other.date, { wish, time: other.time })),
    ],
  };
}

const nearest = (starts: readonly number[], { preferred }: PricedRequest): number[] =>
  preferred === null
    ? [...starts]
    : starts.toSorted((a, b) => Math.abs(a - preferred) - Math.abs(b - preferred) || a - b);

const alternative = (
  kind: Alternative['kind'],
  date: LocalDate,
  { wish, time }: { wish: PricedRequest; time: number },
): Alternative => ({ kind, date, time: formatTime(time), persons: [...wish.guests] });

const notBooked = (
  { sold, guests }: PricedRequest,
  language: Language,
  why: Pick<NotBooked, 'reason' | 'alternatives'>,
): NotBooked[] =>
  guests.map((person) => ({ name: translate(sold.name, language).text, xplanId: sold.xplanId, person, ...why }));
