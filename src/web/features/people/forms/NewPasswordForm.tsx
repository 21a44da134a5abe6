import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import type { PasswordForm } from '#contract/names.ts';
import { repeatedPasswordSchema } from '#domain/people/passwordReset.ts';
import { toastError } from '#web/ui/toast.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { wideButton } from './forms.css.ts';
import { FormShell, SubmitButton } from './FormShell.tsx';
import { PasswordPair } from './PasswordPair.tsx';

type NewPasswordFormProps = { email: string; onSave: (form: PasswordForm) => Promise<unknown> };

const resolver = standardSchemaResolver(repeatedPasswordSchema);

/** The address is shown, and tells password managers whose password it is. */
export function NewPasswordForm({ email, onSave }: NewPasswordFormProps) {
  const { t } = useLingui();
  const form = useForm({ resolver, defaultValues: { password: '', passwordRepeat: '' }, shouldFocusError: false });
  const failed = t({ id: 'reset.failed', message: 'Je wachtwoord is niet gewijzigd' });
  return (
    <FormShell
      form={form}
      formId="newPassword"
      label={t({ id: 'reset.title', message: 'Nieuw wachtwoord' })}
      fields={['password', 'passwordRepeat']}
      failureTitle={failed}
      onFailure={() => toastError(failed)}
      onSubmit={({ password }) => onSave({ password })}
    >
      <TextField
        label={t({ id: 'customer.email', message: 'E-mailadres' })}
        type="email"
        autoComplete="username"
        value={email}
        readOnly
      />
      <PasswordPair form={form} formId="newPassword" />
      <div>
        <SubmitButton form={form} className={wideButton}>
          <Trans id="common.save">Opslaan</Trans>
        </SubmitButton>
      </div>
    </FormShell>
  );
}
