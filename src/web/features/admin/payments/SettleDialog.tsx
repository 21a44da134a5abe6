import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaymentException } from '#contract/names.ts';
import { settleException } from '#web/queries/admin/payments.ts';
import { toastSuccess } from '#web/ui/toast.ts';
import { ActionDialog } from '../reservations/ActionDialog.tsx';
import { ReasonField } from '../reservations/ReasonField.tsx';
import { exceptionWords } from './exceptionWords.ts';

type SettleDialogProps = { exception: PaymentException; onClose: () => void };

/** Says how it was dealt with; of two colleagues the second hears that it is done. */
export function SettleDialog({ exception: { id, kind }, onClose }: SettleDialogProps) {
  const { t, i18n } = useLingui();
  const { title, toDo } = exceptionWords[kind];
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const { mutateAsync } = useMutation(settleException(useQueryClient(), id));
  const done = t({ id: 'exception.settled', message: 'Het staat bij opgelost' });
  return (
    <ActionDialog
      title={i18n._(title)}
      action={t({ id: 'exception.settle', message: 'Los op' })}
      check={() => {
        setChecked(true);
        return reason.trim() !== '';
      }}
      onConfirm={async () => {
        await mutateAsync(reason.trim());
        toastSuccess(done);
      }}
      onClose={onClose}
    >
      <p>{i18n._(toDo)}</p>
      <ReasonField value={reason} isMissing={checked && reason.trim() === ''} onChange={setReason} />
    </ActionDialog>
  );
}
