import { isLoggingOut, isLogoutAsked } from '#machines/adminSession/adminSession.selectors.ts';
import { useAdminSession, useAdminSessionActor } from '#web/actors/AdminSessionContext.tsx';
import { LogoutQuestion } from '#web/features/account/LogoutQuestion.tsx';

export function AdminLogoutDialog() {
  const session = useAdminSessionActor();
  return (
    <LogoutQuestion
      open={useAdminSession(isLogoutAsked)}
      busy={useAdminSession(isLoggingOut)}
      onDismiss={() => session.send({ type: 'logout.dismissed' })}
      onConfirm={() => session.send({ type: 'logout.confirmed' })}
    />
  );
}
