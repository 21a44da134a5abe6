import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { emailConfirmationMachine } from '#machines/emailConfirmation/emailConfirmation.machine.ts';
import {
  confirmationProblem,
  confirmedEmail,
  isConfirming,
  mayRetry,
} from '#machines/emailConfirmation/emailConfirmation.selectors.ts';
import { staffEmailActors } from '#web/actors/staffEmail.actors.ts';
import { errorSentence } from '#web/i18n/errorSentences.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonClass } from '#web/ui/Button.css.ts';
import { EntryPage } from './EntryPage.tsx';

export function ConfirmStaffEmailScreen({ token }: { token: string }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const [machine] = useState(() => emailConfirmationMachine.provide({ actors: staffEmailActors(client) }));
  const [snapshot, send] = useMachine(machine, { input: { token } });
  const [email, problem] = [confirmedEmail(snapshot), confirmationProblem(snapshot)];
  const mayConfirm = email === null && (problem === null || mayRetry(snapshot));
  return (
    <EntryPage
      title={
        email === null
          ? t({ id: 'confirm_email.title', message: 'Bevestig je e-mailadres' })
          : t({ id: 'confirm_email.done', message: 'Je e-mailadres is bevestigd' })
      }
    >
      <p role="status">
        {email === null ? null : <Trans id="admin.confirm.done">Log voortaan in met {email}.</Trans>}
        {problem === null ? null : i18n._(errorSentence(problem))}
      </p>
      <div>
        {mayConfirm ? (
          <Button
            onClick={() => send({ type: 'confirmation.requested' })}
            busyLabel={isConfirming(snapshot) && t({ id: 'common.busy', message: 'Bezig…' })}
          >
            <Trans id="confirm_email.submit">Bevestigen</Trans>
          </Button>
        ) : (
          <Link to="/admin" className={buttonClass({ kind: 'filled' })}>
            <Trans id="admin.notFound.back">Naar het beheer</Trans>
          </Link>
        )}
      </div>
    </EntryPage>
  );
}
