import type { Generated } from 'kysely';
import type { CountedCoins, DeskMeans, DeskTakings } from '#contract/names.ts';
import type { Instant, InstantByDefault, Json, Maybe, MaybeInstant, MaybeJson } from './columns.ts';
import type { RedemptionKind } from './creditsTables.ts';

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
  | 'card_blocked'
  | 'card_testing'
  | 'unpaid_bookings';

export interface PaymentExceptionTable {
  venueId: string;
  id: string;
  kind: PaymentExceptionKind;
  ref: string;
  reservationId: string;
  paymentId: Maybe<string>;
  amount: number;
  state: Generated<'open' | 'done'>;
  /** How it was dealt with; empty while it is open. */
  reason: Generated<string>;
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

export type LedgerKind = 'paid' | 'refund' | 'chargeback' | 'desk' | 'deskRefund' | RedemptionKind;

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
  /** From 1 in its chain, and the hash of it and the one before; the database writes both. */
  place: Maybe<number>;
  hash: Maybe<Uint8Array>;
  /** How the desk took or gave it, which the database writes; null elsewhere. */
  deskMeans: Generated<DeskMeans | null>;
  closeId: Maybe<string>;
}

/** Amounts in cents; never changed. */
export interface DayCloseTable {
  venueId: string;
  id: string;
  number: number;
  actor: string;
  since: MaybeInstant;
  at: InstantByDefault;
  movements: number;
  takings: Json<DeskTakings[]>;
  /** What the close before left in the drawer; null of the first. */
  float: Maybe<number>;
  openingFloat: number;
  countedCash: number;
  coins: MaybeJson<CountedCoins[]>;
  slipTotal: number;
  leftInDrawer: number;
  cashDifference: number;
  cardDifference: number;
  floatDifference: number;
  reason: string;
}
