import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { refusedBy } from '#machines/failureCode.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ActionForm } from '../kit/form/ActionForm.tsx';
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
  const { isBusy, problem, submit } = useAction({ check, onConfirm, onDone });
  const refusal = useRefusal();
  const why = problem === null ? null : refusal(refusedBy(problem));
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t({ id: 'common.close', message: 'Sluiten' })}>
      <ActionForm action={action} refusal={why} isBusy={isBusy} onSubmit={submit} onClose={onClose}>
        {children}
      </ActionForm>
    </Dialog>
  );
}
