import type { RichText } from '#domain/catalog/richText.ts';
import type { Activity } from '#domain/scheduling/stay/entryTimes.ts';
import type { PriceRule } from '#domain/scheduling/stay/priceOn.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { PaymentMoment } from '#server/db/catalogTables.ts';

/** Price in cents before price rules; the deposit is a percentage. */
export interface ProductFacts {
  id: string;
  xplanId: string;
  type: number;
  name: Translated<RichText>;
  price: number;
  vatRate: number;
  paymentMoment: PaymentMoment;
  depositPercentage: number;
}

export interface PlannedNeed {
  kindId: string;
  skillId: string | null;
  count: number;
}

/** `starts` in minutes of the day, empty: any; `weekdays` 1 (Monday) to 7, null: every day. */
export interface PlannedPool {
  poolId: string;
  units: number;
  starts: number[];
  weekdays: number[] | null;
}

export interface ProductPlan {
  duration: number;
  bufferBefore: number;
  bufferAfter: number;
  guests: number;
  noticeHours: number;
  needs: PlannedNeed[];
  pool: PlannedPool | null;
}

export interface EntryStay {
  activityProduct: ProductFacts;
  activity: Activity;
  poolId: string;
}

export interface BookableProduct extends ProductFacts {
  objectType: 'product' | 'collection';
  priceRules: PriceRule[];
  planning: ProductPlan | null;
  stay: EntryStay | null;
}

/** `choice` 0 is always included; equal other numbers are alternatives. */
export interface SoldPart {
  choice: number;
  product: BookableProduct;
}

export interface SoldProduct extends BookableProduct {
  parts: SoldPart[];
}
