import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import type { Span } from '../solver/groupInput.ts';
import { bucketsOf } from '../stay/entryTimes.ts';
import type { Place } from './repairChoices.ts';
import { areApart } from './repairChoices.ts';
import type { LostBooking, RepairDay } from './repairDay.ts';

/** Who is left over keeps what they had until somebody calls them: nobody else is placed there. */
export type Placement = { place: Place; isLeftOver: boolean };

export type PlacedBooking = { booking: LostBooking; placement: Placement };

/** By bucket. `leftOver`: units of who is left over; `movers`: who has a new time, and is not let in where it would be too full. */
type PoolUnits = { free: number[]; leftOver: number[]; movers: number[] };

/** The lost bookings so far, beside each other; two that are left over are not in each other's way. Lifted in the reverse order. */
export class PlacedBookings {
  readonly #day: RepairDay;
  readonly #held = new Map<string, (Span & { isLeftOver: boolean })[]>();
  readonly #guests = new Map<string, (Span & { old: MinuteOfDay })[]>();
  readonly #pools = new Map<string, PoolUnits>();

  constructor(day: RepairDay) {
    this.#day = day;
    for (const [id, free] of day.pools)
      this.#pools.set(id, { free: [...free], leftOver: free.map(() => 0), movers: free.map(() => 0) });
  }

  fits(booking: LostBooking, placement: Placement): boolean {
    const { place, isLeftOver } = placement;
    for (const id of place.resources)
      for (const other of this.#held.get(id) ?? [])
        if (!(isLeftOver && other.isLeftOver) && !areApart(other, place.held, 0)) return false;
    const at = { from: place.start, to: place.end };
    for (const id of booking.guests) {
      for (const other of this.#guests.get(id) ?? []) {
        const stayBoth = at.from === booking.start && other.from === other.old;
        if (!stayBoth && !areApart(other, at, this.#day.changingGap)) return false;
      }
    }
    return this.#fitsPool(booking, placement);
  }

  #fitsPool(booking: LostBooking, { place, isLeftOver }: Placement): boolean {
    const units = this.#unitsOf(booking);
    if (units === null) return true;
    const needed = booking.planning.pool!.units;
    const [from, to] = bucketsOf(place.start, place.end);
    for (let bucket = from; bucket < to; bucket += 1) {
      if (!isLeftOver && units.free[bucket]! < needed) return false;
      const isWatched = units.movers[bucket]! > 0 || isMover(booking, place);
      if (isWatched && units.free[bucket]! - units.leftOver[bucket]! < needed) return false;
    }
    return true;
  }

  put(booking: LostBooking, placement: Placement): void {
    const { place, isLeftOver } = placement;
    for (const id of place.resources) pushTo(this.#held, id, { ...place.held, isLeftOver });
    for (const id of booking.guests) pushTo(this.#guests, id, { from: place.start, to: place.end, old: booking.start });
    this.#claim(booking, placement, 1);
  }

  lift(booking: LostBooking, placement: Placement): void {
    for (const id of placement.place.resources) this.#held.get(id)!.pop();
    for (const id of booking.guests) this.#guests.get(id)!.pop();
    this.#claim(booking, placement, -1);
  }

  #claim(booking: LostBooking, { place, isLeftOver }: Placement, sign: 1 | -1): void {
    const units = this.#unitsOf(booking);
    if (units === null) return;
    const claimed = sign * booking.planning.pool!.units;
    const [from, to] = bucketsOf(place.start, place.end);
    for (let bucket = from; bucket < to; bucket += 1) {
      if (isLeftOver) units.leftOver[bucket]! += claimed;
      else units.free[bucket]! -= claimed;
      if (isMover(booking, place)) units.movers[bucket]! += sign;
    }
  }

  /** Null without a pool, and where the day lacks it. */
  #unitsOf({ planning: { pool } }: LostBooking): PoolUnits | null {
    return (pool && this.#pools.get(pool.poolId)) ?? null;
  }
}

export function placedBeside(day: RepairDay, others: readonly PlacedBooking[]): PlacedBookings {
  const placed = new PlacedBookings(day);
  for (const { booking, placement } of others) placed.put(booking, placement);
  return placed;
}

const isMover = (booking: LostBooking, { start }: Place): boolean => start !== booking.start;

function pushTo<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
