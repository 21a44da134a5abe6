import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ObjectType } from '#contract/names.ts';
import { formatPrice } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { offeredProductsQuery, type OfferedProduct } from '#web/queries/admin/catalogue.ts';
import { ImagesLink } from '../kit/image/ImagesLink.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import type { Column } from '../kit/list/ListTable.tsx';
import { localList } from '../kit/list/localList.ts';
import { useListSearch } from '../kit/list/useListSearch.ts';

const pageSize = 25;

/** What visitors can choose now; changing it comes with the venue's content. */
export function ProductsScreen() {
  const { t } = useLingui();
  const choices = useListSearch();
  const { data, error, isFetching, refetch } = useQuery(offeredProductsQuery);
  const kinds = useKinds();
  const listed = data && localList(data, choices.search, { ...byProduct, pageSize });
  return (
    <ListPage
      title={t({ id: 'admin.products', message: 'Producten' })}
      lead={<Trans id="admin.products.lead">Dit kunnen bezoekers nu kiezen. Wijzigen kan hier nog niet.</Trans>}
      actions={<ImagesLink />}
      choices={choices}
      searchLabel={t({ id: 'admin.products.search', message: 'Zoek op naam' })}
      filters={[
        {
          name: 'kind',
          label: t({ id: 'admin.products.kind', message: 'Soort' }),
          all: t({ id: 'admin.products.kind.all', message: 'Alle soorten' }),
          options: Object.entries(kinds).map(([value, label]) => ({ value, label })),
        },
      ]}
      columns={useColumns(kinds)}
      keyOf={({ product }) => product.xplanId}
      pageSize={pageSize}
      state={{ data: listed, error, isFetching, onRetry: () => void refetch() }}
      empty={<Trans id="admin.products.empty">Er is nog niets te kiezen.</Trans>}
    />
  );
}

const byProduct = {
  textOf: ({ product, category }: OfferedProduct) => `${plainText(product.name)} ${category}`,
  sorts: {
    name: ({ product }: OfferedProduct) => plainText(product.name),
    category: ({ category }: OfferedProduct) => category,
    price: ({ product }: OfferedProduct) => product.price,
  },
  filters: { kind: ({ product }: OfferedProduct, kind: string) => product.objectType === kind },
};

/** Words of specification §3. */
function useKinds(): Record<ObjectType, string> {
  const { t } = useLingui();
  return {
    product: t({ id: 'admin.kind.product', message: 'Product' }),
    productGroup: t({ id: 'admin.kind.group', message: 'Groep' }),
    collection: t({ id: 'admin.kind.collection', message: 'Collectie' }),
  };
}

function useColumns(kinds: Record<ObjectType, string>): Column<OfferedProduct>[] {
  const { t } = useLingui();
  const from = (price: string): string => t({ id: 'admin.products.from', message: `v.a. ${price}` });
  return [
    {
      id: 'name',
      label: t({ id: 'admin.column.name', message: 'Naam' }),
      sortable: true,
      cell: ({ product }) => plainText(product.name),
    },
    {
      id: 'kind',
      label: t({ id: 'admin.products.kind', message: 'Soort' }),
      cell: ({ product }) => kinds[product.objectType],
    },
    {
      id: 'category',
      label: t({ id: 'admin.column.category', message: 'Categorie' }),
      sortable: true,
      cell: ({ category }) => category,
    },
    { id: 'flow', label: t({ id: 'admin.column.flow', message: 'Flow' }), cell: ({ flow }) => flow.name },
    {
      id: 'price',
      label: t({ id: 'admin.column.price', message: 'Prijs' }),
      sortable: true,
      end: true,
      cell: ({ product: { price, options } }) => {
        const text = formatPrice(price, currentLocale());
        return options.length > 1 ? from(text) : text;
      },
    },
  ];
}
