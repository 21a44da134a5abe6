import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Main } from '#web/ui/Main.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import * as css from './AdminPage.css.ts';

type AdminPageProps = {
  title: string;
  /** Links to the pages above this one, the outermost first. */
  crumbs?: readonly ReactNode[];
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

export function AdminPage({ title, crumbs = [], lead, actions, children }: AdminPageProps) {
  const { t } = useLingui();
  return (
    <Main inRow className={css.page}>
      <PageTitle parts={[title]} />
      <div className={css.head}>
        <div className={css.titles}>
          {crumbs.length === 0 ? null : (
            <nav aria-label={t({ id: 'admin.crumbs', message: 'Kruimelpad' })}>
              <ol className={css.crumbs}>
                {crumbs.map((crumb, at) => (
                  <li key={at}>{crumb}</li>
                ))}
                <li aria-current="page">{title}</li>
              </ol>
            </nav>
          )}
          <h1 className={css.title}>{title}</h1>
          {lead === undefined ? null : <p className={css.lead}>{lead}</p>}
        </div>
        {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </Main>
  );
}
