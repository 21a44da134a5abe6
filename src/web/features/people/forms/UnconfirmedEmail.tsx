import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Customer } from '#contract/names.ts';
import { failureCode } from '#machines/failureCode.ts';
import { errorSentence } from '#web/i18n/errorSentences.ts';
import { resendConfirmation } from '#web/queries/customers.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toastError, toastSuccess } from '#web/ui/toast.ts';
import { stack } from '#web/ui/theme/layout.css.ts';
import { unconfirmed, unconfirmedText } from './forms.css.ts';

/** Nothing for a customer whose address is confirmed and stays. */
export function UnconfirmedEmail({ customer }: { customer: Customer }) {
  const { t, i18n } = useLingui();
  const { mutate, isPending } = useMutation({
    ...resendConfirmation,
    onSuccess: () => toastSuccess(t({ id: 'account.unconfirmed.sent', message: 'De mail is onderweg' })),
    onError: (error) => toastError({ text: i18n._(errorSentence(failureCode(error))) }),
  });
  const { email, emailConfirmed, pendingEmail } = customer;
  if (emailConfirmed && pendingEmail === null) return null;
  const address = pendingEmail ?? email;
  return (
    <Note
      kind="warning"
      className={unconfirmed}
      title={<Trans id="account.unconfirmed.title">Je e-mailadres is nog niet bevestigd</Trans>}
    >
      <div className={stack}>
        <p className={unconfirmedText}>
          <Trans id="account.unconfirmed.text">Open de link in de mail die we aan {address} stuurden.</Trans>
        </p>
        <Button
          kind="outline"
          size="small"
          onClick={() => mutate()}
          busyLabel={isPending && t({ id: 'common.busy', message: 'Bezig…' })}
        >
          <Trans id="account.unconfirmed.again">Stuur de mail opnieuw</Trans>
        </Button>
      </div>
    </Note>
  );
}
