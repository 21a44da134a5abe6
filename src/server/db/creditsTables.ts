import type { Generated } from 'kysely';
import type { InstantByDefault, Maybe, MaybeInstant } from './columns.ts';

export interface GiftCardTable {
  venueId: string;
  id: string;
  kind: 'giftCard' | 'voucher';
  codeHash: Uint8Array;
  keyId: Maybe<string>;
  sealedCode: Maybe<Uint8Array>;
  lastFour: string;
  productId: Maybe<string>;
  itemId: Maybe<string>;
  reservationId: Maybe<string>;
  amount: number;
  balance: number;
  /** Cents that staff added to it, less those they took off. */
  corrected: Generated<number>;
  usableTo: Maybe<string>;
  blocked: Generated<boolean>;
  language: Generated<string>;
  createdAt: InstantByDefault;
  batchId: Maybe<string>;
}

export interface GiftCardBatchTable {
  venueId: string;
  id: string;
  kind: 'giftCard' | 'voucher';
  productId: Maybe<string>;
  /** Cents on each. */
  amount: number;
  count: number;
  usableTo: Maybe<string>;
  language: string;
  reason: string;
  createdAt: InstantByDefault;
}

export interface GiftCardEntryTable {
  venueId: string;
  id: string;
  giftCardId: string;
  kind: 'bought' | 'redeemed' | 'returned' | 'refunded' | 'corrected' | 'blocked' | 'freed';
  /** Cents; negative when the card pays. */
  amount: number;
  reservationId: Maybe<string>;
  actor: Generated<string>;
  reason: Generated<string>;
  at: InstantByDefault;
  /** From 1 in its chain, and the hash of it and the one before; the database writes both. */
  place: Maybe<number>;
  hash: Maybe<Uint8Array>;
}

export interface PromoCodeTable {
  venueId: string;
  id: string;
  code: string;
  percent: Maybe<number>;
  amount: Maybe<number>;
  fromDate: Maybe<string>;
  toDate: Maybe<string>;
  maxUses: Maybe<number>;
  maxUsesPerCustomer: Maybe<number>;
  flowIds: Generated<string[]>;
  active: Generated<boolean>;
  used: Generated<number>;
  version: Generated<number>;
}

export type RedemptionKind = 'giftCard' | 'voucher' | 'promoCode';

export interface RedemptionTable {
  venueId: string;
  id: string;
  reservationId: string;
  kind: RedemptionKind;
  giftCardId: Maybe<string>;
  promoCodeId: Maybe<string>;
  amount: number;
  debited: Generated<number>;
  state: Generated<'held' | 'confirmed' | 'released'>;
  createdAt: InstantByDefault;
  /** Its movements belong to the day of the desk. */
  atDesk: Generated<boolean>;
}

export type SubscriptionStop = 'chargeback' | 'refund' | 'order' | 'staff';

export interface SubscriptionTable {
  venueId: string;
  id: string;
  customerId: string;
  productId: string;
  itemId: Maybe<string>;
  usableFrom: Maybe<string>;
  usableTo: Maybe<string>;
  /** Null: unlimited. */
  amount: Maybe<number>;
  used: Generated<number>;
  createdAt: InstantByDefault;
  stoppedBy: Maybe<SubscriptionStop>;
  /** By staff, whatever else stopped it. */
  blocked: Generated<boolean>;
  stoppedUsableTo: Maybe<string>;
}

export interface SubscriptionUseTable {
  venueId: string;
  subscriptionId: string;
  reservationId: string;
  visits: number;
  at: InstantByDefault;
  returnedAt: MaybeInstant;
}

export interface SubscriptionCorrectionTable {
  venueId: string;
  id: string;
  subscriptionId: string;
  kind: Generated<'corrected' | 'blocked' | 'freed'>;
  change: number;
  reason: string;
  actor: string;
  at: InstantByDefault;
}
