import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { CustomerInfo, CustomerRegistration } from '#contract/names.ts';
import { keepTyped, typedIn } from '#web/queries/typedForms.ts';
import { isLimit } from '#web/i18n/refusedText.ts';
import { CustomerFields, customerFieldNames } from './CustomerFields.tsx';
import { emptyCustomer, type CustomerValues } from './customerValues.ts';
import { wideButton } from './forms.css.ts';
import { FormShell, SubmitButton } from './FormShell.tsx';
import { PasswordPair } from './PasswordPair.tsx';
import { useRegistrationForm } from './useCustomerForm.ts';

type RegisterFormProps = { settings: CustomerInfo; onRegister: (form: CustomerRegistration) => Promise<unknown> };

const formName = 'register';

/** A reservation that expires takes nothing of what was typed with it. */
export function RegisterForm({ settings, onRegister }: RegisterFormProps) {
  const { t } = useLingui();
  const form = useRegistrationForm(settings, typedIn<CustomerValues>(formName) ?? emptyCustomer);
  useEffect(() => {
    const { unsubscribe } = form.watch((values) =>
      keepTyped(formName, { ...values, password: '', passwordRepeat: '' }),
    );
    return unsubscribe;
  }, [form]);
  return (
    <FormShell
      form={form}
      formId="register"
      label={t({ id: 'register.title', message: 'Registreren' })}
      fields={customerFieldNames}
      failureText={(problem) =>
        isLimit(problem)
          ? null
          : t({ id: 'register.failed', message: 'Er is iets misgegaan, probeer het later opnieuw' })
      }
      onSubmit={({ passwordRepeat: _repeat, ...values }) => onRegister(values)}
    >
      <CustomerFields form={form} formId="register" settings={settings} />
      <PasswordPair form={form} formId="register" />
      <div>
        <SubmitButton form={form} className={wideButton}>
          <Trans id="register.submit">Registreren</Trans>
        </SubmitButton>
      </div>
    </FormShell>
  );
}
