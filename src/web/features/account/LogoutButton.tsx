import { Trans } from '@lingui/react/macro';
import { useSessionActor } from '#web/actors/SessionActorContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

type LogoutButtonProps = { full?: boolean; className: string };

export function LogoutButton({ full = false, className }: LogoutButtonProps) {
  const session = useSessionActor();
  return (
    <Button
      kind="outline"
      full={full}
      className={className}
      icon={<Icon name="logout" />}
      onClick={() => session.send({ type: 'logout.requested' })}
    >
      <Trans id="account.logout">Uitloggen</Trans>
    </Button>
  );
}
