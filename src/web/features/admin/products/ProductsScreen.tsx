import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ProductRow } from '#contract/names.ts';
import { categoriesQuery, productsQuery } from '#web/queries/admin/products.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { ImagesLink } from '../kit/image/ImagesLink.tsx';
import { ListPage, type ListFilter } from '../kit/list/ListPage.tsx';
import { listQuery } from '../kit/list/listSearch.ts';
import { useListSearch } from '../kit/list/useListSearch.ts';
import { useSelection } from '../kit/list/useSelection.ts';
import { useLanguageNames } from '../kit/useLanguageNames.ts';
import { usePermission } from '../kit/usePermission.ts';
import { BulkBar } from './BulkBar.tsx';
import { CategoriesPanel } from './CategoriesPanel.tsx';
import { nameOf } from './nameTexts.ts';
import { NewButton } from './NewButton.tsx';
import { productFilters } from './productFilters.ts';
import { noCategory } from './productPage.ts';
import { SheetButtons } from './SheetButtons.tsx';
import { useProductColumns } from './useProductColumns.tsx';
import { useTypeNames } from './useTypeNames.ts';

export function ProductsScreen() {
  const { t } = useLingui();
  const choices = useListSearch();
  const mayChange = usePermission('change_catalog');
  const { data, error, isFetching, refetch } = useQuery(productsQuery(listQuery(choices.search, productFilters)));
  const selection = useSelection(data?.data.map(({ id }) => id) ?? []);
  return (
    <ListPage<ProductRow>
      title={t({ id: 'admin.products', message: 'Producten' })}
      choices={choices}
      searchLabel={t({ id: 'admin.products.search', message: 'Zoek op naam' })}
      filters={useFilters()}
      actions={
        <>
          <ImagesLink />
          <SheetButtons />
          {mayChange ? <NewButton categoryId={noCategory} /> : null}
        </>
      }
      aside={<CategoriesPanel />}
      columns={useProductColumns()}
      keyOf={({ id }) => id}
      state={{ data, error, isFetching, onRetry: () => void refetch() }}
      {...(mayChange
        ? {
            selection: { ...selection, nameOf },
            selected: <BulkBar selected={selection.selected} onDone={selection.clear} />,
          }
        : {})}
      empty={<NothingYet />}
    />
  );
}

/** Where a new owner comes in: leads to what the first booking needs. */
function NothingYet() {
  const seesBoard = usePermission('read_guests');
  return (
    <>
      <Trans id="admin.products.empty">Er is nog niets te kiezen.</Trans>{' '}
      {seesBoard ? (
        <Link to="/admin" className={linkClass}>
          <Trans id="firstSteps.title">Nog nodig voor de eerste boeking</Trans>
        </Link>
      ) : null}
    </>
  );
}

function useFilters(): ListFilter[] {
  const { t } = useLingui();
  const { data } = useQuery(categoriesQuery);
  const languages = useLanguageNames();
  const types = useTypeNames();
  const any = t({ id: 'admin.products.untranslated', message: 'Nog te vertalen' });
  const texts = Object.entries(languages).filter(([language]) => language !== 'nl');
  return [
    {
      name: 'objectType',
      label: t({ id: 'admin.products.kind', message: 'Soort' }),
      all: t({ id: 'admin.products.kind.all', message: 'Alle soorten' }),
      options: [
        { value: 'product', label: t({ id: 'admin.kind.product', message: 'Product' }) },
        { value: 'collection', label: t({ id: 'admin.kind.collection', message: 'Collectie' }) },
        { value: 'productGroup', label: t({ id: 'admin.kind.group', message: 'Groep' }) },
      ],
    },
    {
      name: 'type',
      label: t({ id: 'product.type', message: 'Type' }),
      all: t({ id: 'product.type.all', message: 'Alle types' }),
      options: Object.entries(types).map(([value, label]) => ({ value, label })),
    },
    {
      name: 'categoryId',
      label: t({ id: 'admin.column.category', message: 'Categorie' }),
      all: t({ id: 'product.category.all', message: 'Alle categorieën' }),
      options: [
        ...(data?.data ?? []).map((category) => ({ value: category.id, label: nameOf(category) })),
        { value: noCategory, label: t({ id: 'product.category.none', message: 'Zonder categorie' }) },
      ],
    },
    {
      name: 'visible',
      label: t({ id: 'product.visibility', message: 'Zichtbaarheid' }),
      all: t({ id: 'product.visibility.all', message: 'Zichtbaar en verborgen' }),
      options: [
        { value: 'true', label: t({ id: 'product.visible', message: 'Zichtbaar' }) },
        { value: 'false', label: t({ id: 'product.hidden', message: 'Verborgen' }) },
      ],
    },
    {
      name: 'missing',
      label: t({ id: 'product.translations', message: 'Vertalingen' }),
      all: t({ id: 'product.translations.all', message: 'Alle vertalingen' }),
      options: [
        { value: 'any', label: any },
        ...texts.map(([value, language]) => ({ value, label: `${any}: ${language}` })),
      ],
    },
    {
      name: 'priceMissing',
      label: t({ id: 'admin.column.price', message: 'Prijs' }),
      all: t({ id: 'product.price.all', message: 'Met en zonder prijs' }),
      options: [{ value: 'true', label: t({ id: 'product.priceMissing', message: 'Zonder prijs' }) }],
    },
  ];
}
