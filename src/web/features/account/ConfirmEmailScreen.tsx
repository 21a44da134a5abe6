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
import { emailConfirmationActors } from '#web/actors/emailConfirmation.actors.ts';
import { errorSentence } from '#web/i18n/errorSentences.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonClass } from '#web/ui/Button.css.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { Main } from '#web/ui/Main.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { container } from '#web/ui/theme/layout.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './account.css.ts';

export function ConfirmEmailScreen({ token }: { token: string }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const [machine] = useState(() => emailConfirmationMachine.provide({ actors: emailConfirmationActors(client) }));
  const [snapshot, send] = useMachine(machine, { input: { token } });
  const [email, problem] = [confirmedEmail(snapshot), confirmationProblem(snapshot)];
  const title =
    email === null
      ? t({ id: 'confirm_email.title', message: 'Bevestig je e-mailadres' })
      : t({ id: 'confirm_email.done', message: 'Je e-mailadres is bevestigd' });
  const mayConfirm = email === null && (problem === null || mayRetry(snapshot));
  return (
    <Main className={joinClasses(container, css.words)}>
      <PageTitle parts={[title]} />
      <h1 className={type.h1}>{title}</h1>
      <p role="status" className={joinClasses(type.lead, css.breakable)}>
        {email !== null ? (
          <Trans id="confirm_email.done.text">We bereiken je voortaan op {email}.</Trans>
        ) : problem !== null ? (
          i18n._(errorSentence(problem))
        ) : (
          <Trans id="confirm_email.text">Zo weten we dat onze mails bij jou aankomen.</Trans>
        )}
      </p>
      {mayConfirm ? (
        <Button
          onClick={() => send({ type: 'confirmation.requested' })}
          busyLabel={isConfirming(snapshot) && t({ id: 'common.busy', message: 'Bezig…' })}
        >
          <Trans id="confirm_email.submit">Bevestigen</Trans>
        </Button>
      ) : (
        <Link to="/customer" className={buttonClass({ kind: 'filled' })}>
          <Trans id="confirm_email.account">Naar je account</Trans>
        </Link>
      )}
    </Main>
  );
}
