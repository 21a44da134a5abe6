import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import type { StaffPasswordForm as StaffPasswordValues } from '#contract/names.ts';
import { repeatedStaffPasswordSchema } from '#domain/people/passwordReset.ts';
import { wideButton } from '#web/features/people/forms/forms.css.ts';
import { FormShell, SubmitButton } from '#web/features/people/forms/FormShell.tsx';
import { PasswordPair } from '#web/features/people/forms/PasswordPair.tsx';
import { toastError } from '#web/ui/toast.ts';
import { TextField } from '#web/ui/TextField.tsx';

type StaffPasswordFormProps = { email: string; onSave: (form: StaffPasswordValues) => Promise<unknown> };

const withoutCause: readonly string[] = ['internal', 'offline', 'unreadable'];

const resolver = standardSchemaResolver(repeatedStaffPasswordSchema);

/** The address is shown, and tells password managers whose password it is. */
export function StaffPasswordForm({ email, onSave }: StaffPasswordFormProps) {
  const { t } = useLingui();
  const form = useForm({ resolver, defaultValues: { password: '', passwordRepeat: '' }, shouldFocusError: false });
  const failed = t({ id: 'admin.reset.failed', message: 'Fout bij het wijzigen van wachtwoord' });
  const general = t({
    id: 'admin.reset.error',
    message: 'Er is een fout opgetreden. Probeer het later opnieuw.',
  });
  return (
    <FormShell
      form={form}
      formId="newPassword"
      label={t({ id: 'reset.title', message: 'Nieuw wachtwoord' })}
      fields={['password', 'passwordRepeat']}
      failureTitle={failed}
      failureText={(code) => (withoutCause.includes(code) ? general : null)}
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
      <PasswordPair form={form} formId="newPassword" ofStaff />
      <div>
        <SubmitButton form={form} className={wideButton}>
          <Trans id="common.save">Opslaan</Trans>
        </SubmitButton>
      </div>
    </FormShell>
  );
}
