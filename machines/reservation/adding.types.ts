import type { NotBookedReason } from '#contract/names.ts';
import type { Cents } from '#domain/values/cents.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import type { Alternative } from '#machines/alternative.ts';

/** Guest numbers, or [-1] for every guest. */
export type GuestChoice = number[];

/** When it is to begin: as near to the preferred time as can be, or only then. */
type PreferredStart = { preferredTime: MinuteOfDay | null; timeIsFixed: boolean };

export type ProductRequest = { kind: 'product'; productId: string; persons: GuestChoice } & PreferredStart;

export type CollectionRequest = {
  kind: 'collection';
  collectionId: string;
  /** What was chosen, one per choice group. */
  productIds: string[];
  persons: GuestChoice;
} & PreferredStart;

export type GiftCardRequest = {
  kind: 'giftCard';
  productId: string;
  /** Cents per card; null for a voucher, which has its own price. */
  amount: Cents | null;
  quantity: number;
  /** Null until it is written; a voucher has none. */
  message: CardMessage | null;
};

/** What stands on a gift card; with an address it is mailed there instead of to the buyer. */
export type CardMessage = { from: string; to: string; message: string; recipientEmail: string | null };

export type AddRequest =
  | { kind: 'checkin'; checkinGroupId: string | null; persons: GuestChoice }
  | ProductRequest
  | CollectionRequest
  | GiftCardRequest
  | { kind: 'subscription'; productId: string };

/** What could not be booked for a guest, why, and what can be had instead. */
export type NotBooked = {
  name: string;
  xplanId: string;
  person: number;
  reason: NotBookedReason;
  alternatives: Alternative[];
};

/** A product or arrangement with the numbers of the guests it was just booked for. */
export type AddedProduct = { xplanId: string; persons: number[] };
