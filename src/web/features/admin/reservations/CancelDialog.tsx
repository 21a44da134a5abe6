import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffReservation } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { cancelBooking } from '#web/queries/admin/reservations.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { usePermission } from '../kit/usePermission.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import { refundableCents } from '../kit/refundableCents.ts';
import { useActionKey } from '#web/queries/admin/useActionKey.ts';

type CancelDialogProps = { reservation: StaffReservation; onClose: () => void };

/** Says what comes back: places and credits at once, money that was paid online if staff choose so. */
export function CancelDialog({ reservation, onClose }: CancelDialogProps) {
  const { t } = useLingui();
  const { id, number, payments } = reservation;
  const mayRefund = usePermission('change_money');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [refund, setRefund] = useState(false);
  const [notifyGuest, setNotify] = useState(true);
  const { mutateAsync } = useMutation(cancelBooking(useQueryClient(), id));
  const paidOnline = payments.reduce((sum, payment) => sum + refundableCents(payment), 0);
  const amount = formatEuro(paidOnline, currentLocale());
  const body = { reason: reason.trim(), refund, notifyGuest };
  const key = useActionKey(body);
  const cancelled = t({ id: 'admin.reservation.done.cancelled', message: 'De reservering is geannuleerd' });
  return (
    <ActionDialog
      title={t({ id: 'admin.reservation.cancel', message: 'Reservering annuleren' })}
      action={t({ id: 'admin.reservation.cancel', message: 'Reservering annuleren' })}
      check={() => {
        setMissing(body.reason === '');
        return body.reason !== '';
      }}
      onConfirm={async () => {
        await mutateAsync({ key, body });
        toastSuccess(cancelled);
      }}
      onClose={onClose}
    >
      <p>
        <Trans id="admin.reservation.cancel.text">
          De plaatsen komen vrij. Wat met een cadeaubon, voucher of badenkaart is betaald, staat daar meteen weer op.
        </Trans>
      </p>
      {paidOnline === 0 ? null : mayRefund ? (
        <Checkbox
          checked={refund}
          onChange={(event) => setRefund(event.target.checked)}
          label={<Trans id="admin.reservation.cancel.refund">Betaal {amount} terug aan de gast</Trans>}
          hint={
            <Trans id="admin.reservation.cancel.refund.hint">
              Het gaat meteen terug langs de weg waarlangs het kwam, en kan niet worden teruggehaald.
            </Trans>
          }
        />
      ) : (
        <p>
          <Trans id="admin.reservation.cancel.stays">
            Er is {amount} online betaald. Dat blijft staan tot een collega het terugbetaalt.
          </Trans>
        </p>
      )}
      <ReasonField value={reason} isMissing={isMissing} onChange={setReason} />
      {number === null ? null : (
        <Checkbox
          checked={notifyGuest}
          onChange={(event) => setNotify(event.target.checked)}
          label={<Trans id="admin.reservation.cancel.mail">Mail de gast dat het niet doorgaat</Trans>}
        />
      )}
    </ActionDialog>
  );
}
