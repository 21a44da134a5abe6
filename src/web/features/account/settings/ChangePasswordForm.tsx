import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { passwordChangeSchema } from '#domain/people/passwordChange.ts';
import { accountForm } from '#machines/session/session.selectors.ts';
import { useSession } from '#web/actors/SessionActorContext.ts';
import { submitTo } from '#web/actors/submitTo.ts';
import { dialogButtons } from '#web/features/people/forms/forms.css.ts';
import { FormShell, SubmitButton } from '#web/features/people/forms/FormShell.tsx';
import { PasswordPair } from '#web/features/people/forms/PasswordPair.tsx';
import { useFields } from '#web/features/people/forms/useFields.ts';
import { customerQuery } from '#web/queries/customers.ts';
import { Button } from '#web/ui/Button.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const changePassword = accountForm('changePassword');
const resolver = standardSchemaResolver(passwordChangeSchema);
const empty = { currentPassword: '', password: '', passwordRepeat: '' };

export function ChangePasswordForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const machine = useSession(changePassword);
  const { data: customer } = useQuery(customerQuery);
  const form = useForm({ resolver, defaultValues: empty, shouldFocusError: false });
  const field = useFields(form, 'changePassword');
  return (
    <FormShell
      form={form}
      formId="changePassword"
      label={t({ id: 'account.password.change', message: 'Wachtwoord wijzigen' })}
      fields={['currentPassword', 'password', 'passwordRepeat']}
      failureTitle={t({ id: 'reset.failed', message: 'Je wachtwoord is niet gewijzigd' })}
      onSubmit={({ currentPassword, password }) => submitTo(machine, { currentPassword, password })}
    >
      <p>
        <Trans id="account.password.text">Op andere apparaten log je daarna opnieuw in.</Trans>
      </p>
      <TextField
        label={t({ id: 'customer.email', message: 'E-mailadres' })}
        type="email"
        autoComplete="username"
        value={customer?.email ?? ''}
        readOnly
      />
      <PasswordField
        {...field('currentPassword')}
        showLabel={t({ id: 'form.password.show', message: 'Wachtwoord tonen' })}
        hideLabel={t({ id: 'form.password.hide', message: 'Wachtwoord verbergen' })}
        autoComplete="current-password"
        required
        maxLength={128}
      />
      <PasswordPair
        form={form}
        formId="changePassword"
        label={t({ id: 'account.password.new', message: 'Nieuw wachtwoord' })}
      />
      <div className={dialogButtons}>
        <Button kind="text" onClick={onClose}>
          <Trans id="common.cancel">Annuleren</Trans>
        </Button>
        <SubmitButton form={form}>
          <Trans id="common.save">Opslaan</Trans>
        </SubmitButton>
      </div>
    </FormShell>
  );
}
