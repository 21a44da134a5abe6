import type { ReactNode } from 'react';
import { joinClasses } from './joinClasses.ts';
import { screenHeight } from './theme/layout.css.ts';

export const mainId = 'content';

type MainProps = {
  children: ReactNode;
  className?: string;
  /** Stands in a row that has the height of a screen itself. */
  inRow?: boolean;
};

/** The target of the skip link, and of the focus on a page without a heading. */
export function Main({ children, className, inRow = false }: MainProps) {
  return (
    <main id={mainId} tabIndex={-1} className={joinClasses(!inRow && screenHeight, className)}>
      {children}
    </main>
  );
}
