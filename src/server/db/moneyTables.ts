import type { Generated } from 'kysely';
import type { Instant, InstantByDefault, Maybe, MaybeInstant } from './columns.ts';

export interface CardOrderTable {
  venueId: string;
  itemId: string;
  sender: Generated<string>;
  recipient: Generated<string>;
  message: Generated<string>;
  recipientEmail: Maybe<string>;
}

export interface VoucherWorthTable {
  venueId: string;
  voucherId: string;
  productId: string;
  quantity: Generated<number>;
}

export interface GiftCardTable {
  venueId: string;
  id: string;
  kind: 'giftCard' | 'voucher';
  codeHash: Uint8Array;
  lastFour: string;
  productId: Maybe<string>;
  itemId: Maybe<string>;
  reservationId: Maybe<string>;
  amount: number;
  balance: number;
  usableTo: Maybe<string>;
  blocked: Generated<boolean>;
  language: Generated<string>;
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
  taken: Generated<number>;
  state: Generated<'held' | 'confirmed' | 'released'>;
  createdAt: InstantByDefault;
}

export type RefundState = 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled';

export interface RefundTable {
  venueId: string;
  id: string;
  paymentId: string;
  providerId: Maybe<string>;
  giftCardId: Maybe<string>;
  amount: number;
  target: 'payment' | 'giftCard';
  state: Generated<RefundState>;
  reason: string;
  actor: string;
  createdAt: InstantByDefault;
  updatedAt: InstantByDefault;
}

export type PaymentExceptionKind =
  | 'late_payment'
  | 'double_payment'
  | 'mismatch'
  | 'chargeback'
  | 'refund_failed'
  | 'card_blocked';

export type SubscriptionStop = 'chargeback' | 'refund' | 'order';

export interface PaymentExceptionTable {
  venueId: string;
  id: string;
  kind: PaymentExceptionKind;
  ref: string;
  reservationId: string;
  paymentId: Maybe<string>;
  amount: number;
  state: Generated<'open' | 'done'>;
  at: InstantByDefault;
}

export interface PaymentLinkTable {
  venueId: string;
  refHash: Uint8Array;
  reservationId: string;
  amount: number;
  createdBy: string;
  createdAt: InstantByDefault;
  expiresAt: Instant;
}

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
  change: number;
  reason: string;
  actor: string;
  at: InstantByDefault;
}
