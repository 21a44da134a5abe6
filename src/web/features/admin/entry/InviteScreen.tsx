import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import type { InviteAcceptance } from '#contract/names.ts';
import { failureCode } from '#machines/failureCode.ts';
import { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';
import { resetEmail, resetPage, resetProblem } from '#machines/passwordReset/passwordReset.selectors.ts';
import { inviteActors } from '#web/actors/staffLinks.actors.ts';
import { acceptInvite } from '#web/queries/admin/session.ts';
import * as css from './Entry.css.ts';
import { EntryPage } from './EntryPage.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MailedLink } from './MailedLink.tsx';

const machine = passwordResetMachine.provide({ actors: inviteActors });

/** Accepting logs in; the session leads on. */
export function InviteScreen({ token }: { token: string }) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(acceptInvite(token));
  const [snapshot, send] = useMachine(machine, { input: { token } });
  const accept = async (form: InviteAcceptance): Promise<void> => {
    try {
      await mutateAsync(form);
    } catch (error) {
      if (failureCode(error) !== 'token_invalid') throw error;
      send({ type: 'token.refused' });
    }
  };
  return (
    <EntryPage
      title={t({ id: 'admin.welcome', message: 'Welkom' })}
      lead={
        <Trans id="admin.welcome.lead">
          Je bent uitgenodigd om mee te werken. Kies een wachtwoord, dan kun je beginnen.
        </Trans>
      }
    >
      <MailedLink
        page={resetPage(snapshot)}
        problem={resetProblem(snapshot)}
        onRetry={() => send({ type: 'check.retried' })}
        wayOn={
          <Link to="/admin/login" className={css.link}>
            <Trans id="reset.back">Terug naar inloggen</Trans>
          </Link>
        }
      >
        <InviteForm email={resetEmail(snapshot) ?? ''} onAccept={accept} />
      </MailedLink>
    </EntryPage>
  );
}
