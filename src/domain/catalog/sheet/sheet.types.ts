import type { ProductForm } from '#contract/names.ts';
import type { Named } from './cellNames.ts';

/** What an arrangement or a group does not have is absent. */
export type SheetForm = Pick<ProductForm, 'name' | 'description' | 'visible' | 'categoryIds'> &
  Partial<
    Pick<
      ProductForm,
      | 'type'
      | 'price'
      | 'vatRate'
      | 'paymentMoment'
      | 'depositPercentage'
      | 'priceRules'
      | 'planning'
      | 'stay'
      | 'stayProductId'
      | 'visits'
      | 'usableDays'
      | 'worth'
    >
  >;

/** A need is a kind, or a kind with one of its skills; a stay is an activity that has one. */
export interface SheetNames {
  categories: readonly Named[];
  pools: readonly Named[];
  needs: readonly (Named & { kindId: string; skillId: string | null })[];
  products: readonly Named[];
  stays: readonly Named[];
}

/** `apply` returns the fields that the cell sets, or the code of what is wrong with it. */
export interface SheetColumn {
  name: string;
  field: keyof SheetForm;
  read(form: SheetForm, names: SheetNames): string;
  apply(cell: string, form: SheetForm, names: SheetNames): Partial<SheetForm> | { code: string };
}
