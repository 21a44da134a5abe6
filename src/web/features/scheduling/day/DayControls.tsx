import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { hasProducts, isDayOpen } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { DayBar } from './DayBar.tsx';
import { DayChoice } from './DayChoice.tsx';
import * as css from './dayChoice.css.ts';
import { PersonControl } from '#web/features/scheduling/guests/PersonControl.tsx';
import { useKeepPlace } from './useKeepPlace.ts';

/** Persons, day and times; once something is booked, a bar that opens them again. */
export function DayControls() {
  const actor = useReservationActor();
  const booked = useReservation(hasProducts);
  const open = useReservation(isDayOpen);
  const id = useId();
  const toggle = (
    <button
      type="button"
      className={joinClasses(linkClass, css.barAction)}
      aria-expanded={open}
      aria-controls={id}
      onClick={() => actor.send({ type: open ? 'day.closed' : 'day.opened' })}
    >
      {open ? <Trans id="day.done">Sluiten</Trans> : <Trans id="day.change">Wijzigen</Trans>}
    </button>
  );
  return (
    <div className={css.controls}>
      {booked ? <DayBar action={toggle} /> : null}
      <div id={id} className={css.controls} hidden={booked && !open}>
        {booked && !open ? null : <Controls />}
      </div>
    </div>
  );
}

function Controls() {
  useKeepPlace();
  return (
    <>
      <PersonControl />
      <DayChoice />
    </>
  );
}
