import { Trans, useLingui } from '@lingui/react/macro';
import { isUsingPasskey, passkeyRefused } from '#machines/adminSession/adminSession.selectors.ts';
import { useAdminSession, useAdminSessionActor } from '#web/actors/AdminSessionContext.tsx';
import { usePasskeySentence } from '#web/features/people/passkeys/usePasskeySentence.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { stack } from '#web/ui/theme/layout.css.ts';

export function PasskeyStep() {
  const { t } = useLingui();
  const session = useAdminSessionActor();
  const isBusy = useAdminSession(isUsingPasskey);
  const refused = useAdminSession(passkeyRefused);
  const sentenceOf = usePasskeySentence();
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
        busyLabel={isBusy && t({ id: 'common.busy', message: 'Bezig…' })}
        onClick={() => session.send({ type: 'passkey.requested' })}
      >
        <Trans id="passkey.login">Inloggen met een passkey</Trans>
      </Button>
    </div>
  );
}
