import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { sendAgain } from '#web/queries/admin/mails.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastError, toastSuccess } from '#web/ui/toast.ts';

/** With all its attempts before it. */
export function SendAgain({ id }: { id: string }) {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useMutation(sendAgain(useQueryClient()));
  const done = t({ id: 'mail.onItsWay', message: 'De mail is weer onderweg' });
  const send = async (): Promise<void> => {
    try {
      await mutateAsync(id);
      toastSuccess(done);
    } catch (error) {
      toastError(refusedText(refusedBy(error)));
    }
  };
  return (
    <Button
      kind="outline"
      size="small"
      busyLabel={isPending && t({ id: 'common.busy', message: 'Bezig…' })}
      onClick={() => void send()}
    >
      <Trans id="mail.again">Opnieuw versturen</Trans>
    </Button>
  );
}
