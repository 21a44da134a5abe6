import type { Generated } from 'kysely';
import type { Translated } from '#domain/values/translated.ts';
import type { InstantByDefault, JsonByDefault, MaybeInstant } from './columns.ts';
import type { OpeningBlock } from './jsonColumns.ts';

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
  capacity: number;
  version: Generated<number>;
}

export interface PoolBucketTable {
  venueId: string;
  poolId: string;
  day: string;
  bucket: number;
  capacity: number;
  booked: Generated<number>;
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
  blocks: JsonByDefault<OpeningBlock[]>;
  reason: JsonByDefault<Partial<Translated>>;
  createdAt: InstantByDefault;
}
