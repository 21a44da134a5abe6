import { Trans, useLingui } from '@lingui/react/macro';
import { useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './checkout.css.ts';

/** Back from the bank while the result is still unknown. */
export function WatchingPayment({ view }: { view: 'watching' | 'stillOpen' | 'unreachable' }) {
  const { t } = useLingui();
  const actor = useReservationActor();
  return (
    <div className={css.page}>
      <h1 className={type.h1}>
        <Trans id="checkout.watching.title">Je betaling</Trans>
      </h1>
      {view === 'unreachable' ? (
        <Note kind="danger" role="alert">
          <Trans id="checkout.watching.unreachable">
            De uitslag van je betaling kon niet worden opgehaald. Je reservering blijft staan.
          </Trans>
        </Note>
      ) : (
        <Spinner delay={0} label={t({ id: 'checkout.watching', message: 'We wachten op je bank…' })} />
      )}
      {view === 'stillOpen' ? (
        <Note role="status">
          <Trans id="checkout.watching.long">
            Dat duurt langer dan anders. Je hoeft niet opnieuw te betalen; zodra je bank het laat weten, gaan we verder.
          </Trans>
        </Note>
      ) : null}
      {view === 'watching' ? null : (
        <div>
          <Button onClick={() => actor.send({ type: 'payment.checkRequested' })}>
            <Trans id="common.retry">Opnieuw proberen</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
