import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useIsLoggedIn } from '#web/queries/useTokens.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { Icon } from '#web/ui/Icon.tsx';
import * as css from './Start.css.ts';

export function AccountLink() {
  const loggedIn = useIsLoggedIn();
  return (
    <div className={css.account}>
      <Link to="/customer/login" className={buttonClass({ kind: 'outline', size: 'small' })}>
        <Icon name="person" />
        {loggedIn ? <Trans id="common.account">Mijn account</Trans> : <Trans id="common.login">Inloggen</Trans>}
      </Link>
    </div>
  );
}
