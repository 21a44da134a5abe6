import type { RichText } from '#domain/catalog/richText.ts';
import type { NotBookedReason } from '#contract/names.ts';
import type { Cents } from '#domain/values/cents.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import type { Alternative } from './alternative.ts';
import type { ReservationFacts } from './reservationFacts.types.ts';

/** Guest numbers, or [-1] for every guest. */
export type GuestChoice = number[];

type PreferredStart = { preferredTime: MinuteOfDay | null; timeIsFixed: boolean };

export type ProductRequest = { kind: 'product'; productId: string; persons: GuestChoice } & PreferredStart;

export type CollectionRequest = {
  kind: 'collection';
  collectionId: string;
  productIds: string[];
  persons: GuestChoice;
} & PreferredStart;

export type GiftCardRequest = {
  kind: 'giftCard';
  productId: string;
  /** Cents per card; null for a voucher, which has its own price. */
  amount: Cents | null;
  quantity: number;
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

export type NotBooked = {
  name: RichText;
  xplanId: string;
  person: number;
  reason: NotBookedReason;
  alternatives: Alternative[];
};

/** What a check-in took away. */
export type ReplacedProduct = { name: RichText; xplanId: string; person: number };

/** What was booked for another price than the visitor saw, in cents; 'HH:mm' where the price depends on the start. */
export type RepricedProduct = { name: RichText; xplanId: string; price: number; startTime: string | null };

export type Booked = {
  reservation: ReservationFacts;
  notBooked: NotBooked[];
  replaced?: ReplacedProduct[];
  repriced?: RepricedProduct[];
};

export type AddedProduct = { xplanId: string; persons: number[] };
