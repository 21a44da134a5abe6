import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Redemption, StaffReservation } from '#contract/names.ts';
import { isBooked } from '#domain/booking/bookedStates.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { redemptionsQuery, returnRedemption } from '#web/queries/admin/deskCredits.ts';
import { useActionKey } from '#web/queries/admin/useActionKey.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import * as css from './Reservation.css.ts';

/** Of gift cards and vouchers that pay it: what each paid goes back to it. */
export function ReturnCredits({ reservation }: { reservation: StaffReservation }) {
  const { id } = reservation;
  const [returned, setReturned] = useState<Redemption | null>(null);
  const { data = [] } = useQuery(redemptionsQuery(id));
  const credits = isBooked(reservation) ? data.filter(({ kind }) => kind !== 'promoCode') : [];
  return (
    <div className={css.buttons}>
      {credits.map((credit) => {
        const { label } = credit;
        const amount = formatEuro(credit.amount, currentLocale());
        return (
          <Button key={credit.id} kind="outline" size="small" onClick={() => setReturned(credit)}>
            <Trans id="admin.credit.return">
              {amount} terug op {label}
            </Trans>
          </Button>
        );
      })}
      {returned === null ? null : <ReturnDialog id={id} credit={returned} onClose={() => setReturned(null)} />}
    </div>
  );
}

type ReturnDialogProps = { id: string; credit: Redemption; onClose: () => void };

function ReturnDialog({ id, credit, onClose }: ReturnDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const { mutateAsync } = useMutation(returnRedemption(useQueryClient(), { id, redemptionId: credit.id }));
  const body = { reason: reason.trim() };
  const key = useActionKey({ ...body, redemptionId: credit.id });
  const amount = formatEuro(credit.amount, currentLocale());
  const { label } = credit;
  const done = t({ id: 'admin.event.redeemedReturned', message: 'Teruggezet op de bon' });
  return (
    <ActionDialog
      title={t({ id: 'admin.credit.return', message: `${amount} terug op ${label}` })}
      action={t({ id: 'admin.credit.return.submit', message: 'Zet terug op de bon' })}
      check={() => {
        setChecked(true);
        return body.reason !== '';
      }}
      onConfirm={async () => {
        await mutateAsync({ key, body });
        toastSuccess(done);
      }}
      onClose={onClose}
    >
      <p>
        <Trans id="admin.credit.return.text">Dit bedrag is daarna weer te betalen.</Trans>
      </p>
      <ReasonField value={reason} isMissing={checked && body.reason === ''} onChange={setReason} />
    </ActionDialog>
  );
}
