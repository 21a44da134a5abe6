import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sumOf } from '#domain/values/cents.ts';
import { ledgerQuery } from '#web/queries/admin/reservations.ts';
import { Button } from '#web/ui/Button.tsx';
import { DeskRefundDialog } from './DeskRefundDialog.tsx';
import * as css from './Reservation.css.ts';
import { isAtDesk } from './useDeskMethods.ts';

/** While the desk has money of the guest: also of a booking that was cancelled. */
export function DeskRefund({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const { data = [] } = useQuery(ledgerQuery(id));
  const most = sumOf(data.filter(({ kind }) => isAtDesk(kind)).map(({ amount }) => amount));
  if (most <= 0 && !open) return null;
  return (
    <div className={css.buttons}>
      <Button kind="outline" size="small" onClick={() => setOpen(true)}>
        <Trans id="admin.reservation.deskRefund">Teruggeven aan de balie</Trans>
      </Button>
      {open ? <DeskRefundDialog id={id} most={most} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
