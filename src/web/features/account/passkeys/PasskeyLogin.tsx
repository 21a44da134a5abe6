import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { passkeyLoginMachine } from '#machines/passkeyLogin/passkeyLogin.machine.ts';
import { isAsking, passkeyRefused } from '#machines/passkeyLogin/passkeyLogin.selectors.ts';
import { passkeyLoginActors } from '#web/actors/passkeys.actors.ts';
import { hasPasskeys } from '#web/queries/passkeyCeremonies.ts';
import { usePasskeySentence } from '#web/features/people/passkeys/usePasskeySentence.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { stack } from '#web/ui/theme/layout.css.ts';

/** A button, and the browser's own offer in the field of the e-mail address; nothing where there are no passkeys. */
export function PasskeyLogin() {
  const { t } = useLingui();
  const client = useQueryClient();
  const [machine] = useState(() => passkeyLoginMachine.provide({ actors: passkeyLoginActors(client) }));
  const [snapshot, send] = useMachine(machine);
  const sentenceOf = usePasskeySentence();
  if (!hasPasskeys()) return null;
  const refused = passkeyRefused(snapshot);
  return (
    <div className={stack}>
      <div role="alert">
        {refused === null ? null : (
          <Note kind="danger">
            <p>{sentenceOf(refused.problem) ?? refusedText(refused)}</p>
          </Note>
        )}
      </div>
      <Button
        kind="outline"
        busyLabel={isAsking(snapshot) && t({ id: 'common.busy', message: 'Bezig…' })}
        onClick={() => send({ type: 'passkey.requested' })}
      >
        <Trans id="passkey.login">Inloggen met een passkey</Trans>
      </Button>
    </div>
  );
}
