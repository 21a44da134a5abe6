import type { Generated } from 'kysely';
import type { Instant, InstantByDefault, Json, Maybe, MaybeInstant, MaybeJson } from './columns.ts';
import type { RedemptionKind } from './moneyTables.ts';

export type PaymentState = 'creating' | 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed';

export const unfinishedStates = ['creating', 'open', 'pending', 'authorized'] as const satisfies PaymentState[];

export interface PaymentTable {
  venueId: string;
  id: string;
  reservationId: string;
  providerId: Maybe<string>;
  method: string;
  state: Generated<PaymentState>;
  amount: number;
  currency: Generated<'EUR'>;
  checkoutUrl: Maybe<string>;
  failureReason: Maybe<string>;
  profileId: Maybe<string>;
  linkHash: Maybe<Uint8Array>;
  expiresAt: MaybeInstant;
  createdAt: InstantByDefault;
  updatedAt: InstantByDefault;
}

export type LedgerKind = 'paid' | 'refund' | 'chargeback' | 'desk' | RedemptionKind;

export interface LedgerEntryTable {
  venueId: string;
  id: string;
  reservationId: string;
  paymentId: Maybe<string>;
  redemptionId: Maybe<string>;
  kind: LedgerKind;
  providerRef: string;
  /** Cents; negative when it goes back. */
  amount: number;
  actor: Generated<string>;
  reason: Generated<string>;
  at: InstantByDefault;
}

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
