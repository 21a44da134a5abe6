import type { ReactNode } from 'react';
import { Main } from '#web/ui/Main.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './Entry.css.ts';

type EntryPageProps = { title: string; lead?: ReactNode; children: ReactNode };

export function EntryPage({ title, lead, children }: EntryPageProps) {
  return (
    <Main inRow className={css.page}>
      <PageTitle parts={[title]} />
      <div>
        <h1 className={type.h1}>{title}</h1>
        {lead === undefined ? null : <p className={css.lead}>{lead}</p>}
      </div>
      {children}
    </Main>
  );
}
