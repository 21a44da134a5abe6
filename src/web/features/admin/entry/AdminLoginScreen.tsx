import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { openChallenge } from '#machines/adminSession/adminSession.selectors.ts';
import { useAdminSession, useAdminSessionActor } from '#web/actors/AdminSessionContext.tsx';
import { toastError } from '#web/ui/toast.ts';
import { EntryPage } from './EntryPage.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';

export function AdminLoginScreen() {
  const { t } = useLingui();
  const session = useAdminSessionActor();
  const challenge = useAdminSession(openChallenge);
  const say = useEffectEvent(() =>
    toastError(t({ id: 'admin.challenge.outdated', message: 'Dit duurde te lang. Log opnieuw in.' })),
  );
  useEffect(() => {
    const { unsubscribe } = session.on('notice', () => say());
    return unsubscribe;
  }, [session]);
  return (
    <EntryPage title={t({ id: 'login.title', message: 'Inloggen' })}>
      {challenge === null ? <PasswordStep /> : <SecondFactorStep challenge={challenge} />}
    </EntryPage>
  );
}
