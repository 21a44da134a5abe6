import { Trans } from '@lingui/react/macro';
import type { SubFlow } from '#contract/names.ts';
import { BookedDay } from '#web/features/scheduling/day/BookedDay.tsx';
import { DateControl } from '#web/features/scheduling/day/DateControl.tsx';
import { PageHeading } from '#web/features/scheduling/day/PageHeading.tsx';
import { PersonControl } from '#web/features/scheduling/guests/PersonControl.tsx';
import { Treatments } from './Treatments.tsx';
import { useOpenTreatment } from './useOpenTreatment.ts';
import * as css from './treatments.css.ts';

type TreatmentPickerProps = {
  page: number;
  subFlow?: SubFlow | undefined;
};

export function TreatmentPicker({ page, subFlow }: TreatmentPickerProps) {
  const opened = useOpenTreatment();
  return (
    <div className={css.page}>
      <PageHeading
        name={subFlow?.name ?? ''}
        description={subFlow?.description ?? ''}
        otherwise={<Trans id="treatments.title">Kies een behandeling</Trans>}
        untranslated={subFlow?.untranslated}
      />
      {page === 1 ? (
        <div className={css.controls}>
          <PersonControl />
          <DateControl isAskedElsewhere={opened !== null} />
        </div>
      ) : (
        <BookedDay />
      )}
      <Treatments page={page} />
    </div>
  );
}
