import { Trans } from '@lingui/react/macro';
import type { ReservationState } from '#contract/names.ts';
import * as css from './reservationCard.css.ts';

/** Nothing for what went, or goes, as it was booked. */
export function StateNote({ state }: { state: ReservationState }) {
  if (state !== 'cancelled' && state !== 'no_show') return null;
  return (
    <p className={css.state}>
      {state === 'cancelled' ? (
        <Trans id="account.state.cancelled">Geannuleerd</Trans>
      ) : (
        <Trans id="account.state.no_show">Niet gekomen</Trans>
      )}
    </p>
  );
}
