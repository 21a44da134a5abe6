import type { MinuteOfDay } from '../../values/timeOfDay.ts';

/** `[from, to)` in minutes of the day. */
export type Span = { from: MinuteOfDay; to: MinuteOfDay };

/** One who is inside the house `[from, to)`; nothing of theirs starts before or ends after it. */
export type GroupGuest = Span & { id: string };

/** `count` resources with this skill (or kind), held from `before` minutes before the start until `after` minutes past the end. */
export type GroupNeed = { skill: string; count: number; before: number; after: number };

export type GroupItem = {
  id: string;
  /** Who takes part, all at once: one for a treatment, two for a duo treatment. */
  guests: readonly string[];
  /** Items of different guests with the same treatment are wished at one start. */
  treatment: string;
  /** Minutes, rounded up to the grid. */
  duration: number;
  needs: readonly GroupNeed[];
  /** The only starts there are (a session, a seating), or null when any start on the grid will do. */
  starts: readonly MinuteOfDay[] | null;
  preferred: MinuteOfDay | null;
  /** Items of the same guest that come earlier in the day, when both are booked. */
  follows: readonly string[];
  /** Places taken in a pool during the item. */
  pool: { id: string; places: number } | null;
  /**
   * Already booked: it stays at this start with these resources (one per seat of its needs, in order), whatever rosters
   * say. Its claims are not in `taken`; its pool places are no longer free.
   */
  existingBooking: { start: MinuteOfDay; resources: readonly string[] } | null;
};

/** What is booked or refused as a whole: a collection or a product for a guest (or for the guests of a duo). */
export type GroupUnit = {
  id: string;
  items: readonly GroupItem[];
  /** How many guests go without when it is refused; those of its items unless told. */
  weight?: number;
};

export type GroupResource = {
  id: string;
  skills: readonly string[];
  /** The roster of the day. */
  works: readonly Span[];
  /** What others have claimed, their buffers included. */
  otherClaims: readonly Span[];
};

/** Places free during each span; no places outside the spans. Overlapping spans: the last given holds. */
export type GroupPool = {
  id: string;
  free: readonly (Span & { places: number })[];
  /** Minutes: whoever is inside for a part of such a stretch of the day takes a place for all of it; the grid unless told. */
  stretch?: number;
};

/**
 * One day of one group. Times are minutes of the day on a grid of 5: starts lie on it, rosters shrink to it, claims
 * and durations grow to it. A guest starts the next item `changingGap` minutes after the end of the one before.
 */
export type GroupInput = {
  changingGap: number;
  /** Minutes: free time of a resource shorter than this, beside what is planned, is of no use to anybody; 30 unless told. */
  usableGap?: number;
  guests: readonly GroupGuest[];
  units: readonly GroupUnit[];
  resources: readonly GroupResource[];
  pools: readonly GroupPool[];
};
