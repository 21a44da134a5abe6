import { useLingui } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { LinkActors } from '#machines/passwordReset/passwordReset.actors.ts';
import { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';
import {
  newPasswordForm,
  resetEmail,
  resetPage,
  resetProblem,
} from '#machines/passwordReset/passwordReset.selectors.ts';
import { submitTo } from '#web/actors/submitTo.ts';
import { errorSentence } from '#web/i18n/errorSentences.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { InvalidToken } from './InvalidToken.tsx';

/** `email`: whose link it is. */
type Choice<Form> = { email: string; onSave: (form: Form) => Promise<void> };

type MailedLinkProps<Form> = {
  token: string;
  actors: LinkActors<Form>;
  /** Where the session does not lead on. */
  onSaved?: () => void;
  /** The way on when the link works no more. */
  wayOn: ReactNode;
  /** The form in which somebody chooses a password with a link that works. */
  children: (choice: Choice<Form>) => ReactNode;
};

/** A page that a mailed link opens: first the link is checked. Whoever used it is led on. */
export function MailedLink<Form>({ token, actors, onSaved, wayOn, children }: MailedLinkProps<Form>) {
  const { t, i18n } = useLingui();
  const [machine] = useState(() => passwordResetMachine<Form>().provide({ actors }));
  const [snapshot, send, actor] = useMachine(machine, { input: { token } });
  const leadOn = useEffectEvent(() => onSaved?.());
  useEffect(() => {
    const { unsubscribe } = actor.on('password.saved', () => leadOn());
    return unsubscribe;
  }, [actor]);
  const page = resetPage(snapshot);
  if (page === 'unreachable') {
    return (
      <RetryNote
        label={t({ id: 'common.retry', message: 'Opnieuw proberen' })}
        onRetry={() => send({ type: 'check.retried' })}
      >
        {i18n._(errorSentence(resetProblem(snapshot) ?? ''))}
      </RetryNote>
    );
  }
  if (page === 'invalid') return <InvalidToken>{wayOn}</InvalidToken>;
  if (page !== 'choosing') return <Spinner label={t({ id: 'common.loading', message: 'Laden…' })} />;
  return (
    <Panel>
      {children({
        email: resetEmail(snapshot) ?? '',
        onSave: (form) => submitTo(newPasswordForm(snapshot), { token, ...form }),
      })}
    </Panel>
  );
}
