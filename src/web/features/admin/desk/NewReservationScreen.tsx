import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { emptyDraft } from '#domain/booking/deskDraft.ts';
import { useConfig } from '#web/queries/settings.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { DeskBooking } from './DeskBooking.tsx';

type NewReservationScreenProps = { date: string | undefined; customerId: string | undefined };

/** A walk-in, or somebody on the telephone. */
export function NewReservationScreen({ date, customerId }: NewReservationScreenProps) {
  const { t } = useLingui();
  const { today } = useConfig();
  return (
    <AdminPage
      title={t({ id: 'admin.desk.title', message: 'Nieuwe reservering' })}
      crumbs={[
        <Link key="reservations" to="/admin/reservations">
          <Trans id="admin.reservations">Reserveringen</Trans>
        </Link>,
      ]}
    >
      <DeskBooking draft={emptyDraft(date ?? today, customerId ?? null)} />
    </AdminPage>
  );
}
