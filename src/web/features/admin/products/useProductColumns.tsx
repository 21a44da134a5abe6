import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#contract/names.ts';
import { formatPrice } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Picture } from '#web/ui/Picture.tsx';
import type { Column } from '../kit/list/ListTable.tsx';
import { nameOf } from './nameTexts.ts';
import { ProductLink } from './ProductLink.tsx';
import * as css from './Products.css.ts';
import { ProductState } from './ProductState.tsx';
import { usePriceText } from './usePriceText.ts';
import { useKindName } from './useTypeNames.ts';

export function useProductColumns(): Column<ProductRow>[] {
  const { t } = useLingui();
  const kindOf = useKindName();
  const priceText = usePriceText();
  const { fallbackImage } = useConfig();
  return [
    {
      id: 'name',
      label: t({ id: 'admin.column.name', message: 'Naam' }),
      sortable: true,
      cell: (row) => (
        <span className={css.named}>
          <Picture image={row.image} fallback={fallbackImage} width={56} className={css.picture} />
          <ProductLink row={row} categoryId={row.categoryIds[0]}>
            {nameOf(row)}
          </ProductLink>
        </span>
      ),
    },
    { id: 'type', label: t({ id: 'admin.products.kind', message: 'Soort' }), sortable: true, cell: kindOf },
    {
      id: 'visible',
      label: t({ id: 'admin.state', message: 'Status' }),
      sortable: true,
      cell: (row) => <ProductState row={row} />,
    },
    {
      id: 'price',
      label: t({ id: 'admin.column.price', message: 'Prijs' }),
      sortable: true,
      end: true,
      cell: (row) => priceText(row, formatPrice(row.price, currentLocale())),
    },
  ];
}
