import { useLingui } from '@lingui/react/macro';
import type { StepEntry } from '#contract/names.ts';
import { timePickerRef } from '#machines/reservation/planning.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TimesActions, TimesStep } from './TimesStep.tsx';

/** Open while the machine runs a time picker. */
export function TimesDialog({ entries }: { entries: readonly StepEntry[] }) {
  const { t } = useLingui();
  const picker = useReservation(timePickerRef);
  if (picker === undefined) return null;
  return (
    <Dialog
      open
      onPaper
      focusTitle
      onClose={() => picker.send({ type: 'times.dismissed' })}
      title={t({ id: 'times.title', message: 'Beschikbare tijden' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      actions={<TimesActions picker={picker} />}
    >
      <TimesStep picker={picker} entries={entries} />
    </Dialog>
  );
}
