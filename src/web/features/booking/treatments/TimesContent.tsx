import { useLingui } from '@lingui/react/macro';
import type { TimePickerRef } from '#machines/timePicker/timePicker.selectors.ts';
import { TimePicker } from '#web/features/scheduling/times/TimePicker.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { NoStart } from './NoStart.tsx';
import { ResultingSlot } from './ResultingSlot.tsx';
import type { Treatment } from './treatmentOf.ts';
import * as css from './treatments.css.ts';

type TimesContentProps = { picker: TimePickerRef; treatment: Treatment | null };

export function TimesContent({ picker, treatment }: TimesContentProps) {
  const { t } = useLingui();
  return (
    <div className={css.times}>
      <TimePicker
        picker={picker}
        loading={
          <>
            <Spinner label={t({ id: 'common.loading', message: 'Laden…' })} />
            <Skeleton height="100px" radius="20px" />
          </>
        }
        none={<NoStart picker={picker} />}
        foot={<ResultingSlot picker={picker} treatment={treatment} />}
      />
    </div>
  );
}
