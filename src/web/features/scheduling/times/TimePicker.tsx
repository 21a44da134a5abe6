import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { offeredOptions, pickerView, type TimePickerRef } from '#machines/timePicker/timePicker.selectors.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { TimesAnnouncer } from './TimesAnnouncer.tsx';
import { TimeSlots } from './TimeSlots.tsx';

type TimePickerProps = {
  picker: TimePickerRef;
  loading: ReactNode;
  /** Also shown when there are no times. */
  top?: ReactNode;
  /** Replaces the times when there are none. */
  none: ReactNode;
  foot?: ReactNode;
  missing?: boolean | undefined;
};

export function TimePicker({ picker, loading, top, none, foot, missing }: TimePickerProps) {
  const { t } = useLingui();
  const view = useSelector(picker, pickerView);
  const { length: count } = useSelector(picker, offeredOptions);
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
