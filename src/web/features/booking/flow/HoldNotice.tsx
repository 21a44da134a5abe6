import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { mayRenewHold } from '#domain/booking/holdTimes.ts';
import { isRenewing, minutesLeft } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { container } from '#web/ui/theme/layout.css.ts';
import * as css from './Flow.css.ts';
import { FailureNote } from './FailureNote.tsx';
import { useReservationData } from '#web/actors/useReservationData.ts';

const ofRenewing = ['renew_failed'] as const;

/** Warns 5 minutes and 1 minute before the hold expires; offers to extend it where possible. */
export function HoldNotice({ inset }: { inset: boolean }) {
  const minutes = useReservation(minutesLeft);
  return (
    <div role="status" className={inset ? container : undefined}>
      {minutes === null ? null : <Warning minutes={minutes} />}
    </div>
  );
}

function Warning({ minutes }: { minutes: number }) {
  const { t } = useLingui();
  const actor = useReservationActor();
  const renewing = useReservation(isRenewing);
  const session = useReservationData()?.session;
  const mayRenew = session !== undefined && mayRenewHold(session);
  return (
    <Note kind="warning" icon="clock" className={css.holdNote}>
      <div className={css.holdWords}>
        <p>
          <Trans id="flow.hold.left">
            Je reservering blijft nog <Plural value={minutes} one="# minuut" other="# minuten" /> staan.
          </Trans>
        </p>
        {mayRenew ? (
          <Button
            kind="outline"
            size="small"
            busyLabel={renewing && t({ id: 'common.busy', message: 'Bezig…' })}
            onClick={() => actor.send({ type: 'hold.renewalRequested' })}
          >
            <Trans id="flow.hold.renew">Langer bewaren</Trans>
          </Button>
        ) : null}
        <FailureNote of={ofRenewing} />
      </div>
    </Note>
  );
}
