import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useConfig } from '#web/queries/settings.ts';
import { useIsLoggedIn } from '#web/queries/useTokens.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { linkClass } from '#web/ui/Link.css.ts';
import * as css from './Success.css.ts';

export function WayOn({ isOrder = false, children }: { isOrder?: boolean; children?: ReactNode }) {
  const { facilitiesUrl } = useConfig().venue;
  const loggedIn = useIsLoggedIn();
  return (
    <>
      <div className={css.actions}>
        {loggedIn ? (
          <Link to="/customer" className={buttonClass({ kind: 'filled' })}>
            {isOrder ? (
              <Trans id="success.account_order">Bekijk je bestelling</Trans>
            ) : (
              <Trans id="success.account">Bekijk je reservering</Trans>
            )}
          </Link>
        ) : (
          <Link to="/" className={buttonClass({ kind: 'filled' })}>
            <Trans id="pages.not_found.home">Terug naar home</Trans>
          </Link>
        )}
        {children}
      </div>
      <a href={facilitiesUrl} className={css.more}>
        <span className={linkClass}>
          <Trans id="success.facilities">Bekijk onze faciliteiten</Trans>
        </span>
        <Icon name="external" size={18} />
      </a>
    </>
  );
}
