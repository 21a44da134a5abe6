import { Trans, useLingui } from '@lingui/react/macro';
import { useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { useConfig } from '#web/queries/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import * as css from './Flow.css.ts';

export function InfoDialog() {
  const { t } = useLingui();
  const actor = useReservationActor();
  const { contactEmail } = useConfig().venue;
  const close = (): void => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog
      open
      onClose={close}
      title={t({ id: 'flow.info.title', message: 'Reserveren' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      actions={
        <Button onClick={close}>
          <Trans id="flow.info.close">Begrepen</Trans>
        </Button>
      }
    >
      <div className={css.dialogText}>
        <p>
          <Trans id="flow.info.why">Je reserveert vooraf. Zo bewaken we de kwaliteit, de rust en de ruimte.</Trans>
        </p>
        <p>
          <Trans id="flow.info.full">
            Zie je geen tijden op een dag, dan is het maximale aantal gasten voor die dag bereikt.
          </Trans>
        </p>
        <p>
          <Trans id="flow.info.again">Annuleert iemand, dan komt die plek vanzelf weer online.</Trans>
        </p>
        <p>
          <Trans id="flow.info.contact">
            Heb je een vraag? Mail naar <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
          </Trans>
        </p>
      </div>
    </Dialog>
  );
}
