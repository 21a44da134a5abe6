import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import type { PasswordForm } from '#contract/names.ts';
import { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';
import { requestForm, resetPage } from '#machines/passwordReset/passwordReset.selectors.ts';
import { passwordResetActors } from '#web/actors/passwordReset.actors.ts';
import { submitTo } from '#web/actors/submitTo.ts';
import { ResetRequestForm } from '#web/features/people/forms/ResetRequestForm.tsx';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { Main } from '#web/ui/Main.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { container } from '#web/ui/theme/layout.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './account.css.ts';

const machine = passwordResetMachine<PasswordForm>().provide({ actors: passwordResetActors });

export function RequestResetScreen() {
  const { t } = useLingui();
  const [snapshot] = useMachine(machine, { input: { token: null } });
  return (
    <Main className={joinClasses(container, css.login)}>
      <PageTitle parts={[t({ id: 'reset.request.title', message: 'Wachtwoord vergeten' })]} />
      <div className={css.head}>
        <h1 className={type.h1}>
          <Trans id="reset.request.title">Wachtwoord vergeten</Trans>
        </h1>
      </div>
      <Panel>
        {resetPage(snapshot) === 'requested' ? (
          <Note kind="success" role="status" title={<Trans id="reset.request.done">Kijk in je mail</Trans>}>
            <p>
              <Trans id="reset.request.done.text">
                Als dit adres een account heeft, krijg je een mail met een link. Zie je na een paar minuten niets? Kijk
                dan ook bij ongewenste mail.
              </Trans>
            </p>
          </Note>
        ) : (
          <ResetRequestForm onRequest={(form) => submitTo(requestForm(snapshot), form)} />
        )}
        <Link to="/customer/login" className={css.forgot}>
          <Trans id="reset.back">Terug naar inloggen</Trans>
        </Link>
      </Panel>
    </Main>
  );
}
