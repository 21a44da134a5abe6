import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { failureCode, refusedBy } from '#machines/failureCode.ts';
import { usePasskeySentence } from '#web/features/people/passkeys/usePasskeySentence.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { answerWithPasskey } from '#web/queries/admin/passkeys.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { stack } from '#web/ui/theme/layout.css.ts';

type PasskeyStepProps = { challenge: string; onOutdated: () => void };

export function PasskeyStep({ challenge, onOutdated }: PasskeyStepProps) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useMutation(answerWithPasskey);
  const sentenceOf = usePasskeySentence();
  const onError = (failure: unknown): void => {
    if (failureCode(failure) === 'token_invalid') onOutdated();
  };
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
        busyLabel={isPending && t({ id: 'common.busy', message: 'Bezig…' })}
        onClick={() => mutate(challenge, { onError })}
      >
        <Trans id="passkey.login">Inloggen met een passkey</Trans>
      </Button>
    </div>
  );
}
