import type { EntryStay, ProductNeed, ProductPlanning, BookingRequest } from '#domain/scheduling/day/day.ts';
import type { Span } from '#domain/scheduling/solver/groupInput.ts';
import { isOpen, naiveWeekday } from './randomVenueRoster.ts';
import type { RandomVenue } from './randomVenue.types.ts';

export type VenueTask = {
  product: number;
  guests: readonly number[];
  isStay: boolean;
  duration: number;
  before: number;
  after: number;
  needs: readonly ProductNeed[];
  pool: { id: string; units: number } | null;
  /** The starts that are left when nothing else is in the way. */
  starts: readonly number[];
};

/** The first minute at which anything can still start. */
export function firstMinute({ date, now }: Pick<RandomVenue, 'date' | 'now'>): number {
  if (date > now.today) return 0;
  if (date < now.today) return 1441;
  let minute = now.minute;
  while (minute % 5 !== 0) minute += 1;
  return minute;
}

export function tasksOf(venue: RandomVenue, request: BookingRequest): VenueTask[] {
  const stays = request.products.flatMap(({ stay }, product) =>
    stay ? [stayTask(venue, request, { product, stay })] : [],
  );
  const inside = stays.length > 0 ? (stays[0]!.starts.length > 0 ? spanOf(stays[0]!) : null) : undefined;
  const timed = request.products.flatMap(({ planning }, product) =>
    planning
      ? partiesOf(request, planning).map((guests) => timedTask(venue, { product, planning, guests, inside }))
      : [],
  );
  const [first, ...others] = timed;
  if (!first || !request.isFixed) return [...timed, ...stays];
  return [{ ...first, starts: first.starts.filter((start) => start === request.preferred) }, ...others, ...stays];
}

const spanOf = ({ starts, duration }: VenueTask): Span => ({ from: starts[0]!, to: starts[0]! + duration });

/** Who takes part at once. */
export const partiesOf = ({ guests }: BookingRequest, { guests: together }: ProductPlanning): (readonly number[])[] =>
  together > 1 ? [guests] : guests.map((guest) => [guest]);

type Timed = { product: number; planning: ProductPlanning; guests: readonly number[]; inside: Span | null | undefined };

function timedTask(venue: RandomVenue, { product, planning, guests, inside }: Timed): VenueTask {
  const { duration, bufferBefore, bufferAfter, needs, pool } = planning;
  return {
    product,
    guests,
    isStay: false,
    duration,
    before: bufferBefore,
    after: bufferAfter,
    needs: needs.flatMap((need) => Array.from({ length: need.count }, () => need)),
    pool: pool ? { id: pool.poolId, units: pool.units } : null,
    starts: inside === null ? [] : everyStart.filter((start) => canStart(venue, planning, start, inside)),
  };
}

const everyStart = Array.from({ length: 288 }, (_, slot) => slot * 5);

/** Whether a product may start then as far as the clock, the sessions, the stay and the open door are asked. */
export function canStart(
  venue: RandomVenue,
  { duration, pool }: ProductPlanning,
  start: number,
  inside?: Span,
): boolean {
  const lies = ({ from, to }: Span): boolean => from <= start && start + duration <= to;
  if (start < firstMinute(venue) || start % 5 !== 0) return false;
  if (venue.stay && !lies(venue.stay)) return false;
  if (inside && !lies(inside)) return false;
  if (pool?.weekdays && !pool.weekdays.includes(naiveWeekday(venue.date))) return false;
  if (pool && pool.starts.length > 0 && !pool.starts.includes(start)) return false;
  for (let minute = start; minute < start + duration; minute += 1) if (!isOpen(venue, minute)) return false;
  return true;
}

function stayTask(
  venue: RandomVenue,
  { guests }: BookingRequest,
  { product, stay }: { product: number; stay: EntryStay },
): VenueTask {
  const span = longestStay(venue, stay);
  return {
    product,
    guests,
    isStay: true,
    duration: span ? span.to - span.from : 0,
    before: 0,
    after: 0,
    needs: [],
    pool: { id: stay.poolId, units: guests.length },
    starts: span ? [span.from] : [],
  };
}

/** Every stay that is sold that day, tried pair by pair. */
export function isSoldStay(venue: RandomVenue, { activity }: EntryStay, { from, to }: Span): boolean {
  const { arrivalFrom, arrivalTo, arrivalStep, departureUntil, departureStep, minStay, maxStay } = activity;
  if (from < Math.max(arrivalFrom, firstMinute(venue)) || from > arrivalTo || to > departureUntil || to <= from)
    return false;
  if (from % arrivalStep !== 0 || to % departureStep !== 0) return false;
  if (to - from < minStay || to - from > maxStay) return false;
  return venue.opening.some(({ fromMinute, toMinute }) => fromMinute <= from && to <= toMinute);
}

function longestStay(venue: RandomVenue, stay: EntryStay): Span | null {
  if (venue.stay) return isSoldStay(venue, stay, venue.stay) ? venue.stay : null;
  let best: Span | null = null;
  const { arrivalFrom, arrivalTo } = stay.activity;
  for (const from of everyStart.filter((start) => arrivalFrom <= start && start <= arrivalTo)) {
    for (let to = from + 5; to <= 1440; to += 5) {
      const isLonger = !best || to - from > best.to - best.from;
      if (isLonger && isSoldStay(venue, stay, { from, to })) best = { from, to };
    }
  }
  return best;
}
