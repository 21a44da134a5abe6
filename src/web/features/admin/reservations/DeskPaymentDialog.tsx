import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskPaymentForm, StaffReservation } from '#contract/names.ts';
import { takePayment } from '#web/queries/admin/reservations.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { AmountField } from './AmountField.tsx';
import { useActionKey } from '#web/queries/admin/useActionKey.ts';
import { useDeskMethods } from './useDeskMethods.ts';

type DeskPaymentDialogProps = { reservation: StaffReservation; onClose: () => void };

export function DeskPaymentDialog({ reservation: { id, totalOpen }, onClose }: DeskPaymentDialogProps) {
  const { t } = useLingui();
  const methods = useDeskMethods();
  const [amount, setAmount] = useState<number | null>(totalOpen);
  const [method, setMethod] = useState<DeskPaymentForm['method']>('card');
  const [isWrong, setWrong] = useState(false);
  const { mutateAsync } = useMutation(takePayment(useQueryClient(), id));
  const body = { amount: amount ?? 0, method };
  const key = useActionKey(body);
  const done = t({ id: 'admin.reservation.done.paid', message: 'De betaling is genoteerd' });
  return (
    <ActionDialog
      title={t({ id: 'admin.reservation.desk', message: 'Betaling aan de balie' })}
      action={t({ id: 'admin.reservation.desk.submit', message: 'Noteer de betaling' })}
      check={() => {
        setWrong(body.amount < 1);
        return body.amount >= 1;
      }}
      onConfirm={async () => {
        await mutateAsync({ key, body });
        toastSuccess(done);
      }}
      onClose={onClose}
    >
      <AmountField value={amount} isWrong={isWrong} most={totalOpen} onChange={setAmount} />
      <SelectField
        label={t({ id: 'admin.field.method', message: 'Betaalwijze' })}
        options={Object.entries(methods).map(([value, label]) => ({ value, label }))}
        value={method}
        onChange={(event) => setMethod(event.target.value as DeskPaymentForm['method'])}
      />
    </ActionDialog>
  );
}
