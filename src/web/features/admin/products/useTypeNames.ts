import { useLingui } from '@lingui/react/macro';
import type { ObjectType, ProductType } from '#contract/names.ts';

/** The names of specification §3. */
export function useTypeNames(): Record<ProductType, string> {
  const { t } = useLingui();
  return {
    0: t({ id: 'product.type.0', message: 'Activity' }),
    1: t({ id: 'product.type.1', message: 'Retail' }),
    2: t({ id: 'product.type.2', message: 'Subscription' }),
    3: t({ id: 'product.type.3', message: 'Gift Card' }),
    4: t({ id: 'product.type.4', message: 'Golf' }),
    5: t({ id: 'product.type.5', message: 'Contract' }),
    6: t({ id: 'product.type.6', message: 'Hotel' }),
    10: t({ id: 'product.type.10', message: 'Entry' }),
    14: t({ id: 'product.type.14', message: 'Group Lesson' }),
    16: t({ id: 'product.type.16', message: 'Table Reservation' }),
  };
}

/** 'Collectie', 'Groep', or the type of a product; 'Onbekend' for anything else. */
export function useKindName(): (row: { objectType: ObjectType; type: number }) => string {
  const { t } = useLingui();
  const types: Partial<Record<number, string>> = useTypeNames();
  const kinds: Partial<Record<string, string>> = {
    collection: t({ id: 'admin.kind.collection', message: 'Collectie' }),
    productGroup: t({ id: 'admin.kind.group', message: 'Groep' }),
  };
  const unknown = t({ id: 'admin.kind.unknown', message: 'Onbekend' });
  return ({ objectType, type }) => kinds[objectType] ?? types[type] ?? unknown;
}
