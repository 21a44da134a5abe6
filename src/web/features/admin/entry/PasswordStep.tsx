import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { loginForm } from '#machines/adminSession/adminSession.selectors.ts';
import { useAdminSession } from '#web/actors/AdminSessionContext.tsx';
import { submitTo } from '#web/actors/submitTo.ts';
import { LoginForm } from '#web/features/people/forms/LoginForm.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import * as css from './Entry.css.ts';

export function PasswordStep() {
  const { t } = useLingui();
  const machine = useAdminSession(loginForm);
  const wrong = t({ id: 'admin.login.failed', message: 'Verkeerde e-mailadres of wachtwoord' });
  return (
    <Panel>
      <LoginForm
        onLogin={(form) => submitTo(machine, form)}
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
