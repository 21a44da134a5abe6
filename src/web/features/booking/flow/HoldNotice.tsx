import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { mayRenewHold } from '#domain/booking/holdTimes.ts';
import { isRenewing, minutesLeft } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { container } from '#web/ui/theme/layout.css.ts';
import * as css from './Flow.css.ts';
import { FailureNote } from '#web/features/scheduling/outcome/FailureNote.tsx';
import { useReservationData } from '#web/actors/useReservationData.ts';

const ofRenewing = ['renew_failed'] as const;

/** Warns above the bar 5 minutes and 1 minute before the hold expires; offers to extend it where possible. */
export function HoldNotice() {
  const minutes = useReservation(minutesLeft);
  return <div role="status">{minutes === null ? null : <Warning minutes={minutes} />}</div>;
}

function Warning({ minutes }: { minutes: number }) {
  const { t } = useLingui();
  const actor = useReservationActor();
  const isOrder = flowNeeds.isOrderCard(useFlow());
  const renewing = useReservation(isRenewing);
  const session = useReservationData()?.session;
  const mayRenew = session !== undefined && mayRenewHold(session);
  return (
    <div className={css.holdStrip}>
      <div className={joinClasses(container, css.holdWords)}>
        <Icon name="clock" />
        <p className={css.holdText}>
          {isOrder ? (
            <Trans id="flow.hold.left_order">
              Je bestelling blijft nog <Plural value={minutes} one="# minuut" other="# minuten" /> staan.
            </Trans>
          ) : (
            <Trans id="flow.hold.left">
              Je reservering blijft nog <Plural value={minutes} one="# minuut" other="# minuten" /> staan.
            </Trans>
          )}
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
    </div>
  );
}
