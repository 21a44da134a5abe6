import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { refusedBy } from '#machines/failureCode.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import * as css from '../kit/form/Form.css.ts';
import { useAction } from '../kit/form/useAction.ts';
import { useRefusal } from './useRefusal.ts';

type ActionDialogProps = {
  title: string;
  action: string;
  /** False where a field is not filled in well: the field says so. */
  check?: () => boolean;
  /** A rejection is shown in the dialog, which stays open with what was typed. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** Where it has something to show then; else it closes. */
  onDone?: () => void;
  children: ReactNode;
};

export function ActionDialog(props: ActionDialogProps) {
  const { title, action, check = () => true, onConfirm, onClose, onDone = onClose, children } = props;
  const { t } = useLingui();
  const refusal = useRefusal();
  const { isBusy, problem, submit } = useAction({ check, onConfirm, onDone });
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t({ id: 'common.close', message: 'Sluiten' })}>
      <form noValidate className={css.danger} onSubmit={submit}>
        <div role="alert">
          {problem === null ? null : (
            <Note kind="danger">
              <p>{refusal(refusedBy(problem))}</p>
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
      </form>
    </Dialog>
  );
}
