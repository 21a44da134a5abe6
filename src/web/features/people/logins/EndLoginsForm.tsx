import { Trans, useLingui } from '@lingui/react/macro';
import { PasswordProof } from '../forms/PasswordProof.tsx';
import type { LoginEnding } from './useLoginEnding.ts';

type EndLoginsFormProps = { ending: LoginEnding<{ password: string }>; device: string };

/** Whoever found a telephone cannot shut its owner out. */
export function EndLoginsForm({ ending, device }: EndLoginsFormProps) {
  const { t } = useLingui();
  return (
    <PasswordProof
      formId="endLogins"
      label={t({ id: 'logins.end', message: 'Elders uitloggen' })}
      submit={<Trans id="logins.end.submit">Uitloggen</Trans>}
      failureTitle={t({ id: 'logins.end.failed', message: 'Er is niet uitgelogd' })}
      onSubmit={ending.confirm}
      onClose={ending.dismiss}
    >
      <p>
        {ending.sessionId === null ? (
          <Trans id="logins.end.others">Op alle andere apparaten word je uitgelogd. Vul je wachtwoord in.</Trans>
        ) : (
          <Trans id="logins.end.one">Op dit apparaat ({device}) word je uitgelogd. Vul je wachtwoord in.</Trans>
        )}
      </p>
    </PasswordProof>
  );
}
