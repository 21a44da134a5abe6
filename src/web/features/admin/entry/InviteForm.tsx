import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { InviteAcceptance } from '#contract/names.ts';
import { repeatedPassword, samePassword } from '#domain/people/password.ts';
import { newStaffSchema } from '#domain/people/staffForms.ts';
import { two, wideButton } from '#web/features/people/forms/forms.css.ts';
import { FormShell, SubmitButton } from '#web/features/people/forms/FormShell.tsx';
import { PasswordPair } from '#web/features/people/forms/PasswordPair.tsx';
import { useFields } from '#web/features/people/forms/useFields.ts';
import { TextField } from '#web/ui/TextField.tsx';

type InviteFormProps = { email: string; onSave: (form: InviteAcceptance) => Promise<unknown> };

const resolver = standardSchemaResolver(
  z.extend(newStaffSchema, { passwordRepeat: z.string('required') }).check(samePassword, repeatedPassword),
);

export function InviteForm({ email, onSave }: InviteFormProps) {
  const { t } = useLingui();
  const form = useForm({
    resolver,
    defaultValues: { firstName: '', lastName: '', password: '', passwordRepeat: '' },
    shouldFocusError: false,
  });
  const field = useFields(form, 'invited');
  return (
    <FormShell
      form={form}
      formId="invited"
      label={t({ id: 'admin.welcome', message: 'Welkom' })}
      fields={['firstName', 'lastName', 'password', 'passwordRepeat']}
      onSubmit={({ firstName, lastName, password }) => onSave({ firstName, lastName, password })}
    >
      <TextField
        label={t({ id: 'customer.email', message: 'E-mailadres' })}
        type="email"
        autoComplete="username"
        value={email}
        readOnly
      />
      <div className={two}>
        <TextField {...field('firstName')} autoComplete="given-name" required maxLength={100} />
        <TextField {...field('lastName')} autoComplete="family-name" required maxLength={100} />
      </div>
      <PasswordPair form={form} formId="invited" ofStaff />
      <div>
        <SubmitButton form={form} className={wideButton}>
          <Trans id="admin.invite.accept">Begin</Trans>
        </SubmitButton>
      </div>
    </FormShell>
  );
}
