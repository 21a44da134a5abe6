import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Note } from '#web/ui/Note.tsx';
import * as css from './Form.css.ts';

/** Fields for who may read them only. */
export function ReadOnly({ children }: { children: ReactNode }) {
  return (
    <>
      <Note>
        <Trans id="admin.readOnly">Je mag dit lezen, niet wijzigen.</Trans>
      </Note>
      <fieldset disabled className={css.readOnly}>
        {children}
      </fieldset>
    </>
  );
}
