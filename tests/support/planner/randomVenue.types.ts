import type { BookableProduct, KeptBooking, ResourceRole, Wish } from '#domain/scheduling/day/day.types.ts';
import type { RosterChange, RosterPattern } from '#domain/scheduling/day/worksOn.ts';
import type { OpeningBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import type { Span } from '#domain/scheduling/solver/groupInput.ts';

/** A resource as the venue knows it; `claims` are what others hold, buffers included. */
export type VenueResource = {
  id: string;
  kindId: ResourceRole;
  skillIds: readonly string[];
  roster: RosterPattern;
  changes: readonly RosterChange[];
  claims: readonly Span[];
};

/** Free places per quarter of an hour, 96 of them, the group's own taken off. */
export type VenuePool = { id: string; free: readonly number[] };

/** One day of a venue, a group and what it has and wishes; nothing of it is prepared for the planner. */
export type RandomVenue = {
  date: string;
  now: { today: string; minute: number };
  opening: readonly OpeningBlock[];
  stay: Span | null;
  personCount: number;
  changingGap: number;
  resources: readonly VenueResource[];
  pools: readonly VenuePool[];
  products: readonly BookableProduct[];
  wishes: readonly Wish[];
  kept: readonly KeptBooking[];
};

/** Where in the day things happen, and how long they are; minutes. */
export type VenueScale = {
  from: number;
  length: number;
  durations: readonly number[];
  buffers: readonly number[];
  gaps: readonly number[];
  /** Added to edges of rosters, claims and opening times. */
  offGrid: readonly number[];
  resources: number;
  guests: number;
  wishes: number;
  parts: number;
};
