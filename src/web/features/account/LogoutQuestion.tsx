import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

type LogoutQuestionProps = { open: boolean; busy: boolean; onDismiss: () => void; onConfirm: () => void };

/** Specification §2: the same question for customers and staff. */
export function LogoutQuestion({ open, busy, onDismiss, onConfirm }: LogoutQuestionProps) {
  const { t } = useLingui();
  return (
    <Dialog
      alert
      open={open}
      onClose={onDismiss}
      title={t({ id: 'account.logout', message: 'Uitloggen' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      actions={
        <>
          <Button kind="text" data-first-focus onClick={onDismiss}>
            <Trans id="common.cancel">Annuleren</Trans>
          </Button>
          <Button onClick={onConfirm} busyLabel={busy && t({ id: 'common.busy', message: 'Bezig…' })}>
            <Trans id="account.logout">Uitloggen</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans id="account.logout.question">Weet je zeker dat je wilt uitloggen?</Trans>
      </p>
    </Dialog>
  );
}
