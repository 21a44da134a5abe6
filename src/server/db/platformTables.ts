import type { AuditAction } from '#contract/names.ts';
import type { Generated } from 'kysely';
import type { Instant, InstantByDefault, Json, Maybe, MaybeInstant, MaybeJson } from './columns.ts';

export interface JobTable {
  venueId: string;
  id: string;
  kind: string;
  key: string;
  payload: Json<Record<string, unknown>>;
  runAt: InstantByDefault;
  attempts: Generated<number>;
  leasedUntil: MaybeInstant;
  lastError: Maybe<string>;
  doneAt: MaybeInstant;
  deadAt: MaybeInstant;
  createdAt: InstantByDefault;
}

export interface IdempotencyKeyTable {
  venueId: string;
  scope: string;
  key: string;
  requestHash: string;
  status: Maybe<number>;
  answer: MaybeJson<unknown>;
  createdAt: InstantByDefault;
}

export interface ThrottleTable {
  venueId: string;
  key: string;
  windowStart: Instant;
  hits: number;
}

export interface KnownNetworkTable {
  venueId: string;
  key: string;
  seenAt: InstantByDefault;
}

export interface AuditEntryTable {
  venueId: string;
  id: Generated<string>;
  at: InstantByDefault;
  actorKind: 'staff' | 'customer' | 'system';
  actorId: Maybe<string>;
  action: AuditAction;
  objectKind: string;
  objectId: string;
  oldValues: MaybeJson<Record<string, unknown>>;
  newValues: MaybeJson<Record<string, unknown>>;
  requestId: Maybe<string>;
  actorDevice: Maybe<string>;
}

export interface AuditResultTable {
  venueId: string;
  at: Instant;
  checked: number;
  findings: Json<{ rule: string; text: string; ids: string[] }[]>;
}

export interface SchemaFunctionTable {
  name: string;
  checksum: string;
  /** Rises with every text that is applied. */
  position: Generated<number>;
}

export interface SchemaMigrationTable {
  name: string;
  checksum: string;
  appliedAt: InstantByDefault;
}
