import { Trans, useLingui } from '@lingui/react/macro';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { identifyRef, infoView } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation } from '#web/actors/ReservationActorContext.tsx';
import { LoginOrRegister } from '#web/features/people/forms/LoginOrRegister.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './details.css.ts';
import { LinkFailed } from './LinkFailed.tsx';
import { ReviewDetails } from './ReviewDetails.tsx';

export function DetailsScreen() {
  const { t } = useLingui();
  const view = useReservation(infoView);
  const identify = useReservation(identifyRef);
  const flow = useFlow();
  if (view === 'reviewing') return <ReviewDetails />;
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 className={type.h1}>
          <Trans id="details.title">Gegevens</Trans>
        </h1>
        <p className={type.lead}>
          {flowNeeds.isOrderCard(flow) ? (
            <Trans id="details.lead_order">Zo weten we wie bestelt, en mailen we je de bestelling.</Trans>
          ) : (
            <Trans id="details.lead">Zo weten we wie er komt, en sturen we je de bevestiging.</Trans>
          )}
        </p>
      </div>
      {view === 'linking' ? (
        <Spinner delay={0} label={t({ id: 'details.linking', message: 'Gebruiker toevoegen aan reservering' })} />
      ) : null}
      {view === 'linkFailed' ? <LinkFailed /> : null}
      {view === 'identifying' ? <LoginOrRegister identify={identify} /> : null}
    </div>
  );
}
