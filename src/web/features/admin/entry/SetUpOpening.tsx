import { Trans, useLingui } from '@lingui/react/macro';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { openingSentence } from '#web/features/admin/openingTimes/openingSentence.ts';
import { WeekdayToggles } from '#web/features/admin/kit/form/WeekdayToggles.tsx';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { two } from '#web/features/people/forms/forms.css.ts';
import { TextField } from '#web/ui/TextField.tsx';
import * as css from './Entry.css.ts';
import type { SetUpValues } from './SetUpVenue.tsx';
import { useSetUpLabels } from './useSetUpLabels.ts';

type SetUpOpeningProps<Output> = { form: UseFormReturn<SetUpValues, unknown, Output>; formId: string };

/** The same hours on the chosen days; the rest of the week, and days that differ, are filled in later. */
export function SetUpOpening<Output>({ form, formId }: SetUpOpeningProps<Output>) {
  const { i18n } = useLingui();
  const labels = useSetUpLabels();
  const { errors } = useFormState({ control: form.control });
  const weekdays = useWatch({ control: form.control, name: 'venue.opening.weekdays' }) ?? [];
  const field = (name: 'from' | 'to') => {
    const code = errors.venue?.opening?.[name]?.message;
    const label = labels[`venue.opening.${name}`];
    const error = code === undefined ? undefined : i18n._(openingSentence(code, label));
    return { ...form.register(`venue.opening.${name}`), id: fieldId(formId, `venue.opening.${name}`), label, error };
  };
  return (
    <fieldset className={css.part}>
      <legend className={css.partTitle}>
        <Trans id="admin.setUp.opening">Wanneer jullie open zijn</Trans>
      </legend>
      <p className={css.lead}>
        <Trans id="admin.setUp.opening.effect">
          Kies de dagen met dezelfde tijden. Andere tijden vul je straks aan; kies je niets, dan zijn jullie nog
          gesloten.
        </Trans>
      </p>
      <WeekdayToggles
        id={fieldId(formId, 'venue.opening.weekdays')}
        value={weekdays}
        onChange={(next) => form.setValue('venue.opening.weekdays', next)}
      />
      <div className={two}>
        <TextField {...field('from')} type="time" step={300} />
        <TextField {...field('to')} type="time" step={300} />
      </div>
    </fieldset>
  );
}
