import { Trans, useLingui } from '@lingui/react/macro';
import { departuresFor } from '#domain/scheduling/stay/offeredTimes.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import type { OfferedTime } from '#machines/reservation/reservation.events.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { TimeGrid } from '#web/ui/TimeGrid.tsx';
import { muted } from '#web/ui/theme/type.css.ts';

const options = (minutes: readonly number[]) =>
  minutes.map((minute) => ({ value: String(minute), label: formatTime(minute) }));

const chosen = (minute: number | null): string | null => (minute === null ? null : String(minute));

type TimesChoiceProps = {
  times: readonly OfferedTime[];
  /** Something was asked for without the times it needs. */
  missing: boolean;
};

/** Arrival, then a later departure that is offered for it. */
export function TimesChoice({ times, missing }: TimesChoiceProps) {
  const { t } = useLingui();
  const actor = useReservationActor();
  const { startTime, endTime } = useReservation(draft);
  const error = missing
    ? t({ id: 'notice.times_required', message: 'Aankomst- & vertrektijd zijn verplicht' })
    : undefined;
  return (
    <>
      <TimeGrid
        label={t({ id: 'checkin.arrival', message: 'Aankomst' })}
        options={options(times.map(({ arrival }) => arrival))}
        value={chosen(startTime)}
        onChange={(time) => actor.send({ type: 'arrival.chosen', time: Number(time) })}
        error={startTime === null ? error : undefined}
      />
      {startTime === null ? (
        <p className={muted}>
          <Trans id="checkin.arrivalFirst">Kies een aankomsttijd, dan zie je de vertrektijden.</Trans>
        </p>
      ) : (
        <TimeGrid
          label={t({ id: 'checkin.departure', message: 'Vertrek' })}
          options={options(departuresFor(times, startTime))}
          value={chosen(endTime)}
          onChange={(time) => actor.send({ type: 'departure.chosen', time: Number(time) })}
          error={error}
        />
      )}
    </>
  );
}
