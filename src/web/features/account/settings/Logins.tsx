import { Trans } from '@lingui/react/macro';
import { stack } from '#web/ui/theme/layout.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { Passkeys } from '../passkeys/Passkeys.tsx';
import { Sessions } from './Sessions.tsx';

export function Logins() {
  return (
    <div className={stack}>
      <Sessions />
      <h3 className={type.h3}>
        <Trans id="passkey.title">Inloggen zonder wachtwoord</Trans>
      </h3>
      <Passkeys />
    </div>
  );
}
