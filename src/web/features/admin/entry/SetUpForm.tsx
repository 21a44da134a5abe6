import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { SetupForm } from '#contract/names.ts';
import { repeatedPassword, samePassword } from '#domain/people/password.ts';
import { setUpSchema } from '#domain/people/staffForms.ts';
import { openingSentence } from '#web/features/admin/openingTimes/openingSentence.ts';
import { languages } from '#domain/values/translated.ts';
import { two, wideButton } from '#web/features/people/forms/forms.css.ts';
import { FormShell, SubmitButton } from '#web/features/people/forms/FormShell.tsx';
import { PasswordPair } from '#web/features/people/forms/PasswordPair.tsx';
import { useFields } from '#web/features/people/forms/useFields.ts';
import { TextField } from '#web/ui/TextField.tsx';
import * as css from './Entry.css.ts';
import { SetUpOpening } from './SetUpOpening.tsx';
import { SetUpVenue } from './SetUpVenue.tsx';
import { useSetUpLabels } from './useSetUpLabels.ts';

type SetUpFormProps = { onSave: (form: Omit<SetupForm, 'token'>) => Promise<unknown> };

const resolver = standardSchemaResolver(
  z.extend(setUpSchema, { passwordRepeat: z.string('required') }).check(samePassword, repeatedPassword),
);
const person = ['firstName', 'lastName', 'email', 'password', 'passwordRepeat'] as const;

export function SetUpForm({ onSave }: SetUpFormProps) {
  const { t, i18n } = useLingui();
  const form = useForm({
    resolver,
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      passwordRepeat: '',
      venue: {
        name: '',
        contactEmail: '',
        languages: [...languages],
        opening: { weekdays: [], from: '10:00', to: '22:00' },
      },
    },
    shouldFocusError: false,
  });
  const field = useFields(form, 'setUp');
  const labels = useSetUpLabels();
  return (
    <FormShell
      form={form}
      formId="setUp"
      label={t({ id: 'admin.setUp.title', message: 'Aan de slag' })}
      fields={[...person, 'venue.name', 'venue.contactEmail', 'venue.opening.from', 'venue.opening.to']}
      errorText={(name, code) => i18n._(openingSentence(code, labels[name] ?? name))}
      onSubmit={({ passwordRepeat: _repeated, ...values }) => onSave(values)}
    >
      <fieldset className={css.part}>
        <legend className={css.partTitle}>
          <Trans id="admin.setUp.owner">Wie jij bent</Trans>
        </legend>
        <div className={two}>
          <TextField {...field('firstName')} autoComplete="given-name" required maxLength={100} />
          <TextField {...field('lastName')} autoComplete="family-name" required maxLength={100} />
        </div>
        <TextField
          {...field('email')}
          hint={t({ id: 'admin.setUp.email.hint', message: 'Hiermee log je in.' })}
          type="email"
          autoComplete="username"
          required
          maxLength={254}
        />
        <PasswordPair form={form} formId="setUp" ofStaff />
      </fieldset>
      <SetUpVenue form={form} formId="setUp" />
      <SetUpOpening form={form} formId="setUp" />
      <div>
        <SubmitButton form={form} className={wideButton}>
          <Trans id="admin.invite.accept">Begin</Trans>
        </SubmitButton>
      </div>
    </FormShell>
  );
}
