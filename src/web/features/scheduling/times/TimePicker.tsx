import { Trans, useLingui } from '@lingui/react/macro';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { offeredArrivals, pickerView, type TimePickerRef } from '#machines/timePicker/timePicker.selectors.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { TimesAnnouncer } from './TimesAnnouncer.tsx';
import { TimeSlots } from './TimeSlots.tsx';

type TimePickerProps = {
  picker: TimePickerRef;
  loading: ReactNode;
  /** Above what is offered, also when that is nothing. */
  top?: ReactNode;
  /** Instead of times, when there are none. */
  none: ReactNode;
  /** Below the times. */
  foot?: ReactNode;
  missing?: boolean | undefined;
};

/** The times there are to choose from, or why there are none to show. */
export function TimePicker({ picker, loading, top, none, foot, missing }: TimePickerProps) {
  const { t } = useLingui();
  const view = useSelector(picker, pickerView);
  const { length: count } = useSelector(picker, offeredArrivals, shallowEqual);
  const isLoaded = view === 'choosing' || view === 'empty';
  return (
    <>
      <TimesAnnouncer count={isLoaded ? count : null} />
      {view === 'loading' ? loading : null}
      {view === 'loadFailed' ? (
        <RetryNote
          label={t({ id: 'common.retry', message: 'Opnieuw proberen' })}
          onRetry={() => picker.send({ type: 'times.retried' })}
        >
          <Trans id="checkin.times.failed">De tijden konden niet worden opgehaald.</Trans>
        </RetryNote>
      ) : null}
      {isLoaded ? top : null}
      {view === 'empty' ? none : null}
      {view === 'choosing' ? (
        <>
          <TimeSlots picker={picker} missing={missing} />
          {foot}
        </>
      ) : null}
    </>
  );
}
