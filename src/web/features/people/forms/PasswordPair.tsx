import { useLingui } from '@lingui/react/macro';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { two } from './forms.css.ts';
import type { CustomerForm } from './useCustomerForm.ts';
import { useFields } from './useFields.ts';

export function PasswordPair<Output>({ form, formId }: { form: CustomerForm<Output>; formId: string }) {
  const { t } = useLingui();
  const field = useFields(form, formId);
  const toggle = {
    showLabel: t({ id: 'form.password.show', message: 'Wachtwoord tonen' }),
    hideLabel: t({ id: 'form.password.hide', message: 'Wachtwoord verbergen' }),
  };
  return (
    <div className={two}>
      <PasswordField
        {...field('password')}
        {...toggle}
        hint={t({ id: 'form.password.hint', message: 'Minimaal 8 tekens' })}
        autoComplete="new-password"
        required
        maxLength={128}
      />
      <PasswordField
        {...field('passwordRepeat')}
        {...toggle}
        hint={t({ id: 'form.passwordRepeat.hint', message: 'Hetzelfde wachtwoord' })}
        autoComplete="new-password"
        required
        maxLength={128}
      />
    </div>
  );
}
