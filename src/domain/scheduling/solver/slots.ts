import type { MinuteOfDay } from '../../values/timeOfDay.ts';

/** The grid of the planner: a start is a slot 0..287 of five minutes since midnight. */
export const slotMinutes = 5;
export const slotCount = 1440 / slotMinutes;

/** The first slot that begins at or after a minute, 0..288. */
export const slotFrom = (minute: MinuteOfDay): number =>
  Math.min(slotCount, Math.max(0, Math.ceil(minute / slotMinutes)));

/** The slot a minute lies in, 0..288. */
export const slotTo = (minute: MinuteOfDay): number =>
  Math.min(slotCount, Math.max(0, Math.floor(minute / slotMinutes)));

/** A length in minutes as whole slots, rounded up. */
export const slotsOf = (minutes: number): number => Math.ceil(minutes / slotMinutes);
