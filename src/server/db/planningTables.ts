import type { Generated } from 'kysely';
import type { Translated } from '#domain/values/translated.ts';
import type { InstantByDefault, Json, JsonByDefault, Maybe, MaybeInstant, MaybeJson } from './columns.ts';
import type { OpeningBlock, ProposedPlan, RosterWeek } from './jsonColumns.ts';
import type { ClaimState } from './reservationTables.ts';

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

export interface ProductPlanningTable {
  venueId: string;
  productId: string;
  duration: number;
  bufferBefore: Generated<number>;
  bufferAfter: Generated<number>;
  guests: Generated<number>;
}

export interface ProductNeedTable {
  venueId: string;
  productId: string;
  position: number;
  kindId: string;
  skillId: Maybe<string>;
  count: number;
}

export interface ProductPoolTable {
  venueId: string;
  productId: string;
  poolId: string;
  units: Generated<number>;
  /** Minutes of the day; empty: any start. */
  starts: Generated<number[]>;
  weekdays: Maybe<number[]>;
}

export interface ResourceClaimTable {
  venueId: string;
  id: string;
  reservationId: string;
  itemId: string;
  resourceId: string;
  day: string;
  during: string;
  state: Generated<ClaimState>;
}

export interface ProposalTable {
  venueId: string;
  id: string;
  reservationId: string;
  kind: 'together' | 'one_after_another' | 'shortest_stay';
  plan: Json<ProposedPlan>;
  createdAt: InstantByDefault;
}
