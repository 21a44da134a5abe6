import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import type { SetupForm } from '#contract/names.ts';
import { failureCode } from '#machines/failureCode.ts';
import { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';
import { resetPage, resetProblem } from '#machines/passwordReset/passwordReset.selectors.ts';
import { setUpActors } from '#web/actors/staffLinks.actors.ts';
import { setUp } from '#web/queries/admin/session.ts';
import * as css from './Entry.css.ts';
import { EntryPage } from './EntryPage.tsx';
import { MailedLink } from './MailedLink.tsx';
import { SetUpForm } from './SetUpForm.tsx';

const machine = passwordResetMachine.provide({ actors: setUpActors });

/** Setting up logs in; the session leads on. */
export function SetUpScreen({ token }: { token: string }) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(setUp(useQueryClient()));
  const [snapshot, send] = useMachine(machine, { input: { token } });
  const begin = async (form: Omit<SetupForm, 'token'>): Promise<void> => {
    try {
      await mutateAsync({ token, ...form });
    } catch (error) {
      if (failureCode(error) !== 'token_invalid') throw error;
      send({ type: 'token.refused' });
    }
  };
  return (
    <EntryPage
      title={t({ id: 'admin.setUp.title', message: 'Aan de slag' })}
      lead={
        <Trans id="admin.setUp.lead">
          Maak het account van de eigenaar en vertel wie jullie zijn. De rest stel je daarna in.
        </Trans>
      }
    >
      <MailedLink
        page={resetPage(snapshot)}
        problem={resetProblem(snapshot)}
        onRetry={() => send({ type: 'check.retried' })}
        wayOn={<WayOn />}
      >
        <SetUpForm onSetUp={begin} />
      </MailedLink>
    </EntryPage>
  );
}

function WayOn() {
  return (
    <>
      <p>
        <Trans id="admin.setUp.used">
          Is er al een eigenaar? Log dan in. Zo niet, start de server opnieuw: die geeft een nieuwe link.
        </Trans>
      </p>
      <Link to="/admin/login" className={css.link}>
        <Trans id="reset.back">Terug naar inloggen</Trans>
      </Link>
    </>
  );
}
