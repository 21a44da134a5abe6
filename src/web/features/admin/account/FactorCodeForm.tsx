import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm, useFormState } from 'react-hook-form';
import type { SecondFactorSecret } from '#contract/names.ts';
import { secondFactorCodeSchema } from '#domain/people/secondFactorCode.ts';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { dialogButtons } from '#web/features/people/forms/forms.css.ts';
import { FormShell, SubmitButton } from '#web/features/people/forms/FormShell.tsx';
import { formSentence } from '#web/i18n/formSentences.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { QrCode } from './QrCode.tsx';
import * as css from './Account.css.ts';

const resolver = standardSchemaResolver(secondFactorCodeSchema);

type FactorCodeFormProps = {
  secret: SecondFactorSecret;
  onCode: (code: string) => Promise<unknown>;
  onCancel: () => void;
};

export function FactorCodeForm({ secret, onCode, onCancel }: FactorCodeFormProps) {
  const { t, i18n } = useLingui();
  const form = useForm({ resolver, defaultValues: { code: '' }, shouldFocusError: false });
  const { errors } = useFormState({ control: form.control });
  const label = t({ id: 'admin.code', message: 'Code' });
  const textOf = (code: string): string => i18n._(formSentence(code, label));
  return (
    <FormShell
      form={form}
      formId="enrol"
      label={label}
      fields={['code']}
      errorText={(_name, code) => textOf(code)}
      onSubmit={({ code }) => onCode(code)}
    >
      <p>
        <Trans id="admin.factor.scan">Scan deze code met een app voor inlogcodes, of typ de sleutel over.</Trans>
      </p>
      <div className={css.secret}>
        <QrCode text={secret.uri} label={t({ id: 'admin.factor.qr', message: 'QR-code voor je app' })} />
        <code className={css.key}>{secret.secret.replace(/(.{4})/g, '$1 ').trim()}</code>
      </div>
      <TextField
        {...form.register('code')}
        id={fieldId('enrol', 'code')}
        label={t({ id: 'admin.factor.first', message: 'De code die je app nu toont' })}
        error={errors.code?.message === undefined ? undefined : textOf(errors.code.message)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
      />
      <div className={dialogButtons}>
        <Button kind="text" onClick={onCancel}>
          <Trans id="common.cancel">Annuleren</Trans>
        </Button>
        <SubmitButton form={form}>
          <Trans id="admin.factor.enrol">Zet aan</Trans>
        </SubmitButton>
      </div>
    </FormShell>
  );
}
