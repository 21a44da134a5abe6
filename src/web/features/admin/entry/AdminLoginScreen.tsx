import { useLingui } from '@lingui/react/macro';
import { openChallenge } from '#machines/adminSession/adminSession.selectors.ts';
import { useAdminSession } from '#web/actors/AdminSessionContext.tsx';
import { EntryPage } from './EntryPage.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';

export function AdminLoginScreen() {
  const { t } = useLingui();
  const challenge = useAdminSession(openChallenge);
  return (
    <EntryPage title={t({ id: 'login.title', message: 'Inloggen' })}>
      {challenge === null ? <PasswordStep /> : <SecondFactorStep challenge={challenge} />}
    </EntryPage>
  );
}
