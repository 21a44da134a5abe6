import { Trans, useLingui } from '@lingui/react/macro';
import { useForm, useFormState } from 'react-hook-form';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { passkeyFormSchema } from '#domain/people/passkey.ts';
import { formSentence } from '#web/i18n/formSentences.ts';
import { Button } from '#web/ui/Button.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { fieldId } from '../forms/fieldNames.ts';
import { dialogButtons } from '../forms/forms.css.ts';
import { FormShell, SubmitButton } from '../forms/FormShell.tsx';
import { usePasskeySentence } from './usePasskeySentence.ts';

type AddPasskeyFormProps = {
  onAdd: (values: { name: string; currentPassword: string }) => Promise<unknown>;
  onClose: () => void;
};

const resolver = standardSchemaResolver(passkeyFormSchema);

/** Whoever adds a way to log in knows the password; the browser asks the rest. */
export function AddPasskeyForm({ onAdd, onClose }: AddPasskeyFormProps) {
  const { t, i18n } = useLingui();
  const form = useForm({ resolver, defaultValues: { name: '', currentPassword: '' }, shouldFocusError: false });
  const { errors } = useFormState({ control: form.control });
  const labels = {
    name: t({ id: 'passkey.name', message: 'Naam van de passkey' }),
    currentPassword: t({ id: 'customer.currentPassword', message: 'Huidig wachtwoord' }),
  };
  const field = (name: 'name' | 'currentPassword') => {
    const code = errors[name]?.message;
    return {
      ...form.register(name),
      id: fieldId('addPasskey', name),
      label: labels[name],
      error: code === undefined ? undefined : i18n._(formSentence(code, labels[name])),
      required: true,
    };
  };
  return (
    <FormShell
      form={form}
      formId="addPasskey"
      label={t({ id: 'passkey.add', message: 'Passkey toevoegen' })}
      fields={['name', 'currentPassword']}
      errorText={(name, code) => i18n._(formSentence(code, labels[name as 'name']))}
      failureTitle={t({ id: 'passkey.add.failed', message: 'De passkey is niet toegevoegd' })}
      failureText={usePasskeySentence()}
      onSubmit={onAdd}
    >
      <p>
        <Trans id="passkey.add.text">
          Je apparaat vraagt straks om je vinger, je gezicht of je pincode. Daarmee log je voortaan in.
        </Trans>
      </p>
      <TextField
        {...field('name')}
        hint={t({ id: 'passkey.name.hint', message: 'Bijvoorbeeld: mijn telefoon' })}
        maxLength={60}
      />
      <PasswordField
        {...field('currentPassword')}
        showLabel={t({ id: 'form.password.show', message: 'Wachtwoord tonen' })}
        hideLabel={t({ id: 'form.password.hide', message: 'Wachtwoord verbergen' })}
        autoComplete="current-password"
        maxLength={128}
      />
      <div className={dialogButtons}>
        <Button kind="text" onClick={onClose}>
          <Trans id="common.cancel">Annuleren</Trans>
        </Button>
        <SubmitButton form={form}>
          <Trans id="passkey.add.submit">Toevoegen</Trans>
        </SubmitButton>
      </div>
    </FormShell>
  );
}
