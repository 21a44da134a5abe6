import { Trans } from '@lingui/react/macro';
import { useSessionActor } from '#web/actors/SessionActorContext.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

export function LogoutButton({ full = false }: { full?: boolean }) {
  const session = useSessionActor();
  return (
    <Button
      kind="outline"
      full={full}
      icon={<Icon name="logout" />}
      onClick={() => session.send({ type: 'logout.requested' })}
    >
      <Trans id="account.logout">Uitloggen</Trans>
    </Button>
  );
}
