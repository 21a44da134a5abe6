import type { Redeemed } from '#domain/credits/redeemedAmounts.ts';
import type { RedemptionKind } from '#server/db/moneyTables.ts';

/** The reservation that is paid, locked by the caller; `total` in cents. */
export interface Redeeming {
  venueId: string;
  id: string;
  flowId: string;
  flowType: number;
  customerId: string | null;
  total: number;
}

/** A redemption that stands. Amounts in cents. */
export interface LiveRedemption {
  id: string;
  kind: RedemptionKind;
  giftCardId: string | null;
  promoCodeId: string | null;
  amount: number;
  /** What it took from its card. */
  debited: number;
  state: 'held' | 'confirmed';
  /** What it is told by: the end of a card's code, or the promo code itself. */
  label: string;
  /** Left on the card; null for what is no card. */
  balance: number | null;
  worth: Redeemed;
}

/** Something about to be redeemed. `debited` in cents. */
export interface NewRedemption {
  kind: RedemptionKind;
  giftCardId: string | null;
  promoCodeId: string | null;
  amount: number;
  debited: number;
  state: 'held' | 'confirmed';
  /** Takes the place of this one among the others. */
  inPlaceOf?: string;
}
