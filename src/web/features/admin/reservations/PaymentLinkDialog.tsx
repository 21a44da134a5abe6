import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffReservation } from '#contract/names.ts';
import { makePaymentLink } from '#web/queries/admin/reservations.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import * as css from './Reservation.css.ts';
import { useActionKey } from '#web/queries/admin/useActionKey.ts';

type PaymentLinkDialogProps = { reservation: StaffReservation; onClose: () => void };

/** For what is open; the link stays in sight to be copied. */
export function PaymentLinkDialog({ reservation: { id, customer }, onClose }: PaymentLinkDialogProps) {
  const { t } = useLingui();
  const [isMailed, setMailed] = useState(customer !== null);
  const { mutateAsync, data } = useMutation(makePaymentLink(useQueryClient(), id));
  const body = isMailed ? {} : { email: null };
  const key = useActionKey(body);
  const title = t({ id: 'admin.kind.paymentLink', message: 'Betaallink' });
  const email = customer?.email;
  if (data !== undefined) {
    return (
      <Dialog open onClose={onClose} title={title} closeLabel={t({ id: 'common.close', message: 'Sluiten' })}>
        <p role="status">
          {isMailed ? (
            <Trans id="admin.reservation.link.mailed">De link is gemaild naar {email}. Hier staat hij ook:</Trans>
          ) : (
            <Trans id="admin.reservation.link.made">Geef de gast deze link:</Trans>
          )}
        </p>
        <p className={css.linkField}>{data.url}</p>
      </Dialog>
    );
  }
  return (
    <ActionDialog
      title={title}
      action={t({ id: 'admin.reservation.link.submit', message: 'Maak de link' })}
      onConfirm={() => mutateAsync({ key, body })}
      onClose={onClose}
      onDone={() => undefined}
    >
      <p>
        <Trans id="admin.reservation.link.text">Met de link betaalt de gast online wat nog open staat.</Trans>
      </p>
      {customer === null ? null : (
        <Checkbox
          checked={isMailed}
          onChange={(event) => setMailed(event.target.checked)}
          label={<Trans id="admin.reservation.link.mail">Mail hem naar {email}</Trans>}
        />
      )}
    </ActionDialog>
  );
}
