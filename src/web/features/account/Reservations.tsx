import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { customerReservationsQuery } from '#web/queries/customers.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './account.css.ts';
import { ReservationCard } from './ReservationCard.tsx';

/** 'Aankomende reserveringen'. */
export function Reservations() {
  const { t } = useLingui();
  const { data, isError, refetch } = useQuery(customerReservationsQuery);
  return (
    <section className={css.list} aria-labelledby="account-reservations">
      <h2 id="account-reservations" className={type.h2}>
        <Trans id="account.reservations">Aankomende reserveringen</Trans>
      </h2>
      {isError ? (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          <Trans id="account.reservations.failed">Je reserveringen konden niet worden opgehaald.</Trans>
        </RetryNote>
      ) : null}
      {data === undefined && !isError ? <Spinner label={t({ id: 'common.loading', message: 'Laden…' })} /> : null}
      {data?.length === 0 ? (
        <Panel>
          <p>
            <Trans id="account.reservations.none">Je hebt geen reserveringen</Trans>
          </p>
        </Panel>
      ) : null}
      {data?.map((reservation, at) => (
        <ReservationCard key={reservation.id} reservation={reservation} first={at === 0} />
      ))}
    </section>
  );
}
