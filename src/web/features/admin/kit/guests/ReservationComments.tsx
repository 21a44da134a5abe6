import { Trans } from '@lingui/react/macro';
import type { StaffReservation } from '#contract/names.ts';
import * as css from './Guests.css.ts';

type ReservationCommentsProps = { reservation: Pick<StaffReservation, 'comment' | 'note'> };

/** What the guest wrote, and what colleagues must know. */
export const ReservationComments = ({ reservation: { comment, note } }: ReservationCommentsProps) => (
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
  </>
);
