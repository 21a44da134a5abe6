import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { passwordProofSchema } from '#domain/people/passwordChange.ts';
import { dialogButtons } from './forms.css.ts';
import { FormShell, SubmitButton } from './FormShell.tsx';
import { useFields } from './useFields.ts';
import { Button } from '#web/ui/Button.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';

type PasswordProofProps = {
  formId: string;
  label: string;
  submit: ReactNode;
  failureTitle: string;
  failureText?: (code: string) => string | null;
  onSubmit: (proof: { password: string }) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
};

const resolver = standardSchemaResolver(passwordProofSchema);

/** The password is asked again before the customer's data go out or end. */
export function PasswordProof(props: PasswordProofProps) {
  const { formId, label, submit, failureTitle, failureText, onSubmit, onClose, children } = props;
  const { t } = useLingui();
  const form = useForm({ resolver, defaultValues: { password: '' }, shouldFocusError: false });
  const field = useFields(form, formId);
  return (
    <FormShell
      form={form}
      formId={formId}
      label={label}
      fields={['password']}
      failureTitle={failureTitle}
      failureText={failureText}
      onSubmit={onSubmit}
    >
      {children}
      <PasswordField
        {...field('password')}
        showLabel={t({ id: 'form.password.show', message: 'Wachtwoord tonen' })}
        hideLabel={t({ id: 'form.password.hide', message: 'Wachtwoord verbergen' })}
        autoComplete="current-password"
        required
        maxLength={128}
      />
      <div className={dialogButtons}>
        <Button kind="text" onClick={onClose}>
          <Trans id="common.cancel">Annuleren</Trans>
        </Button>
        <SubmitButton form={form}>{submit}</SubmitButton>
      </div>
    </FormShell>
  );
}
