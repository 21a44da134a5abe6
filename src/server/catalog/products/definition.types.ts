import type { RichText } from '#domain/catalog/richText.ts';
import type { Activity } from '#domain/scheduling/stay/entryTimes.ts';
import type { PriceRule } from '#domain/scheduling/stay/priceOn.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { PaymentMoment } from '#server/db/catalogTables.ts';
import type { ProductPlan } from '../soldProduct.types.ts';

export type Key = { venueId: string; id: string };

export type ObjectType = 'product' | 'collection' | 'productGroup';

export interface StoredRule extends PriceRule {
  id: string;
  fromMinute: MinuteOfDay | null;
  toMinute: MinuteOfDay | null;
}

export type StoredStay = Activity & { poolId: string };

/** What staff may change of a product, an arrangement or a group; what one of them does not have is null or empty. */
export interface ProductContent {
  type: number;
  name: Translated<RichText>;
  description: Translated<RichText>;
  imageId: string | null;
  price: number;
  vatRate: number;
  paymentMoment: PaymentMoment;
  depositPercentage: number;
  visible: boolean;
  visits: number | null;
  usableDays: number | null;
  priceRules: StoredRule[];
  planning: ProductPlan | null;
  stay: StoredStay | null;
  stayProductId: string | null;
  worth: { productId: string; quantity: number }[];
  parts: { productId: string; choice: number }[];
  options: { productId: string; optionName: Translated }[];
  categoryIds: string[];
}

export interface DefinitionRow extends ProductContent {
  id: string;
  xplanId: string;
  objectType: ObjectType;
  version: number;
}
