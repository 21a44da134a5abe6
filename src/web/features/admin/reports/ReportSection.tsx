import type { ReactNode } from 'react';
import * as css from './Reports.css.ts';

type ReportSectionProps = { title: string; note?: ReactNode; children: ReactNode };

export function ReportSection({ title, note, children }: ReportSectionProps) {
  return (
    <section className={css.section} aria-label={title}>
      <h2 className={css.sectionTitle}>{title}</h2>
      {note === undefined ? null : <p className={css.sectionNote}>{note}</p>}
      {children}
    </section>
  );
}
