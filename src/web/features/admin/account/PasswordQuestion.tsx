import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import type { CurrentPasswordForm } from '#contract/names.ts';
import { currentPasswordSchema } from '#domain/people/passwordChange.ts';
import { dialogButtons } from '#web/features/people/forms/forms.css.ts';
import { FormShell, SubmitButton } from '#web/features/people/forms/FormShell.tsx';
import { useFields } from '#web/features/people/forms/useFields.ts';
import { Button } from '#web/ui/Button.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';

type PasswordQuestionProps = {
  label: string;
  action: string;
  onPassword: (form: CurrentPasswordForm) => Promise<unknown>;
  onCancel: () => void;
};

const resolver = standardSchemaResolver(currentPasswordSchema);

/** Whoever changes how to log in knows the password. */
export function PasswordQuestion({ label, action, onPassword, onCancel }: PasswordQuestionProps) {
  const { t } = useLingui();
  const form = useForm({ resolver, defaultValues: { currentPassword: '' }, shouldFocusError: false });
  const field = useFields(form, 'factorPassword');
  return (
    <FormShell form={form} formId="factorPassword" label={label} fields={['currentPassword']} onSubmit={onPassword}>
      <PasswordField
        {...field('currentPassword')}
        showLabel={t({ id: 'form.password.show', message: 'Wachtwoord tonen' })}
        hideLabel={t({ id: 'form.password.hide', message: 'Wachtwoord verbergen' })}
        autoComplete="current-password"
        required
        maxLength={128}
      />
      <div className={dialogButtons}>
        <Button kind="text" onClick={onCancel}>
          <Trans id="common.cancel">Annuleren</Trans>
        </Button>
        <SubmitButton form={form}>{action}</SubmitButton>
      </div>
    </FormShell>
  );
}
