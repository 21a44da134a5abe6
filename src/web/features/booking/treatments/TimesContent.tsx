import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { chosenArrival, offeredTimes, pickerView } from '#machines/timePicker/timePicker.selectors.ts';
import { TimesAnnouncer } from '#web/features/scheduling/times/TimesAnnouncer.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { TimeGrid } from '#web/ui/TimeGrid.tsx';
import { NoStart } from './NoStart.tsx';
import { ResultingSlot } from './ResultingSlot.tsx';
import type { TimePickerRef } from './TimesDialog.tsx';
import type { Treatment } from './treatmentOf.ts';
import * as css from './treatments.css.ts';

type TimesContentProps = { picker: TimePickerRef; treatment: Treatment | null };

/** The times, or why there are none to show. */
export function TimesContent({ picker, treatment }: TimesContentProps) {
  const { t } = useLingui();
  const view = useSelector(picker, pickerView);
  const times = useSelector(picker, offeredTimes);
  const start = useSelector(picker, chosenArrival);
  return (
    <div className={css.times}>
      <TimesAnnouncer count={view === 'choosing' ? times.length : null} />
      {view === 'loading' ? (
        <>
          <Spinner label={t({ id: 'common.loading', message: 'Laden…' })} />
          <Skeleton height="100px" radius="20px" />
        </>
      ) : null}
      {view === 'loadFailed' ? (
        <RetryNote
          label={t({ id: 'common.retry', message: 'Opnieuw proberen' })}
          onRetry={() => picker.send({ type: 'times.retried' })}
        >
          <Trans id="checkin.times.failed">De tijden konden niet worden opgehaald.</Trans>
        </RetryNote>
      ) : null}
      {view === 'empty' ? <NoStart picker={picker} /> : null}
      {view === 'choosing' ? (
        <>
          <TimeGrid
            label={t({ id: 'times.choose', message: 'Selecteer je beschikbare tijd' })}
            options={times.map(({ arrival }) => ({ value: String(arrival), label: formatTime(arrival) }))}
            value={start === null ? null : String(start)}
            onChange={(time) => picker.send({ type: 'arrival.chosen', time: Number(time) })}
          />
          <ResultingSlot picker={picker} treatment={treatment} />
        </>
      ) : null}
    </div>
  );
}
