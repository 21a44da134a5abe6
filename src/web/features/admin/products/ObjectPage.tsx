import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { categoriesQuery } from '#web/queries/admin/products.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { AdminPage } from '../kit/AdminPage.tsx';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { nameOf } from './nameTexts.ts';

type ObjectPageProps = {
  /** Title until the name is there. */
  kind: string;
  name: string | undefined;
  /** The category of the address, for what is in one. */
  categoryId?: string;
  error: unknown;
  onRetry: () => void;
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of the catalogue, below 'Producten' and its category. */
export function ObjectPage({ kind, name, categoryId, error, onRetry, actions, children }: ObjectPageProps) {
  const { t } = useLingui();
  const { data } = useQuery(categoriesQuery);
  const category = data?.data.find(({ id }) => id === categoryId);
  const crumbs = [
    <Link key="products" to="/admin/products" className={linkClass}>
      {t({ id: 'admin.products', message: 'Producten' })}
    </Link>,
    ...(category === undefined
      ? []
      : [
          <Link key="category" to="/admin/products/$id" params={{ id: category.id }} className={linkClass}>
            {nameOf(category)}
          </Link>,
        ]),
  ];
  return (
    <AdminPage title={name ?? kind} crumbs={crumbs} actions={actions}>
      {name === undefined && error === null ? <ListSkeleton /> : null}
      {name === undefined && error !== null ? (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={onRetry}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      ) : null}
      {children}
    </AdminPage>
  );
}
