import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { PasswordForm } from '#contract/names.ts';
import { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';
import {
  newPasswordForm,
  resetEmail,
  resetPage,
  resetProblem,
} from '#machines/passwordReset/passwordReset.selectors.ts';
import { passwordResetActors } from '#web/actors/passwordReset.actors.ts';
import { submitTo } from '#web/actors/submitTo.ts';
import { NewPasswordForm } from '#web/features/people/forms/NewPasswordForm.tsx';
import { errorSentence } from '#web/i18n/errorSentences.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { Main } from '#web/ui/Main.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { container, stack } from '#web/ui/theme/layout.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './account.css.ts';

const machine = passwordResetMachine<PasswordForm>().provide({ actors: passwordResetActors });

export function ResetPasswordScreen({ token, onSaved }: { token: string; onSaved: () => void }) {
  const { t, i18n } = useLingui();
  const [snapshot, send, actor] = useMachine(machine, { input: { token } });
  const goToLogin = useEffectEvent(() => {
    toastSuccess(t({ id: 'reset.saved', message: 'Je wachtwoord is gewijzigd. Log nu in.' }));
    onSaved();
  });
  useEffect(() => {
    const { unsubscribe } = actor.on('password.saved', () => goToLogin());
    return unsubscribe;
  }, [actor]);
  const page = resetPage(snapshot);
  return (
    <Main className={joinClasses(container, css.login)}>
      <PageTitle parts={[t({ id: 'reset.title', message: 'Nieuw wachtwoord' })]} />
      <div className={css.head}>
        <h1 className={type.h1}>
          <Trans id="reset.title">Nieuw wachtwoord</Trans>
        </h1>
      </div>
      {page === 'checking' ? <Spinner label={t({ id: 'common.loading', message: 'Laden…' })} /> : null}
      {page === 'unreachable' ? (
        <RetryNote
          label={t({ id: 'common.retry', message: 'Opnieuw proberen' })}
          onRetry={() => send({ type: 'check.retried' })}
        >
          {i18n._(errorSentence(resetProblem(snapshot) ?? ''))}
        </RetryNote>
      ) : null}
      {page === 'invalid' ? (
        <div className={stack}>
          <Note kind="danger" role="alert">
            <p>
              <Trans id="reset.invalid">Deze link is ongeldig, verlopen of al gebruikt.</Trans>
            </p>
          </Note>
          <Link to="/customer/reset-password" className={buttonClass({ kind: 'filled' })}>
            <Trans id="reset.invalid.again">Vraag een nieuwe link aan</Trans>
          </Link>
        </div>
      ) : null}
      {page === 'choosing' ? (
        <Panel>
          <NewPasswordForm
            email={resetEmail(snapshot) ?? ''}
            onSave={(form) => submitTo(newPasswordForm(snapshot), { token, ...form })}
          />
        </Panel>
      ) : null}
    </Main>
  );
}
