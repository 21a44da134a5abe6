import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import type { EmailForm } from '#contract/names.ts';
import { resetRequestSchema } from '#domain/people/passwordReset.ts';
import { toastError } from '#web/ui/toast.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { wideButton } from './forms.css.ts';
import { FormShell, SubmitButton } from './FormShell.tsx';
import { useFields } from './useFields.ts';

const resolver = standardSchemaResolver(resetRequestSchema);

type ResetRequestFormProps = { onRequest: (form: EmailForm) => Promise<unknown>; failureTitle?: string };

export function ResetRequestForm({ onRequest, failureTitle }: ResetRequestFormProps) {
  const { t } = useLingui();
  const form = useForm({ resolver, defaultValues: { email: '' }, shouldFocusError: false });
  const field = useFields(form, 'reset');
  const failed = failureTitle ?? t({ id: 'reset.request.failed', message: 'De link aanvragen is niet gelukt' });
  return (
    <FormShell
      form={form}
      formId="reset"
      label={t({ id: 'reset.request.title', message: 'Wachtwoord vergeten' })}
      fields={['email']}
      failureTitle={failed}
      onFailure={() => toastError(failed)}
      onSubmit={onRequest}
    >
      <p>
        <Trans id="reset.request.lead">
          Vul het e-mailadres van je account in. We mailen je een link om een nieuw wachtwoord te kiezen.
        </Trans>
      </p>
      <TextField {...field('email')} type="email" autoComplete="username" required maxLength={254} />
      <div>
        <SubmitButton form={form} className={wideButton}>
          <Trans id="reset.request.submit">Stuur de link</Trans>
        </SubmitButton>
      </div>
    </FormShell>
  );
}
