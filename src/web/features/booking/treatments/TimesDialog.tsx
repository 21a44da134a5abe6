import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { StepEntry } from '#contract/names.ts';
import { timePickerRef } from '#machines/reservation/planning.selectors.ts';
import {
  mayConfirmTimes,
  pickerView,
  startRequest,
  type TimePickerRef,
} from '#machines/timePicker/timePicker.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ChosenTreatment } from './ChosenTreatment.tsx';
import { TimesContent } from './TimesContent.tsx';
import { findTreatment } from './treatmentOf.ts';

/** Open while the machine runs a time picker. */
export function TimesDialog({ entries }: { entries: readonly StepEntry[] }) {
  const picker = useReservation(timePickerRef);
  return picker === undefined ? null : <OpenTimes picker={picker} entries={entries} />;
}

function OpenTimes({ picker, entries }: { picker: TimePickerRef; entries: readonly StepEntry[] }) {
  const { t } = useLingui();
  const view = useSelector(picker, pickerView);
  const ready = useSelector(picker, mayConfirmTimes);
  const request = useSelector(picker, startRequest);
  const treatment = request === null ? null : findTreatment(entries, request.productId);
  const dismiss = (): void => picker.send({ type: 'times.dismissed' });
  return (
    <Dialog
      open
      onPaper
      focusTitle
      onClose={dismiss}
      title={t({ id: 'times.title', message: 'Beschikbare tijden' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      actions={
        <>
          <Button kind="text" onClick={dismiss}>
            <Trans id="common.cancel">Annuleren</Trans>
          </Button>
          {view === 'empty' || view === 'loadFailed' ? null : (
            <Button disabled={!ready} onClick={() => picker.send({ type: 'times.confirmed' })}>
              <Trans id="common.add">Voeg toe</Trans>
            </Button>
          )}
        </>
      }
    >
      {treatment === null || request === null ? null : <ChosenTreatment treatment={treatment} request={request} />}
      <TimesContent picker={picker} treatment={treatment} />
    </Dialog>
  );
}
