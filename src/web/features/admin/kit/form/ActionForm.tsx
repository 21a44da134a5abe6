import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { CheckedForm } from '../CheckedForm.tsx';
import * as css from './Form.css.ts';

type ActionFormProps = {
  action: string;
  /** Why it was not done. */
  refusal: string | null;
  isBusy: boolean;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  children: ReactNode;
};

/** The fields of a dialog, why it was refused, and what it does. */
export function ActionForm({ action, refusal, isBusy, onSubmit, onClose, children }: ActionFormProps) {
  const { t } = useLingui();
  return (
    <CheckedForm className={css.danger} onSubmit={onSubmit}>
      <div role="alert">
        {refusal === null ? null : (
          <Note kind="danger">
            <p>{refusal}</p>
          </Note>
        )}
      </div>
      {children}
      <div className={css.dangerButtons}>
        <Button kind="text" onClick={onClose}>
          <Trans id="admin.dialog.back">Terug</Trans>
        </Button>
        <Button type="submit" busyLabel={isBusy && t({ id: 'common.busy', message: 'Bezig…' })}>
          {action}
        </Button>
      </div>
    </CheckedForm>
  );
}
