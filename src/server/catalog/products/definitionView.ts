import type { Collection, Image, ProductDefinition, ProductGroup } from '#contract/names.ts';
import type { DefinitionRow } from './definition.types.ts';
import { planningForm, ruleForm, staffTexts, stayForm } from './contentOfForm.ts';

export function definitionView(row: DefinitionRow, image: Image | null): ProductDefinition {
  return {
    ...shared(row, image),
    ...prices(row),
    objectType: row.objectType,
    type: row.type as ProductDefinition['type'],
    planning: row.planning && planningForm(row.planning),
    stay: row.stay && stayForm(row.stay),
    stayProductId: row.stayProductId,
    visits: row.visits,
    usableDays: row.usableDays,
    worth: row.worth,
  };
}

export const collectionView = (row: DefinitionRow, image: Image | null): Collection => ({
  ...shared(row, image),
  ...prices(row),
  parts: row.parts,
});

export const groupView = (row: DefinitionRow, image: Image | null): ProductGroup => ({
  ...shared(row, image),
  options: row.options,
});

const shared = (row: DefinitionRow, image: Image | null) => ({
  id: row.id,
  xplanId: row.xplanId,
  ...staffTexts(row),
  imageId: row.imageId,
  image,
  visible: row.visible,
  categoryIds: row.categoryIds,
  version: row.version,
});

const prices = (row: DefinitionRow) => ({
  price: row.price,
  vatRate: row.vatRate as ProductDefinition['vatRate'],
  paymentMoment: row.paymentMoment,
  depositPercentage: row.depositPercentage,
  priceRules: row.priceRules.map(ruleForm),
});
