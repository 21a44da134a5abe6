import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { PasswordForm } from '#contract/names.ts';
import { failureCode } from '#machines/failureCode.ts';
import { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';
import { resetEmail, resetPage, resetProblem } from '#machines/passwordReset/passwordReset.selectors.ts';
import { staffResetActors } from '#web/actors/staffReset.actors.ts';
import { NewPasswordForm } from '#web/features/people/forms/NewPasswordForm.tsx';
import { errorSentence } from '#web/i18n/errorSentences.ts';
import { resetStaffPassword } from '#web/queries/admin/session.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { EntryPage } from './EntryPage.tsx';
import { InvalidToken } from './InvalidToken.tsx';
import * as css from './Entry.css.ts';

const machine = passwordResetMachine.provide({ actors: staffResetActors });

export function ResetStaffPasswordScreen({ token }: { token: string }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(resetStaffPassword(token));
  const [snapshot, send, actor] = useMachine(machine, { input: { token } });
  useEffect(() => {
    const { unsubscribe } = actor.on('navigate.requested', () => void navigate({ to: '/admin/login' }));
    return unsubscribe;
  }, [actor, navigate]);
  const save = async (form: PasswordForm): Promise<void> => {
    try {
      await mutateAsync(form);
    } catch (error) {
      if (failureCode(error) === 'token_invalid') return send({ type: 'token.refused' });
      throw error;
    }
    toastSuccess({
      title: t({ id: 'admin.reset.saved', message: 'Wachtwoord succesvol gewijzigd' }),
      text: t({ id: 'admin.reset.saved.text', message: 'Je kunt nu inloggen.' }),
    });
    send({ type: 'password.saved' });
  };
  const page = resetPage(snapshot);
  const general = t({
    id: 'admin.reset.error',
    message: 'Er is een fout opgetreden. Probeer het later opnieuw.',
  });
  return (
    <EntryPage title={t({ id: 'reset.title', message: 'Nieuw wachtwoord' })}>
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
        <InvalidToken>
          <Link to="/admin/reset-password" className={css.link}>
            <Trans id="reset.invalid.again">Vraag een nieuwe link aan</Trans>
          </Link>
        </InvalidToken>
      ) : null}
      {page === 'choosing' ? (
        <Panel>
          <NewPasswordForm
            email={resetEmail(snapshot) ?? ''}
            onSave={save}
            failureTitle={t({ id: 'admin.reset.failed', message: 'Fout bij het wijzigen van wachtwoord' })}
            failureText={(code) => (code === 'internal' ? general : null)}
          />
        </Panel>
      ) : null}
    </EntryPage>
  );
}
