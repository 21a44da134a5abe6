import type { CollectionForm, ProductForm, ProductGroupForm, ProductType } from '#contract/names.ts';
import type { Translated } from '#domain/values/translated.ts';

/** What is new is hidden until somebody shows it. */
const hidden = { description: { nl: '' }, imageId: null, visible: false } as const;

const prices = {
  price: 0,
  vatRate: 9,
  paymentMoment: 'payment',
  depositPercentage: 100,
  priceRules: [],
} as const satisfies Partial<ProductForm>;

export const blankProduct = (type: ProductType, name: Translated, categoryIds: string[]): ProductForm => ({
  ...hidden,
  ...prices,
  type,
  name,
  priceRules: [],
  planning: null,
  stay: null,
  stayProductId: null,
  visits: null,
  usableDays: null,
  worth: [],
  categoryIds,
});

export const blankCollection = (name: Translated, categoryIds: string[]): CollectionForm => ({
  ...hidden,
  ...prices,
  name,
  priceRules: [],
  parts: [],
  categoryIds,
});

export const blankGroup = (name: Translated, categoryIds: string[]): ProductGroupForm => ({
  ...hidden,
  name,
  options: [],
  categoryIds,
});
