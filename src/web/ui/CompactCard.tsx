import type { ReactNode } from 'react';
import * as css from './Card.css.ts';
import { joinClasses } from './joinClasses.ts';
import { muted, type } from './theme/type.css.ts';

type CompactCardProps = {
  picture: ReactNode;
  title: ReactNode;
  line?: ReactNode;
  action: ReactNode;
  headingLevel?: 2 | 3;
};

export function CompactCard({ picture, title, line, action, headingLevel = 3 }: CompactCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={css.compact}>
      {picture}
      <div>
        <Heading className={joinClasses(type.h3, css.compactTitle)}>{title}</Heading>
        {line === undefined ? null : <div className={joinClasses(type.small, muted)}>{line}</div>}
      </div>
      {action}
    </article>
  );
}
