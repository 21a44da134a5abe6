import type { Generated } from 'kysely';
import type { Translated } from '#domain/values/translated.ts';
import type { InstantByDefault, Json, JsonByDefault, MaybeInstant, MaybeJson } from './columns.ts';
import type { OpeningBlock, RosterWeek } from './jsonColumns.ts';

export type ClaimState = 'hold' | 'confirmed' | 'released';

export interface PoolTable {
  venueId: string;
  id: string;
  name: string;
  capacity: number;
  version: Generated<number>;
  removedAt: MaybeInstant;
}

export interface PoolExceptionTable {
  venueId: string;
  id: string;
  poolId: string;
  fromDate: string;
  toDate: string;
  /** Both null: the whole day. */
  fromMinute: number | null;
  toMinute: number | null;
  capacity: number;
  version: Generated<number>;
}

export interface PoolHoursTable {
  venueId: string;
  poolId: string;
  position: number;
  /** 1 (Monday) to 7. */
  weekdays: number[];
  fromMinute: number;
  toMinute: number;
  capacity: number;
}

export interface PoolBucketTable {
  venueId: string;
  poolId: string;
  day: string;
  bucket: number;
  capacity: number;
  booked: Generated<number>;
}

export interface PoolClaimTable {
  venueId: string;
  id: string;
  reservationId: string;
  itemId: string;
  poolId: string;
  day: string;
  fromBucket: number;
  toBucket: number;
  units: number;
  state: Generated<ClaimState>;
}

export interface ActivityTable {
  venueId: string;
  productId: string;
  poolId: string;
  arrivalFrom: number;
  arrivalTo: number;
  arrivalStep: Generated<number>;
  departureUntil: number;
  departureStep: Generated<number>;
  minStay: number;
  maxStay: number;
}

export interface OpeningWeekTable {
  venueId: string;
  weekday: number;
  fromMinute: number;
  toMinute: number;
}

export interface OpeningExceptionTable {
  venueId: string;
  id: string;
  fromDate: string;
  toDate: string;
  version: Generated<number>;
  blocks: JsonByDefault<OpeningBlock[]>;
  reason: JsonByDefault<Partial<Translated>>;
  createdAt: InstantByDefault;
}

export type ResourceRole = 'therapist' | 'room' | 'device';

export interface ResourceKindTable {
  venueId: string;
  id: string;
  name: Json<Translated>;
  role: ResourceRole;
  version: Generated<number>;
}

export interface SkillTable {
  venueId: string;
  id: string;
  name: Json<Translated>;
  kindId: string;
  version: Generated<number>;
}

export interface ResourceTable {
  venueId: string;
  id: string;
  name: string;
  kindId: string;
  active: Generated<boolean>;
  position: Generated<number>;
  rosterFrom: string;
  rosterWeeks: JsonByDefault<RosterWeek[]>;
  rosterVersion: Generated<number>;
  version: Generated<number>;
  removedAt: MaybeInstant;
}

export interface ResourceSkillTable {
  venueId: string;
  kindId: string;
  resourceId: string;
  skillId: string;
}

export type RosterExceptionKind = 'absence' | 'closure' | 'break' | 'extra';

export interface RosterExceptionTable {
  venueId: string;
  id: string;
  resourceId: string;
  fromDate: string;
  toDate: string;
  kind: RosterExceptionKind;
  /** Null: the whole day. */
  blocks: MaybeJson<OpeningBlock[]>;
  reason: Generated<string>;
  version: Generated<number>;
}

/** Minutes of the day. */
export interface BlockedTimeTable {
  venueId: string;
  id: string;
  resourceId: string;
  day: string;
  fromMinute: number;
  toMinute: number;
  reason: string;
  version: Generated<number>;
}

/** Of an item of a reservation, or of a blocked time. */
export interface ResourceClaimTable {
  venueId: string;
  id: string;
  reservationId: string | null;
  itemId: string | null;
  blockedTimeId: string | null;
  resourceId: string;
  day: string;
  during: string;
  state: Generated<ClaimState>;
}
