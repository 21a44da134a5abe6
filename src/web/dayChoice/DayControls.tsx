import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { linkClass } from '#web/ui/Link.css.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { DayBar } from './DayBar.tsx';
import { DayChoice } from './DayChoice.tsx';
import * as css from './dayChoice.css.ts';
import { PersonControl } from './PersonControl.tsx';
import { useHasProducts } from './useHasProducts.ts';

/** Persons, day and times of an index page: as controls, and once something is booked as a bar that opens them again. */
export function DayControls() {
  const booked = useHasProducts();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={css.controls}>
      {booked ? (
        <DayBar
          action={
            <button
              type="button"
              className={joinClasses(linkClass, css.barAction)}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {open ? <Trans id="day.done">Sluiten</Trans> : <Trans id="day.change">Wijzigen</Trans>}
            </button>
          }
        />
      ) : null}
      <div id={id} hidden={booked && !open} className={css.controls}>
        {booked && !open ? null : (
          <>
            <PersonControl />
            <DayChoice />
          </>
        )}
      </div>
    </div>
  );
}
