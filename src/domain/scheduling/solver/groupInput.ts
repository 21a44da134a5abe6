import type { MinuteOfDay } from '../../values/timeOfDay.ts';

/** `[from, to)` in minutes of the day. */
export type Span = { from: MinuteOfDay; to: MinuteOfDay };

export type GroupGuest = Span & { id: string };

/**
 * `count` resources with this skill, held from `before` minutes before the start until `after` minutes past the end.
 */
export type GroupNeed = { skill: string; count: number; before: number; after: number };

/**
 * Its guests take part all at once. `duration` is in minutes. `starts` lists its only possible starts, null: any start
 * on the grid. Items of different guests with the same `treatment` should start together. `follows` names items of the
 * same guest that come earlier in the day, when both are booked.
 */
export type GroupItem = {
  id: string;
  guests: readonly string[];
  treatment: string;
  duration: number;
  needs: readonly GroupNeed[];
  starts: readonly MinuteOfDay[] | null;
  preferred: MinuteOfDay | null;
  follows: readonly string[];
  pool: { id: string; places: number } | null;
  /**
   * Stays at this start with these resources, one per seat of its needs in order, whatever rosters say. Its claims are
   * not in `otherClaims`; its pool places are no longer free.
   */
  existingBooking: { start: MinuteOfDay; resources: readonly string[] } | null;
};

/** Booked or refused as a whole. `weight` counts the guests refused with it, by default those of its items. */
export type GroupUnit = {
  id: string;
  items: readonly GroupItem[];
  weight?: number;
};

/** `works` is the roster of the day; `otherClaims` are those of other groups, buffers included. */
export type GroupResource = {
  id: string;
  skills: readonly string[];
  works: readonly Span[];
  otherClaims: readonly Span[];
};

/**
 * Places free during each span, none outside; the last of overlapping spans holds. A guest inside for part of a
 * `stretch` (minutes, default: the grid) takes a place for all of it.
 */
export type GroupPool = {
  id: string;
  free: readonly (Span & { places: number })[];
  stretch?: number;
};

/**
 * One day of one group, in minutes of the day on a grid of 5. Starts lie on the grid, rosters shrink to it, claims and
 * durations grow to it. Free time shorter than `usableGap` minutes (default 30) counts as a fragment.
 */
export type GroupInput = {
  changingGap: number;
  usableGap?: number;
  guests: readonly GroupGuest[];
  units: readonly GroupUnit[];
  resources: readonly GroupResource[];
  pools: readonly GroupPool[];
};
