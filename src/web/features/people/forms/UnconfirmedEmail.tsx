import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { createActor } from 'xstate';
import type { Customer } from '#contract/names.ts';
import { confirmationMailMachine } from '#machines/confirmationMail/confirmationMail.machine.ts';
import { isSending } from '#machines/confirmationMail/confirmationMail.selectors.ts';
import { confirmationMailActors } from '#web/actors/confirmationMail.actors.ts';
import { errorSentence } from '#web/i18n/errorSentences.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toastError, toastSuccess } from '#web/ui/toast.ts';
import { stack } from '#web/ui/theme/layout.css.ts';
import { unconfirmed, unconfirmedText } from './forms.css.ts';

const machine = confirmationMailMachine.provide({ actors: confirmationMailActors });

/** Nothing for a customer whose address is confirmed and stays. */
export function UnconfirmedEmail({ customer }: { customer: Customer }) {
  const { t, i18n } = useLingui();
  const [actor] = useState(() => createActor(machine).start());
  const sending = useSelector(actor, isSending);
  const say = useEffectEvent((problem: string | null) =>
    problem === null
      ? toastSuccess(t({ id: 'account.unconfirmed.sent', message: 'De mail is onderweg' }))
      : toastError({ text: i18n._(errorSentence(problem)) }),
  );
  useEffect(() => {
    const { unsubscribe } = actor.on('notice', ({ problem }) => say(problem));
    return unsubscribe;
  }, [actor]);
  const { email, emailConfirmed, pendingEmail } = customer;
  if (emailConfirmed && pendingEmail === null) return null;
  const address = pendingEmail ?? email;
  return (
    <Note
      kind="warning"
      className={unconfirmed}
      title={<Trans id="account.unconfirmed.title">Je e-mailadres is nog niet bevestigd</Trans>}
    >
      <div className={stack}>
        <p className={unconfirmedText}>
          <Trans id="account.unconfirmed.text">Open de link in de mail die we aan {address} stuurden.</Trans>
        </p>
        <Button
          kind="outline"
          size="small"
          onClick={() => actor.send({ type: 'mail.requested' })}
          busyLabel={sending && t({ id: 'common.busy', message: 'Bezig…' })}
        >
          <Trans id="account.unconfirmed.again">Stuur de mail opnieuw</Trans>
        </Button>
      </div>
    </Note>
  );
}
