import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { StaffReservation } from '#contract/names.ts';
import { arrivalVerdict, mayLetIn } from '#domain/booking/arrivalVerdict.ts';
import { guestsWithWaiting } from '#domain/booking/waitingOverlay.ts';
import { isOpen } from '#machines/arrival/arrival.selectors.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { useWaitingArrivals } from '#web/actors/WaitingArrivalsContext.tsx';
import { refusedText } from '#web/i18n/refusedText.ts';
import { reservationQuery } from '#web/queries/admin/reservations.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { timeRange } from '#web/i18n/dates.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { linkClass } from '#web/ui/Link.css.ts';
import { Note } from '#web/ui/Note.tsx';
import { StaleNote } from '../kit/StaleNote.tsx';
import { usePermission } from '../kit/usePermission.ts';
import { DeskPaymentDialog } from '../reservations/DeskPaymentDialog.tsx';
import * as css from '../kit/guests/Guests.css.ts';
import { ArrivalForm } from '../kit/guests/ArrivalForm.tsx';
import { ArrivalVerdictNote } from './ArrivalVerdictNote.tsx';
import { GuestLines } from '../kit/guests/GuestLines.tsx';
import { LaterField } from '../kit/guests/LaterField.tsx';
import { ReservationComments } from '../kit/guests/ReservationComments.tsx';
import type { ArrivalRef } from '../kit/guests/useArrival.ts';

type ArrivalPanelProps = { actor: ArrivalRef; date: string };

/** Of the reservation that was scanned or chosen: who comes, what they booked, what is open, and one button to let them in. */
export function ArrivalPanel({ actor, date }: ArrivalPanelProps) {
  const id = useSelector(actor, (snapshot) => (isOpen(snapshot) ? snapshot.context.reservationId : null));
  return id === null ? null : <OpenPanel key={id} id={id} actor={actor} date={date} />;
}

function OpenPanel({ id, actor, date }: ArrivalPanelProps & { id: string }) {
  const { t } = useLingui();
  const { data, error, dataUpdatedAt } = useQuery(reservationQuery(id));
  const waiting = useWaitingArrivals();
  const mayChange = usePermission('change_reservations');
  const close = (): void => actor.send({ type: 'panel.closed' });
  if (data === undefined) return error === null ? null : <Unreadable error={error} onClose={close} />;
  const reservation = { ...data, guests: guestsWithWaiting(data, waiting) };
  const isForm = mayChange && mayLetIn(arrivalVerdict(reservation, date));
  return (
    <Dialog
      open
      focusTitle={!isForm}
      onClose={close}
      title={nameOf(reservation)}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      width="wide"
    >
      <div className={css.panel}>
        <StaleNote error={error} readAt={dataUpdatedAt} />
        <Facts reservation={reservation} isNamed={reservation.customer !== null} />
        <ArrivalVerdictNote reservation={reservation} date={date} onLeave={close} />
        <OpenAmount reservation={reservation} />
        {isForm ? <ArrivalForm reservation={reservation} actor={actor} /> : <GuestLines reservation={reservation} />}
        {isForm && reservation.guests.some(({ state }) => state === 'expected') ? (
          <LaterField key={reservation.expectedTime} reservation={reservation} />
        ) : null}
      </div>
    </Dialog>
  );
}

/** The list on the board still lets a whole booking in. */
function Unreadable({ error, onClose }: { error: Error; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      focusTitle
      onClose={onClose}
      title={t({ id: 'admin.kind.reservation', message: 'Reservering' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      <Note kind="warning" role="alert">
        <p>{refusedText(refusedBy(error))}</p>
        <p>
          <Trans id="arrival.unreadable">
            Deze groep is nu niet te lezen. In de lijst kun je haar wel in één keer inchecken.
          </Trans>
        </p>
      </Note>
    </Dialog>
  );
}

function nameOf({ customer, number }: StaffReservation): string {
  if (customer === null) return number ?? '';
  return [customer.firstName, customer.middleName, customer.lastName].filter(Boolean).join(' ');
}

function Facts({ reservation, isNamed }: FactsProps & { isNamed: boolean }) {
  const { id, number, personCount, startTime, endTime } = reservation;
  return (
    <>
      <p className={css.facts}>
        {isNamed ? <span>{number}</span> : null}
        <span>
          <Trans id="board.persons">{personCount} p</Trans>
        </span>
        {startTime === null || endTime === null ? null : <span>{timeRange(startTime, endTime)}</span>}
        <Link to="/admin/reservations/$id" params={{ id }} className={linkClass}>
          <Trans id="board.panel.reservation">Hele reservering</Trans>
        </Link>
      </p>
      <ReservationComments reservation={reservation} />
    </>
  );
}

type FactsProps = { reservation: StaffReservation };

/** Guests may go in without having paid: that is for the desk to decide. */
function OpenAmount({ reservation }: FactsProps) {
  const mayChange = usePermission('change_money');
  const [isPaying, setPaying] = useState(false);
  if (reservation.state === 'cancelled' || reservation.totalOpen <= 0) return null;
  const open = formatEuro(reservation.totalOpen, currentLocale());
  return (
    <Note kind="warning">
      <p>
        <Trans id="arrival.open">Nog te betalen: {open}</Trans>
      </p>
      {mayChange && reservation.actions.includes('takePayment') ? (
        <Button kind="outline" size="small" onClick={() => setPaying(true)}>
          <Trans id="admin.reservation.desk">Betaling aan de balie</Trans>
        </Button>
      ) : null}
      {isPaying ? <DeskPaymentDialog reservation={reservation} onClose={() => setPaying(false)} /> : null}
    </Note>
  );
}
