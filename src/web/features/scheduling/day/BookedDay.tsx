import { Trans } from '@lingui/react/macro';
import { useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { DayBar } from './DayBar.tsx';
import * as css from './dayChoice.css.ts';

/** For sub-pages; changes are made on the first page. */
export function BookedDay() {
  const actor = useReservationActor();
  return (
    <DayBar
      action={
        <button
          type="button"
          className={joinClasses(linkClass, css.barAction)}
          onClick={() => actor.send({ type: 'step.requested', step: 'index' })}
        >
          <Trans id="day.change">Wijzigen</Trans>
        </button>
      }
    />
  );
}
