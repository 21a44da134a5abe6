import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { StaffPasswordForm as StaffPasswordValues } from '#contract/names.ts';
import { failureCode } from '#machines/failureCode.ts';
import { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';
import { resetEmail, resetPage, resetProblem } from '#machines/passwordReset/passwordReset.selectors.ts';
import { staffResetActors } from '#web/actors/staffLinks.actors.ts';
import { resetStaffPassword } from '#web/queries/admin/session.ts';
import { toastSuccess } from '#web/ui/toast.ts';
import * as css from './Entry.css.ts';
import { EntryPage } from './EntryPage.tsx';
import { MailedLink } from './MailedLink.tsx';
import { StaffPasswordForm } from './StaffPasswordForm.tsx';

const machine = passwordResetMachine.provide({ actors: staffResetActors });

export function ResetStaffPasswordScreen({ token }: { token: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(resetStaffPassword(token));
  const [snapshot, send, actor] = useMachine(machine, { input: { token } });
  useEffect(() => {
    const { unsubscribe } = actor.on('navigate.requested', () => void navigate({ to: '/admin/login' }));
    return unsubscribe;
  }, [actor, navigate]);
  const save = async (form: StaffPasswordValues): Promise<void> => {
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
  return (
    <EntryPage title={t({ id: 'reset.title', message: 'Nieuw wachtwoord' })}>
      <MailedLink
        page={resetPage(snapshot)}
        problem={resetProblem(snapshot)}
        onRetry={() => send({ type: 'check.retried' })}
        wayOn={
          <Link to="/admin/reset-password" className={css.link}>
            <Trans id="reset.invalid.again">Vraag een nieuwe link aan</Trans>
          </Link>
        }
      >
        <StaffPasswordForm email={resetEmail(snapshot) ?? ''} onSave={save} />
      </MailedLink>
    </EntryPage>
  );
}
