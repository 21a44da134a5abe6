import type { LocalDate } from '../../values/localDate.ts';
import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import type { ProductPlanning } from '../day/day.ts';
import type { GroupResource, Span } from '../solver/groupInput.ts';
import type { OpeningBlock } from '../stay/openingBlocks.ts';

/** A booking to be placed anew, as a whole: one treatment of one guest, or one that guests share. */
export type LostBooking = {
  id: string;
  /** Ids of `RepairGuest`. */
  guests: readonly string[];
  planning: ProductPlanning;
  start: MinuteOfDay;
  resources: readonly string[];
  /** Lost bookings with the same party were booked together: the same treatment at the same start. Null: alone. */
  party: string | null;
  /** Guests of its party whose bookings stay where they are. */
  companions: number;
};

/** `busy`: what stays where it is. */
export type RepairGuest = { id: string; within: Span; busy: readonly Span[] };

/** Of all that stays: `otherClaims` of resources and free units per bucket of pools are without the lost bookings. */
export type RepairDay = {
  date: LocalDate;
  blocks: readonly OpeningBlock[];
  /** Nothing starts earlier. */
  earliest: MinuteOfDay;
  changingGap: number;
  resources: readonly GroupResource[];
  pools: ReadonlyMap<string, readonly number[]>;
  guests: ReadonlyMap<string, RepairGuest>;
};

export type RepairMove = { id: string; start: MinuteOfDay; resources: readonly string[] };

/** Ids as in `LostBooking`. A move may keep the time: then another resource takes over. */
export type RepairPlan = { moves: RepairMove[]; leftOver: string[]; measures: RepairMeasures; isBest: boolean };

/**
 * In guests: left over, parted from their party, with another time. `shift` in minutes over all bookings, `changed`
 * resources beside those they had.
 */
export type RepairMeasures = { leftOver: number; parted: number; moved: number; shift: number; changed: number };

export const noMeasures: RepairMeasures = { leftOver: 0, parted: 0, moved: 0, shift: 0, changed: 0 };
