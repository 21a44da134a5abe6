import type { ProductForm } from '#contract/names.ts';

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
      | 'visits'
      | 'usableDays'
    >
  >;

/** What cells call by its name. A need is a kind, or a kind with one of its skills. */
export interface SheetNames {
  categories: readonly { id: string; name: string }[];
  pools: readonly { id: string; name: string }[];
  needs: readonly { kindId: string; skillId: string | null; name: string }[];
}

/** `apply` returns the fields that the cell sets, or the code of what is wrong with it. */
export interface SheetColumn {
  name: string;
  field: keyof SheetForm;
  read(form: SheetForm, names: SheetNames): string;
  apply(cell: string, form: SheetForm, names: SheetNames): Partial<SheetForm> | { code: string };
}
