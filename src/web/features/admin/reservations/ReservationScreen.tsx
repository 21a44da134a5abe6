import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { StaffReservation } from '#contract/names.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { reservationQuery } from '#web/queries/admin/reservations.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { fullName } from '../customers/fullName.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { cards } from '../kit/AdminPage.css.ts';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { EventsCard } from './EventsCard.tsx';
import { GuestsCard } from './GuestsCard.tsx';
import { MoneyCard } from './MoneyCard.tsx';
import { NoteCard } from './NoteCard.tsx';
import { StateCard } from './StateCard.tsx';
import { useVisitText } from './useVisitText.ts';

export function ReservationScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const visitText = useVisitText();
  const { data, error, refetch } = useQuery(reservationQuery(id));
  const crumb = (
    <Link to="/admin/reservations">
      <Trans id="admin.reservations">Reserveringen</Trans>
    </Link>
  );
  const untitled = t({ id: 'admin.kind.reservation', message: 'Reservering' });
  if (data === undefined) {
    return (
      <AdminPage title={untitled} crumbs={[crumb]}>
        {error === null ? (
          <ListSkeleton />
        ) : (
          <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
            {refusedText(refusedBy(error))}
          </RetryNote>
        )}
      </AdminPage>
    );
  }
  const isOrder = flowNeeds.isOrderCard({ type: data.flowType });
  const texts = [data.number, plainText(data.flowName), isOrder ? null : visitText(data)];
  return (
    <AdminPage title={nameOf(data) ?? untitled} crumbs={[crumb]} lead={texts.filter(Boolean).join(' · ')}>
      <div className={cards}>
        <StateCard reservation={data} />
        <GuestsCard reservation={data} />
        <MoneyCard reservation={data} />
        <CustomerCard reservation={data} />
        <NoteCard reservation={data} />
        <EventsCard events={data.events} />
        <AuditTimeline object={`reservation:${id}`} />
      </div>
    </AdminPage>
  );
}

const nameOf = ({ customer, number }: StaffReservation): string | null =>
  customer === null ? number : fullName(customer);
