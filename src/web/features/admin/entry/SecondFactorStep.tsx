import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import type { OpenChallenge } from '#machines/adminSession/adminSession.types.ts';
import { failureCode } from '#machines/failureCode.ts';
import { useAdminSessionActor } from '#web/actors/AdminSessionContext.tsx';
import { FormShell, SubmitButton } from '#web/features/people/forms/FormShell.tsx';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { buttons } from '#web/features/people/forms/forms.css.ts';
import { formSentence } from '#web/i18n/formSentences.ts';
import { answerSecondFactor } from '#web/queries/admin/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toastError } from '#web/ui/toast.ts';

/** Most logins never open it. */
const PasskeyStep = lazy(async () => ({ default: (await import('./PasskeyStep.tsx')).PasskeyStep }));

/** The right password was typed; now the code of the authenticator, or one to recover with. */
export function SecondFactorStep({ challenge }: { challenge: OpenChallenge }) {
  const { t, i18n } = useLingui();
  const session = useAdminSessionActor();
  const { mutateAsync } = useMutation(answerSecondFactor);
  const form = useForm({ defaultValues: { code: '' }, shouldFocusError: false });
  const { errors } = useFormState({ control: form.control });
  const label = t({ id: 'admin.code', message: 'Code' });
  const textOf = (code: string): string => i18n._(formSentence(code, label));
  const outdated = t({ id: 'admin.challenge.outdated', message: 'Dit duurde te lang. Log opnieuw in.' });
  const dismiss = (): void => session.send({ type: 'challenge.dismissed' });
  const dismissOutdated = (): void => {
    toastError(outdated);
    dismiss();
  };
  const answer = async ({ code }: { code: string }): Promise<void> => {
    try {
      await mutateAsync({ challenge: challenge.token, code: code.replace(/\s/g, '') });
    } catch (error) {
      if (failureCode(error) !== 'token_invalid') throw error;
      dismissOutdated();
    }
  };
  return (
    <Panel>
      {challenge.passkey ? (
        <Suspense>
          <PasskeyStep challenge={challenge.token} onOutdated={dismissOutdated} />
        </Suspense>
      ) : null}
      <FormShell
        form={form}
        formId="factor"
        label={t({ id: 'admin.factor', message: 'Tweede stap' })}
        fields={['code']}
        errorText={(_name, code) => textOf(code)}
        onSubmit={answer}
      >
        <p>
          <Trans id="admin.factor.lead">
            Typ de code van zes cijfers uit je app. Heb je die niet bij de hand? Gebruik dan een herstelcode.
          </Trans>
        </p>
        <TextField
          {...form.register('code', { required: 'required', minLength: { value: 6, message: 'invalid' } })}
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
          <Button kind="text" onClick={dismiss}>
            <Trans id="common.cancel">Annuleren</Trans>
          </Button>
        </div>
      </FormShell>
    </Panel>
  );
}
