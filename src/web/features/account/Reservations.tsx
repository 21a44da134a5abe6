import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { customerReservationsQuery } from '#web/queries/account.ts';
import { AccountList } from './AccountList.tsx';
import { ReservationCard } from './ReservationCard.tsx';

export function Reservations() {
  return (
    <AccountList
      id="account-reservations"
      title={<Trans id="account.reservations">Aankomende reserveringen</Trans>}
      answer={useQuery(customerReservationsQuery)}
      failed={<Trans id="account.reservations.failed">Je reserveringen konden niet worden opgehaald.</Trans>}
      none={<Trans id="account.reservations.none">Je hebt geen reserveringen</Trans>}
    >
      {(reservations) =>
        reservations.map((reservation, at) => (
          <ReservationCard key={reservation.id} reservation={reservation} startsOpen={at === 0} />
        ))
      }
    </AccountList>
  );
}
