import type { Generated } from 'kysely';
import type { PaymentMoment } from './catalogTables.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { Instant, InstantByDefault, Json, JsonByDefault, Maybe, MaybeInstant, MaybeJson } from './columns.ts';
import type { Address } from './jsonColumns.ts';

export type ReservationState = 'hold' | 'confirmed' | 'checked_in' | 'completed' | 'expired' | 'cancelled' | 'no_show';

export type ClaimState = 'hold' | 'confirmed' | 'released';

export interface CustomerTable {
  venueId: string;
  id: string;
  email: string;
  passwordHash: string;
  firstName: string;
  middleName: Maybe<string>;
  lastName: string;
  phone: string;
  gender: 'm' | 'f' | 'x';
  newsletter: Generated<boolean>;
  address: MaybeJson<Address>;
  language: Generated<string>;
  createdAt: InstantByDefault;
  updatedAt: InstantByDefault;
}

export interface AccessTokenTable {
  venueId: string;
  tokenHash: Uint8Array;
  kind: 'customer' | 'staff';
  subjectId: string;
  createdAt: InstantByDefault;
  expiresAt: Instant;
}

export type StaffRole = 'owner' | 'planner' | 'desk' | 'content';

export interface StaffUserTable {
  venueId: string;
  id: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  role: StaffRole;
  createdAt: InstantByDefault;
}

export interface ReservationTable {
  venueId: string;
  id: string;
  flowId: string;
  sessionHash: Uint8Array;
  originHash: Maybe<Uint8Array>;
  customerId: Maybe<string>;
  state: Generated<ReservationState>;
  number: Maybe<string>;
  personCount: number;
  day: string;
  startMinute: Maybe<number>;
  endMinute: Maybe<number>;
  language: string;
  comment: Generated<string>;
  note: Generated<string>;
  total: Generated<number>;
  totalPayNow: Generated<number>;
  totalPayLater: Generated<number>;
  totalPaid: Generated<number>;
  preparedAt: MaybeInstant;
  sequence: Generated<number>;
  createdAt: InstantByDefault;
  expiresAt: Instant;
  maxExpiresAt: Instant;
  confirmedAt: MaybeInstant;
  endedAt: MaybeInstant;
}

export interface ReservationEventTable {
  venueId: string;
  id: string;
  reservationId: string;
  kind: string;
  actor: string;
  data: JsonByDefault<Record<string, unknown>>;
  at: InstantByDefault;
}

export interface ReservationItemTable {
  venueId: string;
  id: string;
  reservationId: string;
  person: number;
  parentId: Maybe<string>;
  productId: string;
  type: number;
  checkinType: Generated<boolean>;
  objectType: Generated<'product' | 'collection'>;
  /** Shared by items that are booked and removed together; null: the item alone. */
  unitId: Maybe<string>;
  position: Generated<number>;
  claimCount: Generated<number>;
  name: Json<Translated<RichText>>;
  price: number;
  vatRate: number;
  paymentMoment: PaymentMoment;
  depositPercentage: Generated<number>;
  startMinute: Maybe<number>;
  endMinute: Maybe<number>;
  removedAt: MaybeInstant;
  createdAt: InstantByDefault;
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
