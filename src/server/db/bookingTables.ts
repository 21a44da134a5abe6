import type { Generated } from 'kysely';
import type { ReservationEventKind } from '#contract/names.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { CheckoutType, PaymentMoment } from './catalogTables.ts';
import type { Instant, InstantByDefault, Json, JsonByDefault, Maybe, MaybeInstant, MaybeJson } from './columns.ts';
import type { ProposedPlan } from './jsonColumns.ts';
import type { BulkMailWords } from '#domain/booking/bulkMail.ts';

export type ReservationState = 'hold' | 'confirmed' | 'checked_in' | 'completed' | 'expired' | 'cancelled' | 'no_show';

export interface ReservationTable {
  venueId: string;
  id: string;
  flowId: string;
  /** The checkout type that it began with; null: that of its flow, for one older than this column. */
  checkoutTerms: Maybe<CheckoutType>;
  sessionHash: Uint8Array;
  originHash: Maybe<Uint8Array>;
  /** Of the /48 around an IPv6 network. */
  wideOriginHash: Maybe<Uint8Array>;
  customerId: Maybe<string>;
  state: Generated<ReservationState>;
  number: Maybe<string>;
  personCount: number;
  day: string;
  startMinute: Maybe<number>;
  endMinute: Maybe<number>;
  /** When the guests come, where that is later than booked. */
  expectedMinute: Maybe<number>;
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
  kind: ReservationEventKind;
  actor: string;
  data: JsonByDefault<Record<string, unknown>>;
  at: InstantByDefault;
  /** From 1 in its chain, and the hash of it and the one before; the database writes both. */
  place: Maybe<number>;
  hash: Maybe<Uint8Array>;
}

export interface GuestArrivalTable {
  venueId: string;
  reservationId: string;
  person: number;
  state: 'expected' | 'in' | 'no_show';
  /** Or the locker. */
  wristband: Maybe<string>;
  actor: string;
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
  /** Where it began before the venue gave it another time by mail; null otherwise. */
  movedFromMinute: Maybe<number>;
  /** The day of it where that was another; null otherwise. */
  movedFromDay: Maybe<string>;
  moveAccepted: Generated<boolean>;
  removedAt: MaybeInstant;
  createdAt: InstantByDefault;
}

export interface CardOrderTable {
  venueId: string;
  itemId: string;
  sender: Generated<string>;
  recipient: Generated<string>;
  message: Generated<string>;
  recipientEmail: Maybe<string>;
}

export interface ProposalTable {
  venueId: string;
  id: string;
  reservationId: string;
  kind: 'together' | 'one_after_another' | 'shortest_stay';
  plan: Json<ProposedPlan>;
  createdAt: InstantByDefault;
}

export interface BulkMailTable {
  venueId: string;
  /** The digest of its words. */
  id: string;
  actor: string;
  at: InstantByDefault;
  /** Null after their time. */
  words: MaybeJson<BulkMailWords>;
}

export interface BulkMailRecipientTable {
  venueId: string;
  bulkMailId: string;
  reservationId: string;
  at: InstantByDefault;
}
