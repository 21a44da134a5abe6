import { useRef, useState } from 'react';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { monthOf, type Month } from '#web/ui/monthGrid.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { useConfig } from '#web/queries/settings.ts';
import { bringIntoView } from './bringIntoView.ts';
import * as css from './checkin.css.ts';
import { CheckinFrame } from './CheckinFrame.tsx';
import { GroupChoice } from './GroupChoice.tsx';
import { MonthPanel } from './MonthPanel.tsx';
import { PersonCounter } from './PersonCounter.tsx';
import { TimesPanel } from './TimesPanel.tsx';
import { useBooked } from './useCheckin.ts';

/** Entry check-in: persons, part of the day, day and times, in that order. */
export function CheckinScreen() {
  'use memo';
  const actor = useReservationActor();
  const { today } = useConfig();
  const { date } = useReservation(draft);
  const booked = useBooked();
  const [month, setMonth] = useState<Month>(() => monthOf(date ?? today));
  const times = useRef<HTMLDivElement>(null);

  const pick = (chosen: string): void => {
    actor.send({ type: 'date.chosen', date: chosen });
    setMonth(monthOf(chosen));
    bringIntoView(times.current);
  };

  return (
    <CheckinFrame
      choices={
        <>
          <PersonCounter />
          <GroupChoice />
        </>
      }
    >
      <div className={booked.items.length > 0 ? css.below : css.beside}>
        <MonthPanel month={month} onMonth={setMonth} onPick={pick} />
        <div ref={times} className={css.times}>
          {date === null ? null : <TimesPanel date={date} onPick={pick} />}
        </div>
      </div>
    </CheckinFrame>
  );
}
