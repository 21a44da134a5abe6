import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useWatch, type Control } from 'react-hook-form';
import { choiceGroups } from '#domain/catalog/collections.ts';
import { choosableQuery } from '#web/queries/admin/products.ts';
import { nameOf } from './nameTexts.ts';
import type { CollectionValues } from './productValues.ts';

export function useCollectionWarnings(control: Control<CollectionValues>): string[] {
  const { t } = useLingui();
  const { data } = useQuery(choosableQuery);
  const { visible, price, priceRules, parts } = useWatch({ control }) as CollectionValues;
  const single = choiceGroups(parts).groups.filter(({ options }) => options.length === 1);
  const missing = (data?.rows ?? []).filter(
    ({ id, type, priceMissing }) => type !== 0 && priceMissing && parts.some(({ productId }) => productId === id),
  );
  return [
    ...(visible ? [] : [t({ id: 'product.warning.hidden', message: 'Het is verborgen.' })]),
    ...(price === 0 && priceRules.every((rule) => rule.price === 0)
      ? [t({ id: 'product.warning.price', message: 'Er staat geen prijs bij.' })]
      : []),
    ...(parts.length === 0 ? [t({ id: 'product.warning.parts', message: 'Er zit nog niets in.' })] : []),
    ...single.map(({ choice }) =>
      t({ id: 'product.warning.single', message: `Keuze ${choice} laat niets te kiezen.` }),
    ),
    ...missing.map((row) => {
      const name = nameOf(row);
      return t({ id: 'product.warning.partPrice', message: `${name} heeft zelf geen prijs.` });
    }),
  ];
}
