import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { productsQuery } from '#web/queries/admin/products.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { Note } from '#web/ui/Note.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { AdminPage } from '../kit/AdminPage.tsx';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { productPage } from './productPage.ts';

/** Leads to the page of a product, collection or group of which only the id is known. */
export function FindProductScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(productsQuery({ filter: `id:${id}` }));
  const row = data?.data[0];
  if (row !== undefined) return <Navigate {...productPage(row, row.categoryIds[0])} replace />;
  return (
    <AdminPage
      title={t({ id: 'admin.kind.product', message: 'Product' })}
      crumbs={[
        <Link key="products" to="/admin/products" className={linkClass}>
          <Trans id="admin.products">Producten</Trans>
        </Link>,
      ]}
    >
      {error === null ? null : (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      )}
      {data === undefined ? (
        error === null && <ListSkeleton />
      ) : (
        <Note>
          <p>
            <Trans id="product.gone">Dit product is er niet meer.</Trans>
          </p>
        </Note>
      )}
    </AdminPage>
  );
}
