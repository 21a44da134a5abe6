import type { ReactNode } from 'react';
import { LanguageLinks } from '#web/features/site/LanguageLinks.tsx';
import { useVenueName } from '#web/features/site/useVenueName.ts';
import { Logo } from '#web/ui/Logo.tsx';
import * as css from './Entry.css.ts';

/** Pages for who is not logged in: no sidebar. */
export function EntryFrame({ children }: { children: ReactNode }) {
  return (
    <div className={css.frame}>
      <header className={css.head}>
        <Logo {...useVenueName()} />
        <LanguageLinks className={css.languages} />
      </header>
      {children}
    </div>
  );
}
