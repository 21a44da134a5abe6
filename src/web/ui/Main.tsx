import type { ReactNode } from 'react';

export const mainId = 'content';

/** The page's own content; where the skip link and a new page without a heading lead. */
export function Main({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <main id={mainId} tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
