import { useLingui } from '@lingui/react/macro';
import { useWatch, type Control } from 'react-hook-form';
import { ProductType } from '#domain/catalog/productTypes.ts';
import type { ProductValues } from './productValues.ts';

/** Why guests cannot book a product, or not as it was meant. */
export function useProductWarnings(control: Control<ProductValues>): string[] {
  const { t } = useLingui();
  const { type, price, priceRules, visible, planning, stay, stayProductId, worth } = useWatch({
    control,
  }) as ProductValues;
  const isFree = price === 0 && priceRules.every((rule) => rule.price === 0);
  const mayBeFree = type === ProductType.GiftCard || stay !== null;
  const isTimed = type === ProductType.Activity || type === ProductType.GroupLesson;
  return [
    ...(visible || stay !== null ? [] : [t({ id: 'product.warning.hidden', message: 'Het is verborgen.' })]),
    ...(isFree && !mayBeFree ? [t({ id: 'product.warning.price', message: 'Er staat geen prijs bij.' })] : []),
    ...(isTimed && planning === null && stay === null
      ? [t({ id: 'product.warning.planning', message: 'Er is geen planning: geen duur en niemand die het doet.' })]
      : []),
    ...(planning !== null && planning.needs.length === 0 && planning.pool === null
      ? [t({ id: 'product.warning.needs', message: 'De planning vraagt niemand, geen ruimte en geen plekken.' })]
      : []),
    ...(type === ProductType.Entry && stayProductId === null
      ? [t({ id: 'product.warning.stay', message: 'Zonder verblijf gaat het alleen in een check-in.' })]
      : []),
    ...(type === ProductType.GiftCard && price !== 0 && worth.length === 0
      ? [
          t({
            id: 'product.warning.worth',
            message: 'Een voucher is nergens goed voor zolang er geen product bij staat.',
          }),
        ]
      : []),
  ];
}
