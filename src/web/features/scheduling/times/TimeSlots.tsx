import { Trans, useLingui } from '@lingui/react/macro';
import { shallowEqual, useSelector } from '@xstate/react';
import { formatTime } from '#domain/values/timeOfDay.ts';
import {
  chosenArrival,
  chosenDeparture,
  offeredDepartures,
  offeredOptions,
  startRequest,
  type TimePickerRef,
} from '#machines/timePicker/timePicker.selectors.ts';
import { ShownPrice } from '#web/features/catalog/offer/ShownPrice.tsx';
import { TimeGrid } from '#web/ui/TimeGrid.tsx';
import { muted } from '#web/ui/theme/type.css.ts';

type TimeSlotsProps = {
  picker: TimePickerRef;
  /** A request failed for lack of times. */
  missing?: boolean | undefined;
};

/** One start, or an arrival and then one of its departures. */
export function TimeSlots({ picker, missing = false }: TimeSlotsProps) {
  const { t } = useLingui();
  const isStay = useSelector(picker, startRequest) === null;
  const options = useSelector(picker, offeredOptions);
  const arrival = useSelector(picker, chosenArrival);
  const error = missing
    ? t({ id: 'notice.times_required', message: 'Aankomst- & vertrektijd zijn verplicht' })
    : undefined;
  return (
    <>
      <TimeGrid
        label={
          isStay
            ? t({ id: 'checkin.arrival', message: 'Aankomst' })
            : t({ id: 'times.choose', message: 'Selecteer je beschikbare tijd' })
        }
        options={options.map(({ arrival: time, price }) => optionOf(time, price))}
        value={valueOf(arrival)}
        onChange={(time) => picker.send({ type: 'arrival.chosen', time: Number(time) })}
        error={arrival === null ? error : undefined}
      />
      {isStay ? <Departures picker={picker} error={error} /> : null}
    </>
  );
}

function Departures({ picker, error }: { picker: TimePickerRef; error: string | undefined }) {
  const { t } = useLingui();
  const departures = useSelector(picker, offeredDepartures, shallowEqual);
  const departure = useSelector(picker, chosenDeparture);
  if (departures === null) {
    return (
      <p className={muted}>
        <Trans id="checkin.arrivalFirst">Kies een aankomsttijd, dan zie je de vertrektijden.</Trans>
      </p>
    );
  }
  return (
    <TimeGrid
      label={t({ id: 'checkin.departure', message: 'Vertrek' })}
      options={departures.map((time) => optionOf(time))}
      value={valueOf(departure)}
      onChange={(time) => picker.send({ type: 'departure.chosen', time: Number(time) })}
      error={error}
    />
  );
}

const optionOf = (minute: number, price?: number) => ({
  value: String(minute),
  label: formatTime(minute),
  ...(price === undefined ? {} : { sub: <ShownPrice cents={price} /> }),
});
const valueOf = (minute: number | null): string | null => (minute === null ? null : String(minute));
