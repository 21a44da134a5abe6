import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Category } from '#contract/names.ts';
import { formatPrice } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { categoryQuery, orderCategory } from '#web/queries/admin/products.ts';
import { useConfig } from '#web/queries/settings.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { OrderList } from '../kit/list/OrderList.tsx';
import { usePermission } from '../kit/usePermission.ts';
import { nameOf } from './nameTexts.ts';
import { NewButton } from './NewButton.tsx';
import { ObjectPage } from './ObjectPage.tsx';
import { ProductLink } from './ProductLink.tsx';
import * as css from './Products.css.ts';
import { ProductState } from './ProductState.tsx';
import { usePriceText } from './usePriceText.ts';
import { useShownOrder } from './useShownOrder.ts';
import { useKindName } from './useTypeNames.ts';

export function CategoryScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const mayChange = usePermission('change_catalog');
  const { data, error, refetch } = useQuery(categoryQuery(id));
  return (
    <ObjectPage
      kind={t({ id: 'admin.column.category', message: 'Categorie' })}
      name={data && nameOf(data)}
      error={error}
      onRetry={() => void refetch()}
      actions={
        mayChange ? (
          <>
            <Link
              to="/admin/products/$id/edit"
              params={{ id }}
              className={buttonClass({ kind: 'outline', size: 'small' })}
            >
              <Trans id="admin.category.edit">Categorie wijzigen</Trans>
            </Link>
            <NewButton categoryId={id} />
          </>
        ) : undefined
      }
    >
      {data === undefined ? null : <ProductsOfCategory category={data} />}
    </ObjectPage>
  );
}

function ProductsOfCategory({ category: { id, products } }: { category: Category }) {
  const { t } = useLingui();
  const mayChange = usePermission('change_catalog');
  const kindOf = useKindName();
  const priceText = usePriceText();
  const { fallbackImage } = useConfig();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(orderCategory(client, id));
  const { rows, order } = useShownOrder(products, (ids) => {
    const version = client.getQueryData(categoryQuery(id).queryKey)?.version ?? 1;
    return mutateAsync({ ids, version });
  });
  return (
    <section className={css.panel}>
      {rows.length === 0 ? (
        <p className={css.panelEmpty}>
          <Trans id="admin.category.empty">Hier staat nog niets in.</Trans>
        </p>
      ) : null}
      <OrderList
        label={t({ id: 'admin.products', message: 'Producten' })}
        rows={rows}
        keyOf={(row) => row.id}
        nameOf={nameOf}
        onOrder={mayChange ? order : undefined}
      >
        {(row) => (
          <span className={css.rowLine}>
            <Picture image={row.image} fallback={fallbackImage} width={56} className={css.picture} />
            <ProductLink row={row} categoryId={id}>
              {nameOf(row)}
            </ProductLink>
            <span className={css.rowMuted}>{kindOf(row)}</span>
            <ProductState row={row} />
            <span className={css.rowEnd}>{priceText(row, formatPrice(row.price, currentLocale()))}</span>
          </span>
        )}
      </OrderList>
    </section>
  );
}
