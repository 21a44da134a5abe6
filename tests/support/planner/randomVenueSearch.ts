import type { ProductNeed, BookingRequest } from '#domain/scheduling/day/day.ts';
import { servesNeed, workingMinutes } from './randomVenueRoster.ts';
import type { VenueTask } from './randomVenueTasks.ts';
import { tasksOf } from './randomVenueTasks.ts';
import { heldBy } from './randomVenueRequests.ts';
import type { RandomVenue } from './randomVenue.types.ts';

type Ledger = {
  gap: number;
  resources: { serves: (need: ProductNeed) => boolean; busy: Uint8Array }[];
  places: Map<string, number[]>;
  busy: { guest: number; from: number; to: number }[];
};

export function canBeBooked(venue: RandomVenue, request: BookingRequest): boolean {
  return mostBooked(venue, [request]) === weightOf(request);
}

/** How many guests' requests can be booked at once at most, by trying everything. */
export function mostBooked(venue: RandomVenue, requests: readonly BookingRequest[]): number {
  const ledger = ledgerOf(venue);
  const tasks = requests.map((request) => tasksOf(venue, request));
  const all = requests.reduce((sum, request) => sum + weightOf(request), 0);
  let best = 0;
  choose(0, 0, 0);
  return best;

  function choose(index: number, booked: number, refused: number): void {
    if (best >= all - refused) return;
    const request = requests[index];
    if (!request) {
      best = booked;
      return;
    }
    place(ledger, tasks[index]!, () => {
      choose(index + 1, booked + weightOf(request), refused);
      return best >= all - refused;
    });
    choose(index + 1, booked, refused + weightOf(request));
  }
}

const weightOf = ({ guests }: BookingRequest): number => guests.length;

/** Tries every way to place the tasks until `then` says that it is enough. */
function place(ledger: Ledger, tasks: readonly VenueTask[], then: () => boolean): boolean {
  const [task, ...others] = tasks;
  if (!task) return then();
  return task.starts.some((start) => {
    const to = start + task.duration;
    if (!task.isStay && !guestsAreFree(ledger, task, start)) return false;
    if (!task.isStay) for (const guest of task.guests) ledger.busy.push({ guest, from: start, to });
    const isEnough =
      takePlaces(ledger, task, start) && seatAndGoOn(ledger, task, start, () => place(ledger, others, then));
    if (!task.isStay) ledger.busy.length -= task.guests.length;
    return isEnough;
  });
}

function seatAndGoOn(ledger: Ledger, task: VenueTask, start: number, then: () => boolean): boolean {
  const isEnough = seat(ledger, task, { start, seats: 0, chosen: [] }, then);
  givePlaces(ledger, task, start);
  return isEnough;
}

function guestsAreFree({ busy, gap }: Ledger, { guests, duration }: VenueTask, start: number): boolean {
  return busy.every(
    ({ guest, from, to }) => !guests.includes(guest) || start >= to + gap || from >= start + duration + gap,
  );
}

const quarters = (start: number, duration: number): number[] =>
  Array.from({ length: 96 }, (_, quarter) => quarter).filter(
    (quarter) => quarter * 15 < start + duration && start < quarter * 15 + 15,
  );

function takePlaces(ledger: Ledger, { pool, duration }: VenueTask, start: number): boolean {
  if (!pool) return true;
  const free = ledger.places.get(pool.id) ?? [];
  const touched = quarters(start, duration);
  if (touched.some((quarter) => (free[quarter] ?? 0) < pool.units)) return false;
  for (const quarter of touched) free[quarter]! -= pool.units;
  return true;
}

function givePlaces(ledger: Ledger, { pool, duration }: VenueTask, start: number): void {
  const free = pool ? ledger.places.get(pool.id) : undefined;
  for (const quarter of free ? quarters(start, duration) : []) free![quarter]! += pool!.units;
}

type Seating = { start: number; seats: number; chosen: readonly number[] };

function seat(ledger: Ledger, task: VenueTask, { start, seats, chosen }: Seating, then: () => boolean): boolean {
  const need = task.needs[seats];
  if (!need) return then();
  const [from, to] = [start - task.before, start + task.duration + task.after];
  if (from < 0 || to > 1440) return false;
  return ledger.resources.some(({ serves, busy }, index) => {
    if (!serves(need) || chosen.includes(index) || busy.subarray(from, to).includes(1)) return false;
    busy.fill(1, from, to);
    const isEnough = seat(ledger, task, { start, seats: seats + 1, chosen: [...chosen, index] }, then);
    busy.fill(0, from, to);
    return isEnough;
  });
}

function ledgerOf(venue: RandomVenue): Ledger {
  return {
    gap: venue.changingGap,
    resources: venue.resources.map((resource) => {
      const busy = workingMinutes(resource, venue).map((works) => 1 - works);
      for (const { from, to } of resource.claims) busy.fill(1, from, to);
      for (const booking of venue.existingBookings.filter(({ resources }) => resources.includes(resource.id))) {
        const held = heldBy(booking);
        busy.fill(1, Math.max(0, held.from), Math.max(0, held.to));
      }
      return { serves: (need: ProductNeed) => servesNeed(resource, need), busy };
    }),
    places: new Map(venue.pools.map(({ id, free }) => [id, [...free]])),
    busy: venue.existingBookings.flatMap(({ guests, start, duration }) =>
      guests.map((guest) => ({ guest, from: start, to: start + duration })),
    ),
  };
}
