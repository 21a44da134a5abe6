import { isLoggingOut, isLogoutAsked } from '#machines/session/session.selectors.ts';
import { useSession, useSessionActor } from '#web/actors/SessionActorContext.ts';
import { LogoutQuestion } from './LogoutQuestion.tsx';

export function LogoutDialog() {
  const session = useSessionActor();
  return (
    <LogoutQuestion
      open={useSession(isLogoutAsked)}
      busy={useSession(isLoggingOut)}
      onDismiss={() => session.send({ type: 'logout.dismissed' })}
      onConfirm={() => session.send({ type: 'logout.confirmed' })}
    />
  );
}
