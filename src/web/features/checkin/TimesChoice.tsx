import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatTime } from '#domain/values/timeOfDay.ts';
import type { OfferedTime } from '#machines/reservation/reservation.events.ts';
import { canCheckIn, draft, isBusy } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TimeGrid } from '#web/ui/TimeGrid.tsx';
import { muted } from '#web/ui/theme/type.css.ts';
import { departuresFor } from '#domain/planning/entry/offeredTimes.ts';
import { AddFailedNote } from './AddFailedNote.tsx';
import { PriceLine } from './PriceLine.tsx';
import { useBooked } from './useCheckin.ts';

const options = (minutes: readonly number[]) =>
  minutes.map((minute) => ({ value: String(minute), label: formatTime(minute) }));

const chosen = (minute: number | null): string | null => (minute === null ? null : String(minute));

/** Arrival, then a later departure that is offered for it, and adding both. */
export function TimesChoice({ date, times }: { date: string; times: readonly OfferedTime[] }) {
  const { t } = useLingui();
  const actor = useReservationActor();
  const { startTime, endTime } = useReservation(draft);
  const ready = useReservation(canCheckIn);
  const busy = useReservation(isBusy);
  const { complete } = useBooked();
  const [asked, setAsked] = useState(false);
  const departures = departuresFor(times, startTime);
  const missing = t({ id: 'notice.times_required', message: 'Aankomst- & vertrektijd zijn verplicht' });
  const wrong = asked && !ready && !busy;
  const add = (): void => {
    setAsked(true);
    actor.send({ type: 'checkin.requested', persons: [-1] });
  };
  return (
    <>
      <TimeGrid
        label={t({ id: 'checkin.arrival', message: 'Aankomst' })}
        options={options(times.map(({ arrival }) => arrival))}
        value={chosen(startTime)}
        onChange={(time) => actor.send({ type: 'arrival.chosen', time: Number(time) })}
        error={wrong && startTime === null ? missing : undefined}
      />
      {startTime === null ? (
        <p className={muted}>
          <Trans id="checkin.arrivalFirst">Kies een aankomsttijd, dan zie je de vertrektijden.</Trans>
        </p>
      ) : (
        <TimeGrid
          label={t({ id: 'checkin.departure', message: 'Vertrek' })}
          options={options(departures)}
          value={chosen(endTime)}
          onChange={(time) => actor.send({ type: 'departure.chosen', time: Number(time) })}
          error={wrong ? missing : undefined}
        />
      )}
      {complete ? null : (
        <>
          <PriceLine date={date} />
          <AddFailedNote />
          <Button full onClick={add} busyLabel={busy && t({ id: 'common.busy', message: 'Bezig…' })}>
            <Trans id="common.add">Voeg toe</Trans>
          </Button>
        </>
      )}
    </>
  );
}
