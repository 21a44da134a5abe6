import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failureCode, refusedBy } from '#machines/failureCode.ts';
import { hasPasskeys, offersPasskeysInFields, stopAsking } from '#web/queries/passkeyCeremonies.ts';
import { usePasskeySentence } from '#web/features/people/passkeys/usePasskeySentence.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { logInByPasskey } from '#web/queries/passkeys.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { stack } from '#web/ui/theme/layout.css.ts';

/** A button, and the browser's own offer in the field of the e-mail address; nothing where there are no passkeys. */
export function PasskeyLogin() {
  const { t } = useLingui();
  const client = useQueryClient();
  const byButton = useMutation(logInByPasskey(client));
  const { mutate: offerInField, error: fieldError } = useMutation(logInByPasskey(client));
  const sentenceOf = usePasskeySentence();
  useEffect(() => {
    const offer = async (): Promise<void> => {
      if (await offersPasskeysInFields()) offerInField({ inFields: true });
    };
    void offer();
    return stopAsking;
  }, [offerInField]);
  if (!hasPasskeys()) return null;
  // What the field offers ends without a word when the button is pressed.
  const error = byButton.error ?? (failureCode(fieldError) === 'passkey_stopped' ? null : fieldError);
  return (
    <div className={stack}>
      <div role="alert">
        {error === null ? null : (
          <Note kind="danger">
            <p>{sentenceOf(failureCode(error)) ?? refusedText(refusedBy(error))}</p>
          </Note>
        )}
      </div>
      <Button
        kind="outline"
        busyLabel={byButton.isPending && t({ id: 'common.busy', message: 'Bezig…' })}
        onClick={() => byButton.mutate({ inFields: false })}
      >
        <Trans id="passkey.login">Inloggen met een passkey</Trans>
      </Button>
    </div>
  );
}
