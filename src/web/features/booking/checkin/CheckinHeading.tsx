import { Trans, useLingui } from '@lingui/react/macro';
import { useFlow, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './checkin.css.ts';

export function CheckinHeading() {
  const { t } = useLingui();
  const actor = useReservationActor();
  const { name, untranslated } = useFlow();
  return (
    <div>
      <p className={css.eyebrow} lang={untranslated ? 'nl' : undefined}>
        {name}
      </p>
      <div className={css.heading}>
        <h1 tabIndex={-1} className={type.h1}>
          <Trans id="checkin.title">Reserveren</Trans>
        </h1>
        <IconButton
          plain
          icon="info"
          iconSize={24}
          label={t({ id: 'checkin.info', message: 'Uitleg over reserveren' })}
          onClick={() => actor.send({ type: 'dialog.opened', dialog: { kind: 'info' } })}
        />
      </div>
    </div>
  );
}
