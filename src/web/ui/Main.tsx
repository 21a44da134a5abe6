import type { ReactNode } from 'react';

export const mainId = 'content';

/** The target of the skip link, and of the focus on a page without a heading. */
export function Main({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <main id={mainId} tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
