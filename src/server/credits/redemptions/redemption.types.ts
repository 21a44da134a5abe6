import type { Redeemed } from '#domain/credits/redeemedAmounts.ts';
import type { RedemptionKind } from '#server/db/creditsTables.ts';

/** Locked by the caller; `total` in cents. */
export interface Redeeming {
  venueId: string;
  id: string;
  flowId: string;
  flowType: number;
  customerId: string | null;
  total: number;
}

/** Amounts in cents. `label`: the last four of a gift card's code, or the promo code; `balance` null: a promo code. */
export interface LiveRedemption {
  id: string;
  kind: RedemptionKind;
  giftCardId: string | null;
  promoCodeId: string | null;
  amount: number;
  debited: number;
  state: 'held' | 'confirmed';
  label: string;
  balance: number | null;
  worth: Redeemed;
  atDesk: boolean;
}

export interface NewRedemption {
  kind: RedemptionKind;
  giftCardId: string | null;
  promoCodeId: string | null;
  amount: number;
  debited: number;
  state: 'held' | 'confirmed';
  /** False when absent. */
  atDesk?: boolean;
  inPlaceOf?: string;
}
