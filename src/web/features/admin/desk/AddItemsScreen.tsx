import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { StaffReservation } from '#contract/names.ts';
import { additionDraft } from '#domain/booking/deskDraft.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { reservationQuery } from '#web/queries/admin/reservations.ts';
import { Note } from '#web/ui/Note.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { AdminPage } from '../kit/AdminPage.tsx';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { useVisitText } from '../reservations/useVisitText.ts';
import { DeskBooking } from './DeskBooking.tsx';

/** More for guests of a booking, on its day. */
export function AddItemsScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const visitText = useVisitText();
  const { data, error, refetch } = useQuery(reservationQuery(id));
  const lead = data === undefined ? undefined : visitText(data);
  return (
    <AdminPage
      title={t({ id: 'admin.desk.add.title', message: 'Toevoegen' })}
      {...(lead === undefined ? {} : { lead })}
      crumbs={[
        <Link key="reservations" to="/admin/reservations">
          <Trans id="admin.reservations">Reserveringen</Trans>
        </Link>,
        <Link key="reservation" to="/admin/reservations/$id" params={{ id }}>
          {data?.number ?? <Trans id="admin.kind.reservation">Reservering</Trans>}
        </Link>,
      ]}
    >
      {data !== undefined ? (
        <Addition reservation={data} />
      ) : error === null ? (
        <ListSkeleton />
      ) : (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      )}
    </AdminPage>
  );
}

const Addition = ({ reservation }: { reservation: StaffReservation }) =>
  reservation.actions.includes('addItem') ? (
    <DeskBooking draft={additionDraft(reservation)} />
  ) : (
    <Note>
      <Trans id="admin.desk.add.closed">Aan deze reservering kan niets meer worden toegevoegd.</Trans>
    </Note>
  );
