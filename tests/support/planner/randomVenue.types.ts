import type { BookableProduct, ExistingBooking, ResourceRole, BookingRequest } from '#domain/scheduling/day/day.ts';
import type { RosterChange, RosterPattern } from '#domain/scheduling/day/capacity.ts';
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
  requests: readonly BookingRequest[];
  existingBookings: readonly ExistingBooking[];
};

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
  requests: number;
  parts: number;
};
