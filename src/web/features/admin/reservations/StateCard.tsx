import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffReservation } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { mailConfirmation } from '#web/queries/admin/reservations.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { card } from '../kit/AdminPage.css.ts';
import { useMoment } from '../kit/useMoment.ts';
import { usePermission } from '../kit/usePermission.ts';
import { CancelDialog } from './CancelDialog.tsx';
import * as css from './Reservation.css.ts';
import { StateBadge } from './StateBadge.tsx';
import { useRefusal } from './useRefusal.ts';
import { VisitMoves } from './VisitMoves.tsx';

/** How it stands, and what may be done with the whole of it. */
export function StateCard({ reservation }: { reservation: StaffReservation }) {
  const { state, expiresAt } = reservation;
  const moment = useMoment();
  const mayChange = usePermission('change_reservations');
  const until = expiresAt === null ? null : moment(expiresAt);
  return (
    <section className={`${card} ${css.section}`} aria-labelledby="state-title">
      <div className={css.head}>
        <h2 id="state-title" className={type.h3}>
          <Trans id="admin.state">Status</Trans>
        </h2>
        <StateBadge state={state} />
        {until === null ? null : (
          <span className={css.meta}>
            <Trans id="admin.reservation.until">Vastgehouden tot {until}</Trans>
          </span>
        )}
      </div>
      {mayChange ? <Actions reservation={reservation} /> : null}
    </section>
  );
}

function Actions({ reservation }: { reservation: StaffReservation }) {
  const { t } = useLingui();
  const { id, actions } = reservation;
  const refusal = useRefusal();
  const [isCancelling, setCancelling] = useState(false);
  const mailing = useMutation(mailConfirmation(useQueryClient(), id));
  const mailed = t({ id: 'admin.reservation.mailed', message: 'De bevestiging is opnieuw verstuurd' });
  return (
    <>
      <VisitMoves reservation={reservation} />
      {mailing.error === null ? null : (
        <Note kind="danger" role="alert">
          <p>{refusal(refusedBy(mailing.error))}</p>
        </Note>
      )}
      <div className={css.buttons}>
        {actions.includes('resendConfirmation') ? (
          <Button
            kind="outline"
            size="small"
            busyLabel={mailing.isPending && t({ id: 'common.busy', message: 'Bezig…' })}
            onClick={() => mailing.mutate(undefined, { onSuccess: () => toastSuccess(mailed) })}
          >
            <Trans id="admin.reservation.mail">Bevestiging opnieuw mailen</Trans>
          </Button>
        ) : null}
        {actions.includes('cancel') ? (
          <Button kind="outline" size="small" onClick={() => setCancelling(true)}>
            <Trans id="admin.reservation.cancel">Reservering annuleren</Trans>
          </Button>
        ) : null}
      </div>
      {isCancelling ? <CancelDialog reservation={reservation} onClose={() => setCancelling(false)} /> : null}
    </>
  );
}
