import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { CheckedForm } from '../CheckedForm.tsx';
import * as css from './Form.css.ts';
import { useAction } from './useAction.ts';

type DangerDialogProps = {
  open: boolean;
  title: string;
  children: ReactNode;
  /** What has to be typed over, such as the address of who is removed. */
  typed: string;
  action: string;
  /** A rejection is shown in the dialog, which stays open. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
};

/** What cannot be taken back happens after typing a word over. */
export function DangerDialog(props: DangerDialogProps) {
  return props.open ? <OpenDanger {...props} /> : null;
}

function OpenDanger({ title, children, typed, action, onConfirm, onClose }: DangerDialogProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const check = (): boolean => {
    const differs = text.trim() !== typed;
    setWrong(differs);
    return !differs;
  };
  const { isBusy, problem, submit } = useAction({ check, onConfirm, onDone: onClose });
  return (
    <Dialog alert open onClose={onClose} title={title} closeLabel={t({ id: 'common.close', message: 'Sluiten' })}>
      <CheckedForm className={css.danger} onSubmit={submit}>
        {children}
        <div role="alert">
          {problem === null ? null : (
            <Note kind="danger">
              <p>{refusedText(refusedBy(problem))}</p>
            </Note>
          )}
        </div>
        <TextField
          label={t({ id: 'admin.danger.type', message: `Typ ter bevestiging: ${typed}` })}
          error={wrong ? t({ id: 'admin.danger.differs', message: 'Dit is niet hetzelfde.' }) : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className={css.dangerButtons}>
          <Button kind="text" data-first-focus onClick={onClose}>
            <Trans id="common.cancel">Annuleren</Trans>
          </Button>
          <Button
            type="submit"
            className={css.dangerButton}
            busyLabel={isBusy && t({ id: 'common.busy', message: 'Bezig…' })}
          >
            {action}
          </Button>
        </div>
      </CheckedForm>
    </Dialog>
  );
}
