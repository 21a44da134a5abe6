import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { LoginForm as LoginValues } from '#contract/names.ts';
import { loginSchema } from '#domain/people/login.ts';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { FieldName } from './fieldNames.ts';
import { buttons, wideButton } from './forms.css.ts';
import { FormShell, SubmitButton } from './FormShell.tsx';
import { useFields } from './useFields.ts';

type LoginFormProps = {
  onLogin: (form: LoginValues) => Promise<unknown>;
  forgotLink: ReactNode;
  /** Its own sentence for a code; null: the general one. */
  failureText?: (code: string) => string | null;
};

const resolver = standardSchemaResolver(loginSchema);
const fields: readonly FieldName[] = ['email', 'password'];

/** Does not tell which of the two is wrong. */
export function LoginForm({ onLogin, forgotLink, failureText }: LoginFormProps) {
  const { t } = useLingui();
  const form = useForm({ resolver, defaultValues: { email: '', password: '' }, shouldFocusError: false });
  const field = useFields(form, 'login');
  return (
    <FormShell
      form={form}
      formId="login"
      label={t({ id: 'login.title', message: 'Inloggen' })}
      fields={fields}
      onSubmit={onLogin}
      failureText={failureText}
    >
      <TextField {...field('email')} type="email" autoComplete="username webauthn" required maxLength={254} />
      <PasswordField
        {...field('password')}
        showLabel={t({ id: 'form.password.show', message: 'Wachtwoord tonen' })}
        hideLabel={t({ id: 'form.password.hide', message: 'Wachtwoord verbergen' })}
        autoComplete="current-password"
        required
        maxLength={128}
      />
      <div className={buttons}>
        <SubmitButton form={form} className={wideButton}>
          <Trans id="login.submit">Inloggen</Trans>
        </SubmitButton>
        {forgotLink}
      </div>
    </FormShell>
  );
}
