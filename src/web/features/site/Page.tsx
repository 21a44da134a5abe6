import type { ReactNode } from 'react';
import { Main } from '#web/ui/Main.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { container } from '#web/ui/theme/layout.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './Site.css.ts';

export function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Main className={joinClasses(container, css.prose)}>
      <PageTitle parts={[title]} />
      <h1 className={type.h1}>{title}</h1>
      {children}
    </Main>
  );
}
