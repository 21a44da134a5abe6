import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoginForm } from '#web/forms/LoginForm.tsx';
import { login } from '#web/queries/customers.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { Main } from '#web/ui/Main.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { container } from '#web/ui/theme/layout.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './account.css.ts';

/** The account's login; the stored token leads to the account. */
export function LoginScreen() {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(login(useQueryClient()));
  return (
    <Main className={joinClasses(container, css.page)}>
      <PageTitle parts={[t({ id: 'login.title', message: 'Inloggen' })]} />
      <h1 className={type.h1}>
        <Trans id="login.title">Inloggen</Trans>
      </h1>
      <Panel className={css.narrow}>
        <LoginForm
          onLogin={mutateAsync}
          forgotLink={
            <Link to="/customer/reset-password" className={linkClass}>
              <Trans id="login.forgot">Wachtwoord vergeten?</Trans>
            </Link>
          }
        />
      </Panel>
    </Main>
  );
}
