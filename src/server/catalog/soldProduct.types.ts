import type { Activity } from '#domain/scheduling/stay/entryTimes.ts';
import type { PriceRule } from '#domain/scheduling/stay/priceOn.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { PaymentMoment } from '#server/db/catalogTables.ts';

/** What is written down about a product when it is booked. Price in cents, before price rules. */
export interface ProductFacts {
  id: string;
  xplanId: string;
  type: number;
  name: Translated;
  price: number;
  vatRate: number;
  paymentMoment: PaymentMoment;
  /** What of the price is due online, in percent. */
  depositPercentage: number;
}

/** Resources of a kind that are held together; `skillId` null: any resource of the kind. */
export interface PlannedNeed {
  kindId: string;
  skillId: string | null;
  count: number;
}

/** Places in a pool. `starts` are minutes of the day, empty: any; `weekdays` 1 (Monday) to 7, null: every day. */
export interface PlannedPool {
  poolId: string;
  units: number;
  starts: number[];
  weekdays: number[] | null;
}

/** How a product takes time of its own, in minutes. `guests` take part at once. */
export interface ProductPlan {
  duration: number;
  bufferBefore: number;
  bufferAfter: number;
  guests: number;
  needs: PlannedNeed[];
  pool: PlannedPool | null;
}

/** The stay that an entry takes outside a check-in group. */
export interface EntryStay {
  activityProduct: ProductFacts;
  activity: Activity;
  poolId: string;
}

/** A product that can be booked by itself or as a part. Both `planning` and `stay` null: it takes no time (a towel). */
export interface BookableProduct extends ProductFacts {
  objectType: 'product' | 'collection';
  priceRules: PriceRule[];
  planning: ProductPlan | null;
  stay: EntryStay | null;
}

/** `choice` 0 is always included; parts with an equal other number are alternatives. */
export interface SoldPart {
  choice: number;
  product: BookableProduct;
}

/** A product with its parts in order; none unless it is a collection. */
export interface SoldProduct extends BookableProduct {
  parts: SoldPart[];
}
