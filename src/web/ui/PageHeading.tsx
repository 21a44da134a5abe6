import type { ReactNode } from 'react';
import { lead as leadClass } from './PageHeading.css.ts';
import { joinClasses } from './joinClasses.ts';
import { type } from './theme/type.css.ts';

/** The title of a page with a sentence or two below it. */
export function PageHeading({ title, lead, lang }: { title: ReactNode; lead?: ReactNode; lang?: string | undefined }) {
  return (
    <header lang={lang}>
      <h1 tabIndex={-1} className={type.h1}>
        {title}
      </h1>
      {lead === undefined ? null : <div className={joinClasses(type.lead, leadClass)}>{lead}</div>}
    </header>
  );
}
