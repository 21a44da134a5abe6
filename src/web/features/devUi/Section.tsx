import type { ReactNode } from 'react';
import { type } from '#web/ui/theme/type.css.ts';
import { content, section } from './DevUi.css.ts';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={section}>
      <h2 className={type.label}>{title}</h2>
      <div className={content}>{children}</div>
    </section>
  );
}
