import { Trans, useLingui } from '@lingui/react/macro';
import type { CardMessage } from '#contract/names.ts';
import { isBusy } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { Button } from '#web/ui/Button.tsx';
import * as css from './Flow.css.ts';

type CardMessageLineProps = { itemId: string; cardMessage: CardMessage; locked: boolean };

/** What stands on a gift card that was ordered. */
export function CardMessageLine({ itemId, cardMessage: { from, to, message }, locked }: CardMessageLineProps) {
  const { t } = useLingui();
  const actor = useReservationActor();
  const busy = useReservation(isBusy);
  return (
    <div className={css.lineMore}>
      <p>
        <Trans id="flow.summary.card">
          Van {from} voor {to}
        </Trans>
      </p>
      {message === '' ? null : <p className={css.cardMessage}>{message}</p>}
      {locked ? null : (
        <Button
          kind="text"
          size="small"
          className={css.cardButton}
          aria-disabled={busy}
          aria-label={t({ id: 'flow.summary.card.change_of', message: `Bericht voor ${to} wijzigen` })}
          onClick={() => actor.send({ type: 'message.changeRequested', itemId })}
        >
          <Trans id="flow.summary.card.change">Bericht wijzigen</Trans>
        </Button>
      )}
    </div>
  );
}
