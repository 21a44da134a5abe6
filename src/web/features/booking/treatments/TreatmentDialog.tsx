import { useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import type { Product, StepEntry } from '#contract/names.ts';
import { nodesOf } from '#domain/catalog/richText.ts';
import { isDateAsked, timePickerRef } from '#machines/reservation/planning.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { DateStep } from '#web/features/scheduling/day/DateStep.tsx';
import { plainText } from '#web/i18n/plainText.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import { AddButton } from './AddButton.tsx';
import { AfterAdding } from './AfterAdding.tsx';
import { TimesActions, TimesStep } from './TimesStep.tsx';
import { TreatmentChoices } from './TreatmentChoices.tsx';
import * as css from './treatments.css.ts';
import { useFocusOfStep, type TreatmentStep } from './useFocusOfStep.ts';
import { useTreatment } from './useTreatment.ts';

type TreatmentDialogProps = { product: Product; entries: readonly StepEntry[] };

/** The card's content on phones, then the day when none is chosen, then its times. Adding closes it. */
export function TreatmentDialog({ product, entries }: TreatmentDialogProps) {
  const { t } = useLingui();
  const actor = useReservationActor();
  const { fallbackImage } = useConfig();
  const choice = useTreatment(product);
  const picker = useReservation(timePickerRef);
  const dateIsAsked = useReservation(isDateAsked);
  const step: TreatmentStep = picker !== undefined ? 'times' : dateIsAsked ? 'date' : 'choices';
  const id = useId();
  const ref = useFocusOfStep(step, id);
  const lang = product.untranslated ? 'nl' : undefined;
  const words = nodesOf(product.description);
  const leave: Record<TreatmentStep, () => void> = {
    choices: () => actor.send({ type: 'dialog.closed' }),
    date: () => actor.send({ type: 'date.dismissed' }),
    times: () => picker?.send({ type: 'times.dismissed' }),
  };
  const titles: Record<TreatmentStep, ReactNode> = {
    choices: <span lang={lang}>{plainText(product.name)}</span>,
    date: t({ id: 'day.choose', message: 'Kies een datum' }),
    times: t({ id: 'times.title', message: 'Beschikbare tijden' }),
  };
  return (
    <Dialog
      open
      onClose={leave[step]}
      focusTitle={step !== 'choices'}
      title={titles[step]}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      actions={picker && <TimesActions picker={picker} />}
    >
      {picker && <TimesStep picker={picker} entries={entries} />}
      {step === 'date' ? <DateStep /> : null}
      <div ref={ref} className={css.choices} hidden={step !== 'choices'}>
        <Picture image={product.image} fallback={fallbackImage} width={350} className={css.dialogPicture} />
        {words.length === 0 ? null : (
          <div lang={lang} className={css.words}>
            <RichText text={words} />
          </div>
        )}
        <TreatmentChoices product={product} choice={choice} />
        <AddButton id={id} kind="filled" product={product} choice={choice} />
        <AfterAdding product={product} focusHome={id} />
      </div>
    </Dialog>
  );
}
