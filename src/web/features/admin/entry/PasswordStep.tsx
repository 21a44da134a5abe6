import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LoginForm as LoginValues } from '#contract/names.ts';
import { useAdminSessionActor } from '#web/actors/AdminSessionContext.tsx';
import { LoginForm } from '#web/features/people/forms/LoginForm.tsx';
import { loginStaff } from '#web/queries/admin/session.ts';
import { Panel } from '#web/ui/Panel.tsx';
import * as css from './Entry.css.ts';

export function PasswordStep() {
  const { t } = useLingui();
  const session = useAdminSessionActor();
  const { mutateAsync } = useMutation(loginStaff);
  const wrong = t({ id: 'admin.login.failed', message: 'Verkeerde e-mailadres of wachtwoord' });
  const logIn = async (form: LoginValues): Promise<void> => {
    const { challenge, passkey } = await mutateAsync(form);
    if (challenge !== null) session.send({ type: 'challenge.received', challenge: { token: challenge, passkey } });
  };
  return (
    <Panel>
      <LoginForm
        onLogin={logIn}
        failureText={(code) => (code === 'login_failed' ? wrong : null)}
        forgotLink={
          <Link to="/admin/reset-password" className={css.link}>
            <Trans id="login.forgot">Wachtwoord vergeten?</Trans>
          </Link>
        }
      />
    </Panel>
  );
}
