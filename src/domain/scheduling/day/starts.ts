import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { bookableStarts, isBookable } from '../solver/bookableStarts.ts';
import type { GroupInput } from '../solver/groupInput.ts';
import { gridBetween } from '../stay/entryTimes.ts';
import type { BookableProduct, Day, ExistingBooking, BookingRequest } from './day.ts';
import { dayInput } from './dayInput.ts';
import { allFit } from './dayPlan.ts';

const steps = [30, 15, 5];

/** Rising: of the first product with a time, of an entry alone its arrival. Throws `PlanTooLarge`. */
export const startsFor = (
  day: Day,
  existingBookings: readonly ExistingBooking[],
  request: BookingRequest,
): MinuteOfDay[] => startsWhere(day, existingBookings, request, () => true);

/** In the widest steps in which there are any. */
function startsWhere(
  day: Day,
  existingBookings: readonly ExistingBooking[],
  request: BookingRequest,
  othersCanStart: CanStart,
): MinuteOfDay[] {
  const { input, units } = dayInput(day, existingBookings, [{ ...request, preferred: null, isFixed: false }]);
  const { items } = units.get(request.id)!.unit;
  const [first] = items;
  const guest = input.guests.find(({ id }) => id === first?.guests[0]);
  if (!first || !guest || !isBookable(input, request.id)) return [];
  const canStart = items.length === 1 ? oneOfStarts(input, request) : bookableAt(day, existingBookings, request);
  const grid = first.starts?.toSorted((a, b) => a - b) ?? gridBetween(guest.from, guest.to - first.duration, 5);
  const allCanStart: CanStart = (start) => canStart(start) && othersCanStart(start);
  if (hasSessions(request)) return grid.filter(allCanStart);
  const tried = new Set<MinuteOfDay>();
  for (const step of steps) {
    const untried = grid.filter((start) => start % step === 0 && !tried.has(start));
    const starts = untried.filter(allCanStart);
    if (starts.length > 0) return starts;
    for (const start of untried) tried.add(start);
  }
  return [];
}

type CanStart = (start: MinuteOfDay) => boolean;

function oneOfStarts(input: GroupInput, { id }: BookingRequest): CanStart {
  const starts = new Set(bookableStarts(input, id).map(({ start }) => start));
  return (start) => starts.has(start);
}

const bookableAt =
  (day: Day, existingBookings: readonly ExistingBooking[], request: BookingRequest): CanStart =>
  (preferred) =>
    isBookable(dayInput(day, existingBookings, [{ ...request, preferred, isFixed: true }]).input, request.id);

function hasSessions({ products }: BookingRequest): boolean {
  const first = products.find(({ planning }) => planning !== null);
  return !first?.planning || (first.planning.pool?.starts.length ?? 0) > 0;
}

export function nearestStart(
  day: Day,
  existingBookings: readonly ExistingBooking[],
  request: BookingRequest,
): MinuteOfDay | null {
  const { preferred } = request;
  if (
    preferred !== null &&
    isBookable(dayInput(day, existingBookings, [{ ...request, isFixed: true }]).input, request.id)
  )
    return preferred;
  const distance = (start: MinuteOfDay): number => (preferred === null ? 0 : Math.abs(start - preferred));
  const [nearest] = startsFor(day, existingBookings, request).toSorted((a, b) => distance(a) - distance(b));
  return nearest ?? null;
}

export function commonStarts(
  day: Day,
  existingBookings: readonly ExistingBooking[],
  requests: readonly BookingRequest[],
): MinuteOfDay[] {
  const [request] = requests;
  if (!request || requests.length === 1) return request ? startsFor(day, existingBookings, request) : [];
  const first = request.products.find(({ planning }) => planning !== null);
  if (!first) return allFit(day, existingBookings, requests) ? startsFor(day, existingBookings, request) : [];
  const guests = requests.flatMap((one) => one.guests);
  const asOne = { ...request, guests, products: [timesOver(first, requests.length)] };
  const isOneBooking = request.products.length === 1 && !first.stay;
  return startsWhere(
    day,
    existingBookings,
    asOne,
    (preferred) =>
      isOneBooking ||
      allFit(
        day,
        existingBookings,
        requests.map((one) => ({ ...one, preferred, isFixed: true })),
      ),
  );
}

function timesOver(product: BookableProduct, times: number): BookableProduct {
  const { planning } = product;
  if (!planning) return product;
  const needs = planning.needs.map((need) => ({ ...need, count: need.count * times }));
  const pool = planning.pool && { ...planning.pool, units: planning.pool.units * times };
  return { ...product, stay: null, planning: { ...planning, guests: planning.guests * times, needs, pool } };
}
