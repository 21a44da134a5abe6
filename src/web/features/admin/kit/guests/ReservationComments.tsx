import { Trans } from '@lingui/react/macro';
import type { StaffReservation } from '#contract/names.ts';
import * as css from './Guests.css.ts';

type ReservationCommentsProps = { reservation: Pick<StaffReservation, 'comment' | 'note' | 'customerNote'> };

/** What the guest wrote, and what colleagues must know of the booking and of who books. */
export const ReservationComments = ({ reservation: { comment, note, customerNote } }: ReservationCommentsProps) => (
  <>
    {comment === '' ? null : (
      <p className={css.comment}>
        <Trans id="admin.reservation.comment">Opmerking van de gast: {comment}</Trans>
      </p>
    )}
    {note === '' ? null : (
      <p className={css.comment}>
        <Trans id="admin.reservation.noteOf">Notitie: {note}</Trans>
      </p>
    )}
    {customerNote === '' ? null : (
      <p className={css.comment}>
        <Trans id="admin.reservation.customerNote">Over de klant: {customerNote}</Trans>
      </p>
    )}
  </>
);
