import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useMatch } from '@tanstack/react-router';
import { useConfig } from '#web/queries/settings.ts';
import { useIsLoggedIn } from '#web/queries/useTokens.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { container } from '#web/ui/theme/layout.css.ts';
import { wideOnly } from '#web/ui/StepBar.css.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import * as css from './Site.css.ts';
import { useVenueName } from './useVenueName.ts';

export function SiteHeader() {
  const { t } = useLingui();
  const { siteUrl, logo } = useConfig().venue;
  const name = useVenueName();
  const onStart = useMatch({ from: '/', shouldThrow: false }) !== undefined;
  return (
    <header className={css.header}>
      <div className={joinClasses(container, css.headerRow)}>
        <Link to="/" className={css.home} aria-label={t({ id: 'site.home', message: 'Naar het begin' })}>
          {logo ? <Picture image={logo} width={200} className={css.logo} eager /> : <Logo {...name} />}
        </Link>
        <LanguageLinks className={css.headerLanguages} />
        <a href={siteUrl} className={css.toSite}>
          <Trans id="common.to_site">Naar de website</Trans>
        </a>
        {onStart ? <AccountButton /> : null}
      </div>
    </header>
  );
}

/** Wide screens only; phones have theirs at the bottom of the start page. */
function AccountButton() {
  const loggedIn = useIsLoggedIn();
  return (
    <span className={wideOnly}>
      <Link to="/customer" className={buttonClass({ kind: 'outline', size: 'small' })}>
        <Icon name="person" />
        {loggedIn ? <Trans id="common.account">Mijn account</Trans> : <Trans id="common.login">Inloggen</Trans>}
      </Link>
    </span>
  );
}
