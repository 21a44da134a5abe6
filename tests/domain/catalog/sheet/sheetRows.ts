import type { ProductForm } from '#contract/names.ts';
import type { SheetRow } from '#domain/catalog/sheet/productSheet.ts';
import type { SheetNames } from '#domain/catalog/sheet/sheet.types.ts';

/** A treatment without anything that may be left out. */
export const blankProduct: ProductForm = {
  name: { nl: 'Massage' },
  description: { nl: '' },
  imageId: null,
  type: 0,
  price: 4500,
  vatRate: 9,
  paymentMoment: 'payment',
  depositPercentage: 100,
  priceRules: [],
  planning: null,
  stay: null,
  stayProductId: null,
  visits: null,
  usableDays: null,
  visible: true,
  worth: [],
  categoryIds: [],
};

export const sheetNames: SheetNames = {
  categories: [
    { id: 'c1', name: 'Massages' },
    { id: 'c2', name: 'Rituelen' },
  ],
  pools: [{ id: 'hammam', name: 'Hammam' }],
  needs: [
    { id: 'n1', name: 'Therapeut', kindId: 'therapist', skillId: null },
    { id: 'n2', name: 'Therapeut: massage', kindId: 'therapist', skillId: 'massage' },
  ],
  products: [
    { id: 'e1', name: 'Entree' },
    { id: 't1', name: 'Thee' },
  ],
  stays: [{ id: 's1', name: 'Verblijf' }],
};

/** A line of a product that is stored. */
export const row = (cells: Record<string, string>): SheetRow => ({
  line: 2,
  id: 'p1',
  version: 1,
  kind: 'product',
  cells,
});
