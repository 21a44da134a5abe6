import { useRef, useState, type ReactNode } from 'react';
import { monthOf } from '#domain/values/yearMonth.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { useConfig } from '#web/queries/settings.ts';
import { bringIntoView } from './bringIntoView.ts';
import * as css from './dayChoice.css.ts';
import { MonthPanel } from './MonthPanel.tsx';
import { TimesPanel } from './TimesPanel.tsx';

type DayChoiceProps = {
  /** No summary takes room. */
  wide?: boolean;
  head?: (date: string) => ReactNode;
  foot?: (date: string) => ReactNode;
  /** A request failed for lack of times. */
  missing?: boolean;
};

export function DayChoice({ wide = false, head, foot, missing }: DayChoiceProps) {
  'use memo';
  const actor = useReservationActor();
  const { today } = useConfig();
  const { date } = useReservation(draft);
  const [month, setMonth] = useState(() => monthOf(date ?? today));
  const times = useRef<HTMLDivElement>(null);

  const pick = (chosen: string): void => {
    actor.send({ type: 'date.chosen', date: chosen });
    setMonth(monthOf(chosen));
    bringIntoView(times.current);
  };

  return (
    <div className={wide ? css.beside : css.besideSummary}>
      <MonthPanel month={month} onMonth={setMonth} onPick={pick} />
      <div ref={times} className={css.times}>
        {date === null ? null : (
          <TimesPanel date={date} onPick={pick} head={head?.(date)} foot={foot?.(date)} missing={missing} />
        )}
      </div>
    </div>
  );
}
