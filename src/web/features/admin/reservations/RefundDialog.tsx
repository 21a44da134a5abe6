import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payment, RefundForm } from '#contract/names.ts';
import { refundPayment, refundsQuery } from '#web/queries/admin/reservations.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { AmountField } from './AmountField.tsx';
import { ReasonField } from './ReasonField.tsx';
import { refundableCents } from '../kit/refundableCents.ts';
import { useActionKey } from '#web/queries/admin/useActionKey.ts';

type RefundDialogProps = { payment: Payment; onClose: () => void };

const onItsWay: readonly string[] = ['queued', 'pending', 'processing'];

/** Whole or in part, to the payer or to a gift card. */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const { t } = useLingui();
  const { id: paymentId, reservationId: id } = payment;
  const { data: refunds = [] } = useQuery(refundsQuery(id, paymentId));
  const ordered = refunds.filter(({ state }) => onItsWay.includes(state)).reduce((sum, { amount }) => sum + amount, 0);
  const most = Math.max(refundableCents(payment) - ordered, 0);
  const [amount, setAmount] = useState<number | null>(most);
  const [to, setTo] = useState<RefundForm['to']>('payment');
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const { mutateAsync } = useMutation(refundPayment(useQueryClient(), { id, paymentId }));
  const body = { amount: amount ?? 0, to, reason: reason.trim() };
  const key = useActionKey(body);
  const done = t({ id: 'admin.reservation.done.refunded', message: 'De terugbetaling is onderweg' });
  return (
    <ActionDialog
      title={t({ id: 'admin.reservation.refund', message: 'Terugbetalen' })}
      action={t({ id: 'admin.reservation.refund', message: 'Terugbetalen' })}
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
        label={t({ id: 'admin.reservation.refund.to', message: 'Waarheen' })}
        options={[
          { value: 'payment', label: t({ id: 'admin.reservation.refund.payer', message: 'Naar wie betaalde' }) },
          { value: 'giftCard', label: t({ id: 'admin.reservation.refund.giftCard', message: 'Op een cadeaubon' }) },
        ]}
        value={to}
        onChange={(event) => setTo(event.target.value as RefundForm['to'])}
      />
      <ReasonField value={reason} isMissing={checked && body.reason === ''} onChange={setReason} />
    </ActionDialog>
  );
}
