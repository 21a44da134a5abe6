import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import type { CustomerForm } from './useCustomerForm.ts';
import { useFields } from './useFields.ts';

type CurrentPasswordProps<Output> = { form: CustomerForm<Output>; formId: string; email: string };

/** Asked once the e-mail address is another than `email`. */
export function CurrentPassword<Output>({ form, formId, email }: CurrentPasswordProps<Output>) {
  const { t } = useLingui();
  const field = useFields(form, formId);
  const typed = useWatch({ control: form.control, name: 'email' });
  if (typed.trim().toLowerCase() === email) return null;
  return (
    <PasswordField
      {...field('currentPassword')}
      showLabel={t({ id: 'form.password.show', message: 'Wachtwoord tonen' })}
      hideLabel={t({ id: 'form.password.hide', message: 'Wachtwoord verbergen' })}
      hint={t({
        id: 'customer.currentPassword.hint',
        message: 'Omdat je e-mailadres verandert. Het nieuwe geldt zodra je het via onze mail bevestigt.',
      })}
      autoComplete="current-password"
      required
      maxLength={128}
    />
  );
}
