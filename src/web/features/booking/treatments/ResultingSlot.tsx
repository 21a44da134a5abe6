import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { companionsAt } from '#domain/booking/guests.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { chosenArrival, startRequest, type TimePickerRef } from '#machines/timePicker/timePicker.selectors.ts';
import { useReservationData } from '#web/actors/useReservationData.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { timeRange } from '#web/i18n/dates.ts';
import { joinList } from '#web/i18n/list.ts';
import { Icon } from '#web/ui/Icon.tsx';
import type { Treatment } from './treatmentOf.ts';
import * as css from './treatments.css.ts';

type ResultingSlotProps = { picker: TimePickerRef; treatment: Treatment | null };

/** '13:00 – 13:50, tegelijk met gast 1'. */
export function ResultingSlot({ picker, treatment }: ResultingSlotProps) {
  const start = useSelector(picker, chosenArrival);
  const request = useSelector(picker, startRequest);
  const persons = useReservationData()?.persons ?? [];
  return (
    <p role="status" className={css.slot}>
      {start === null || request === null ? null : (
        <>
          <Icon name="check" />
          <Words
            start={start}
            duration={treatment?.duration ?? null}
            companions={companionsAt(persons, {
              xplanId: request.productId,
              startTime: formatTime(start),
              guests: request.persons,
            })}
          />
        </>
      )}
    </p>
  );
}

type WordsProps = { start: number; duration: number | null; companions: readonly number[] };

function Words({ start, duration, companions }: WordsProps) {
  const from = formatTime(start);
  const slot = duration === null ? from : timeRange(from, formatTime(start + duration));
  const others = joinList(companions, currentLocale());
  return (
    <span>
      {companions.length === 0 ? (
        slot
      ) : (
        <Trans id="times.together">
          {slot}, tegelijk met gast {others}
        </Trans>
      )}
    </span>
  );
}
