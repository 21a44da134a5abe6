import { Trans, useLingui } from '@lingui/react/macro';
import { isLoggingOut, isLogoutAsked } from '#machines/session/session.selectors.ts';
import { useSession, useSessionActor } from '#web/actors/SessionActorContext.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

export function LogoutDialog() {
  const { t } = useLingui();
  const session = useSessionActor();
  const open = useSession(isLogoutAsked);
  const busy = useSession(isLoggingOut);
  const dismiss = (): void => session.send({ type: 'logout.dismissed' });
  return (
    <Dialog
      alert
      open={open}
      onClose={dismiss}
      title={t({ id: 'account.logout', message: 'Uitloggen' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      actions={
        <>
          <Button kind="text" data-first-focus onClick={dismiss}>
            <Trans id="common.cancel">Annuleren</Trans>
          </Button>
          <Button
            onClick={() => session.send({ type: 'logout.confirmed' })}
            busyLabel={busy && t({ id: 'common.busy', message: 'Bezig…' })}
          >
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
