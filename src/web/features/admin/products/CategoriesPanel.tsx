import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { categoriesQuery, orderCategories } from '#web/queries/admin/products.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { linkClass } from '#web/ui/Link.css.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { OrderList } from '../kit/list/OrderList.tsx';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { usePermission } from '../kit/usePermission.ts';
import { nameOf } from './nameTexts.ts';
import { NewCategory } from './NewCategory.tsx';
import * as css from './Products.css.ts';
import { useShownOrder } from './useShownOrder.ts';

export function CategoriesPanel() {
  const { t } = useLingui();
  const mayChange = usePermission('change_catalog');
  const { data, error, refetch } = useQuery(categoriesQuery);
  const client = useQueryClient();
  const { mutateAsync } = useMutation(orderCategories(client));
  const { rows, order } = useShownOrder(data?.data ?? [], (ids) => {
    const version = client.getQueryData(categoriesQuery.queryKey)?.meta.version ?? 1;
    return mutateAsync({ ids, version });
  });
  const title = t({ id: 'admin.categories', message: 'Categorieën' });
  return (
    <section className={css.panel} aria-labelledby="categories-title">
      <div className={css.panelHead}>
        <h2 id="categories-title" className={css.panelTitle}>
          {title}
        </h2>
        {mayChange ? <NewCategory /> : null}
      </div>
      {data === undefined && error === null ? <ListSkeleton /> : null}
      {error === null ? null : (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      )}
      {data?.data.length === 0 ? (
        <p className={css.panelEmpty}>
          <Trans id="admin.categories.empty">Er zijn nog geen categorieën.</Trans>
        </p>
      ) : null}
      <OrderList
        label={title}
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        onOrder={mayChange ? order : undefined}
      >
        {(category) => (
          <span className={css.rowLine}>
            <Link to="/admin/products/$id" params={{ id: category.id }} className={linkClass}>
              {nameOf(category)}
            </Link>
            <span className={css.rowMuted}>{category.productCount}</span>
            {category.visible ? null : (
              <Badge icon="eyeOff">
                <Trans id="product.hidden">Verborgen</Trans>
              </Badge>
            )}
          </span>
        )}
      </OrderList>
    </section>
  );
}
