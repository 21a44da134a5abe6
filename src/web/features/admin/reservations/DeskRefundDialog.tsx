import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskRefundForm } from '#contract/names.ts';
import { refundAtDesk } from '#web/queries/admin/reservations.ts';
import { useActionKey } from '#web/queries/admin/useActionKey.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { AmountField } from './AmountField.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useDeskMethods } from './useDeskMethods.ts';

type DeskRefundDialogProps = { id: string; most: number; onClose: () => void };

/** Money goes over the counter first; this writes it down. */
export function DeskRefundDialog({ id, most, onClose }: DeskRefundDialogProps) {
  const { t } = useLingui();
  const methods = useDeskMethods();
  const [amount, setAmount] = useState<number | null>(most);
  const [method, setMethod] = useState<DeskRefundForm['method']>('card');
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const { mutateAsync } = useMutation(refundAtDesk(useQueryClient(), id));
  const body = { amount: amount ?? 0, method, reason: reason.trim() };
  const key = useActionKey(body);
  const done = t({ id: 'admin.reservation.done.deskRefund', message: 'Genoteerd dat het is teruggegeven' });
  return (
    <ActionDialog
      title={t({ id: 'admin.reservation.deskRefund', message: 'Teruggeven aan de balie' })}
      action={t({ id: 'admin.reservation.deskRefund.submit', message: 'Noteer wat je teruggaf' })}
      check={() => {
        setChecked(true);
        return body.amount >= 1 && body.reason !== '';
      }}
      onConfirm={async () => {
        await mutateAsync({ key, body });
        toastSuccess(done);
      }}
      onClose={onClose}
    >
      <AmountField value={amount} isWrong={checked && body.amount < 1} most={most} onChange={setAmount} />
      <SelectField
        label={t({ id: 'admin.field.method', message: 'Betaalwijze' })}
        options={Object.entries(methods).map(([value, label]) => ({ value, label }))}
        value={method}
        onChange={(event) => setMethod(event.target.value as DeskRefundForm['method'])}
      />
      <ReasonField value={reason} isMissing={checked && body.reason === ''} onChange={setReason} />
    </ActionDialog>
  );
}
