import type { Day, KeptBooking, Wish } from '../day/day.types.ts';
import type { Activity } from '../stay/entryTimes.ts';
import type { Span } from '../solver/groupInput.ts';

/** A resource held by something booked, buffers included; minutes of the day. */
export type HeldResource = Span & { reservationId: string; itemId: string; resourceId: string };

/** Places held in every bucket of [fromBucket, toBucket). */
export type HeldPlaces = {
  reservationId: string;
  itemId: string;
  poolId: string;
  fromBucket: number;
  toBucket: number;
  units: number;
};

/** A day as it is after a change, with everything that is booked on it. */
export type BookedDay = {
  /** Without anything taken, without pools. */
  day: Day;
  resources: readonly HeldResource[];
  places: readonly HeldPlaces[];
  /** Places per pool. */
  capacities: ReadonlyMap<string, number>;
};

/** A stay in a pool that moves as it is: as long as before. */
export type MovedStay = { activity: Activity; poolId: string; units: number; span: Span };

/** What a change breaks and what goes with it: moved as a whole or not at all. */
export type BrokenUnit = {
  id: string;
  reservationId: string;
  itemIds: readonly string[];
  /** When it starts now; `null` when it has no time. */
  start: number | null;
  booked: { wish: Wish } | { stay: MovedStay; guests: readonly number[] };
};

/** A reservation of the day with what it has besides the broken units. */
export type OtherBookings = {
  reservationId: string;
  personCount: number;
  stay: Span | null;
  kept: readonly KeptBooking[];
};
