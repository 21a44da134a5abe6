import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Note } from '#web/ui/Note.tsx';
import { stack } from '#web/ui/theme/layout.css.ts';

/** A mailed link that works no more; `children`: the way on. */
export function InvalidToken({ children }: { children?: ReactNode }) {
  return (
    <div className={stack}>
      <Note kind="danger" role="alert">
        <p>
          <Trans id="admin.token.invalid">
            Ongeldige of verlopen token. Probeer het opnieuw of neem contact op met ons op.
          </Trans>
        </p>
      </Note>
      {children}
    </div>
  );
}
