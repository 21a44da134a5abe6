import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { StepEntry } from '#contract/names.ts';
import {
  chosenPrice,
  mayConfirmTimes,
  pickerView,
  startRequest,
  type TimePickerRef,
} from '#machines/timePicker/timePicker.selectors.ts';
import { Button } from '#web/ui/Button.tsx';
import { ChosenTreatment } from './ChosenTreatment.tsx';
import { TimesContent } from './TimesContent.tsx';
import { findTreatment } from './treatmentOf.ts';

/** What was asked for and when it may begin. */
export function TimesStep({ picker, entries }: { picker: TimePickerRef; entries: readonly StepEntry[] }) {
  const request = useSelector(picker, startRequest);
  const priceAtStart = useSelector(picker, chosenPrice);
  const treatment = request === null ? null : findTreatment(entries, request.productId);
  return (
    <>
      {treatment === null || request === null ? null : (
        <ChosenTreatment treatment={treatment} request={request} priceAtStart={priceAtStart} />
      )}
      <TimesContent picker={picker} treatment={treatment} />
    </>
  );
}

export function TimesActions({ picker }: { picker: TimePickerRef }) {
  const view = useSelector(picker, pickerView);
  const ready = useSelector(picker, mayConfirmTimes);
  return (
    <>
      <Button kind="text" onClick={() => picker.send({ type: 'times.dismissed' })}>
        <Trans id="common.cancel">Annuleren</Trans>
      </Button>
      {view === 'empty' || view === 'loadFailed' ? null : (
        <Button disabled={!ready} onClick={() => picker.send({ type: 'times.confirmed' })}>
          <Trans id="common.add">Voeg toe</Trans>
        </Button>
      )}
    </>
  );
}
