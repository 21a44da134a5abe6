import { Trans, useLingui } from '@lingui/react/macro';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import type { SetupForm } from '#contract/names.ts';
import { LanguageBoxes } from '#web/features/admin/settings/LanguageBoxes.tsx';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { formSentence } from '#web/i18n/formSentences.ts';
import { TextField } from '#web/ui/TextField.tsx';
import * as css from './Entry.css.ts';
import { useSetUpLabels } from './useSetUpLabels.ts';

export type SetUpValues = Omit<SetupForm, 'token'> & { passwordRepeat: string };
type SetUpVenueProps<Output> = { form: UseFormReturn<SetUpValues, unknown, Output>; formId: string };

export function SetUpVenue<Output>({ form, formId }: SetUpVenueProps<Output>) {
  const { t, i18n } = useLingui();
  const labels = useSetUpLabels();
  const { errors } = useFormState({ control: form.control });
  const chosen = useWatch({ control: form.control, name: 'venue.languages' });
  const field = (name: 'name' | 'contactEmail') => {
    const code = errors.venue?.[name]?.message;
    const label = labels[`venue.${name}`];
    const error = code === undefined ? undefined : i18n._(formSentence(code, label));
    return { ...form.register(`venue.${name}`), id: fieldId(formId, `venue.${name}`), label, error };
  };
  return (
    <fieldset className={css.part}>
      <legend className={css.partTitle}>
        <Trans id="admin.setUp.venue">Jullie bedrijf</Trans>
      </legend>
      <TextField
        {...field('name')}
        hint={t({ id: 'settings.venue.name.effect', message: 'Boven elke pagina en in elke mail.' })}
        autoComplete="organization"
        required
        maxLength={120}
      />
      <TextField
        {...field('contactEmail')}
        hint={t({ id: 'settings.venue.email.effect', message: 'Hier mogen gasten naartoe mailen.' })}
        type="email"
        autoComplete="off"
        required
        maxLength={254}
      />
      <LanguageBoxes chosen={chosen} onChange={(next) => form.setValue('venue.languages', next)} />
    </fieldset>
  );
}
