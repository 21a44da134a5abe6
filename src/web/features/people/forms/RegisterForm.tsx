import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import type { CustomerInfo, CustomerRegistration } from '#contract/names.ts';
import { keepTyped, typedIn } from '#web/queries/typedForms.ts';
import { Button } from '#web/ui/Button.tsx';
import { isLimit } from '#web/i18n/refusedText.ts';
import { CustomerFields, customerFieldNames } from './CustomerFields.tsx';
import { emptyCustomer, type CustomerValues } from './customerValues.ts';
import { wideButton } from './forms.css.ts';
import { FormShell } from './FormShell.tsx';
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
  const { isSubmitting } = useFormState({ control: form.control });
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
        <Button
          type="submit"
          className={wideButton}
          busyLabel={isSubmitting && t({ id: 'common.busy', message: 'Bezig…' })}
        >
          <Trans id="register.submit">Registreren</Trans>
        </Button>
      </div>
    </FormShell>
  );
}
