import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pastReservationsQuery } from '#web/queries/customerHistory.ts';
import { AccountList } from './AccountList.tsx';
import { MoreButton } from './MoreButton.tsx';
import { ReservationCard } from './ReservationCard.tsx';

export function PastReservations() {
  const answer = useInfiniteQuery(pastReservationsQuery);
  return (
    <AccountList
      id="account-past"
      title={<Trans id="account.past">Eerdere reserveringen</Trans>}
      answer={answer}
      failed={<Trans id="account.reservations.failed">Je reserveringen konden niet worden opgehaald.</Trans>}
    >
      {(reservations) => (
        <>
          {reservations.map((reservation) => (
            <ReservationCard key={reservation.id} reservation={reservation} past />
          ))}
          <MoreButton answer={answer} />
        </>
      )}
    </AccountList>
  );
}
