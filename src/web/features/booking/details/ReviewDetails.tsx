import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { detailsRef, visitsView } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { lazyPart } from '#web/i18n/lazyScreen.ts';
import { reservationUserQuery } from '#web/queries/reservation.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { EditCustomerDialog, UnconfirmedEmail } from '#web/features/people/forms/lazyForms.ts';
import { CustomerFacts } from './CustomerFacts.tsx';
import * as css from './details.css.ts';
import { Remarks } from './Remarks.tsx';

const CardVisits = lazyPart('choosing', () => import('./CardVisits.tsx'), 'CardVisits');

export function ReviewDetails() {
  const { t } = useLingui();
  const actor = useReservationActor();
  const flow = useFlow();
  const { slug } = flow;
  const { customerInfo } = useConfig();
  const { data: customer, isError, refetch } = useQuery(reservationUserQuery(slug));
  const details = useReservation(detailsRef);
  const paysWithVisits = useReservation((snapshot) => visitsView(snapshot) !== 'none');
  const loading = <Spinner label={t({ id: 'common.loading', message: 'Laden…' })} />;
  return (
    <div className={css.page}>
      <h1 className={type.h1}>
        {flowNeeds.isOrderCard(flow) ? (
          <Trans id="flow.summary.order">Je bestelling</Trans>
        ) : (
          <Trans id="details.review.title">Je reservering</Trans>
        )}
      </h1>
      {paysWithVisits ? (
        <Suspense fallback={loading}>
          <CardVisits />
        </Suspense>
      ) : null}
      {isError ? (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          <Trans id="details.loadFailed">Je gegevens konden niet worden opgehaald.</Trans>
        </RetryNote>
      ) : null}
      {customer === undefined && !isError ? loading : null}
      {customer === undefined ? null : (
        <Panel>
          <CustomerFacts customer={customer} />
          {customer.pendingEmail === null ? null : (
            <Suspense>
              <UnconfirmedEmail customer={customer} />
            </Suspense>
          )}
          <Button kind="outline" onClick={() => actor.send({ type: 'details.requested' })}>
            <Trans id="customer.edit">Gegevens wijzigen</Trans>
          </Button>
          {details === undefined ? null : (
            <Suspense>
              <EditCustomerDialog form={details} customer={customer} settings={customerInfo} />
            </Suspense>
          )}
        </Panel>
      )}
      {customer === undefined && !isError ? null : <Remarks />}
    </div>
  );
}
