import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import type { Span } from '../solver/groupInput.ts';
import { bucketsOf } from '../stay/entryTimes.ts';
import type { Place } from './repairChoices.ts';
import { areApart } from './repairChoices.ts';
import type { LostBooking, RepairDay } from './repairDay.ts';

/** The lost bookings placed so far, beside each other. Lifted in the reverse order of placing. */
export class PlacedBookings {
  readonly #day: RepairDay;
  readonly #held = new Map<string, Span[]>();
  readonly #guests = new Map<string, (Span & { old: MinuteOfDay })[]>();
  readonly #free = new Map<string, number[]>();

  constructor(day: RepairDay) {
    this.#day = day;
    for (const [id, free] of day.pools) this.#free.set(id, [...free]);
  }

  fits({ guests, start: old, planning: { pool } }: LostBooking, { start, end, held, resources }: Place): boolean {
    for (const id of resources)
      for (const other of this.#held.get(id) ?? []) if (!areApart(other, held, 0)) return false;
    const at = { from: start, to: end };
    for (const id of guests) {
      for (const other of this.#guests.get(id) ?? []) {
        const stayBoth = start === old && other.from === other.old;
        if (!stayBoth && !areApart(other, at, this.#day.changingGap)) return false;
      }
    }
    if (!pool) return true;
    const free = this.#free.get(pool.poolId) ?? [];
    const [from, to] = bucketsOf(start, end);
    for (let bucket = from; bucket < to; bucket += 1) if ((free[bucket] ?? 0) < pool.units) return false;
    return true;
  }

  place(booking: LostBooking, place: Place): void {
    for (const id of place.resources) pushTo(this.#held, id, place.held);
    for (const id of booking.guests) pushTo(this.#guests, id, { from: place.start, to: place.end, old: booking.start });
    this.#claim(booking, place, -1);
  }

  lift(booking: LostBooking, place: Place): void {
    for (const id of place.resources) this.#held.get(id)?.pop();
    for (const id of booking.guests) this.#guests.get(id)?.pop();
    this.#claim(booking, place, 1);
  }

  #claim({ planning: { pool } }: LostBooking, { start, end }: Place, sign: 1 | -1): void {
    const free = pool && this.#free.get(pool.poolId);
    if (!free) return;
    const [from, to] = bucketsOf(start, end);
    for (let bucket = from; bucket < to; bucket += 1) free[bucket]! += sign * pool.units;
  }
}

function pushTo<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
