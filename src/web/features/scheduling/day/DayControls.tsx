import { Trans } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { isDayOpen, isDaySettled } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { DayBar } from './DayBar.tsx';
import { DayChoice } from './DayChoice.tsx';
import * as css from './dayChoice.css.ts';
import { PersonControl } from '#web/features/scheduling/guests/PersonControl.tsx';
import { useFocusWhenFolded } from './useFocusWhenFolded.ts';
import { useKeepPlace } from './useKeepPlace.ts';

/** Persons, day and times; once both times are known, a bar that opens them again. */
export function DayControls() {
  const actor = useReservationActor();
  const settled = useReservation(isDaySettled);
  const open = useReservation(isDayOpen);
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const folded = settled && !open;
  useFocusWhenFolded(bar, folded);
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
      <div ref={bar} className={css.foldedBar}>
        {settled ? <DayBar action={toggle} /> : null}
      </div>
      <div id={id} className={css.controls} hidden={folded}>
        {folded ? null : <Controls />}
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
