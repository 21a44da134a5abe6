import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm, useFormState } from 'react-hook-form';
import { secondFactorCodeSchema } from '#domain/people/secondFactorCode.ts';
import { codeForm } from '#machines/adminSession/adminSession.selectors.ts';
import type { OpenChallenge } from '#machines/adminSession/adminSession.types.ts';
import { useAdminSession, useAdminSessionActor } from '#web/actors/AdminSessionContext.tsx';
import { submitTo } from '#web/actors/submitTo.ts';
import { FormShell, SubmitButton } from '#web/features/people/forms/FormShell.tsx';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { buttons } from '#web/features/people/forms/forms.css.ts';
import { formSentence } from '#web/i18n/formSentences.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { PasskeyStep } from './PasskeyStep.tsx';

const resolver = standardSchemaResolver(secondFactorCodeSchema);

/** The right password was typed; now the code of the authenticator, or one to recover with. */
export function SecondFactorStep({ challenge }: { challenge: OpenChallenge }) {
  const { t, i18n } = useLingui();
  const session = useAdminSessionActor();
  const machine = useAdminSession(codeForm);
  const form = useForm({ resolver, defaultValues: { code: '' }, shouldFocusError: false });
  const { errors } = useFormState({ control: form.control });
  const label = t({ id: 'admin.code', message: 'Code' });
  const textOf = (code: string): string => i18n._(formSentence(code, label));
  return (
    <Panel>
      {challenge.passkey ? <PasskeyStep /> : null}
      <FormShell
        form={form}
        formId="factor"
        label={t({ id: 'admin.factor', message: 'Tweede stap' })}
        fields={['code']}
        errorText={(_name, code) => textOf(code)}
        onSubmit={({ code }) => submitTo(machine, { challenge: challenge.token, code })}
      >
        <p>
          <Trans id="admin.factor.lead">
            Typ de code van zes cijfers uit je app. Heb je die niet bij de hand? Gebruik dan een herstelcode.
          </Trans>
        </p>
        <TextField
          {...form.register('code')}
          id={fieldId('factor', 'code')}
          label={label}
          error={errors.code?.message === undefined ? undefined : textOf(errors.code.message)}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
        <div className={buttons}>
          <SubmitButton form={form}>
            <Trans id="login.submit">Inloggen</Trans>
          </SubmitButton>
          <Button kind="text" onClick={() => session.send({ type: 'challenge.dismissed' })}>
            <Trans id="common.cancel">Annuleren</Trans>
          </Button>
        </div>
      </FormShell>
    </Panel>
  );
}
