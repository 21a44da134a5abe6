import { useState } from 'react';
import { monthOf } from '#domain/values/yearMonth.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { useConfig } from '#web/queries/settings.ts';
import { MonthPanel } from './MonthPanel.tsx';

/** The calendar inside a window. */
export function DateStep({ onPicked }: { onPicked?: () => void }) {
  const actor = useReservationActor();
  const { date } = useReservation(draft);
  const { today } = useConfig();
  const [month, setMonth] = useState(() => monthOf(date ?? today));
  const pick = (chosen: string): void => {
    actor.send({ type: 'date.chosen', date: chosen });
    onPicked?.();
  };
  return <MonthPanel inDialog month={month} onMonth={setMonth} onPick={pick} />;
}
