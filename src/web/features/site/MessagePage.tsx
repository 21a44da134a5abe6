import type { ReactNode } from 'react';
import { Main } from '#web/ui/Main.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { container } from '#web/ui/theme/layout.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import * as css from './Site.css.ts';

export function MessagePage({ title, text, action }: { title: string; text: ReactNode; action: ReactNode }) {
  return (
    <Main className={joinClasses(container, css.message)}>
      <PageTitle parts={[title]} />
      <h1 className={type.h1}>{title}</h1>
      <p className={type.lead}>{text}</p>
      {action}
    </Main>
  );
}
