import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import * as css from './Settings.css.ts';

export function SettingsNav() {
  const { t } = useLingui();
  const exact = { exact: true, includeSearch: false };
  return (
    <nav aria-label={t({ id: 'settings.nav', message: 'Groepen van instellingen' })}>
      <ul className={css.nav}>
        <li>
          <Link to="/admin/settings" activeOptions={exact} className={css.navLink}>
            <Trans id="settings.general">Algemeen</Trans>
          </Link>
        </li>
        <li>
          <Link to="/admin/settings/products" className={css.navLink}>
            <Trans id="settings.products">Producten</Trans>
          </Link>
        </li>
        <li>
          <Link to="/admin/settings/swimwear" className={css.navLink}>
            <Trans id="settings.swimwear">Badkleding</Trans>
          </Link>
        </li>
        <li>
          <Link to="/admin/settings/payments" className={css.navLink}>
            <Trans id="settings.payments">Betalen</Trans>
          </Link>
        </li>
        <li>
          <Link to="/admin/settings/mails" className={css.navLink}>
            <Trans id="settings.mails">Mails</Trans>
          </Link>
        </li>
        <li>
          <Link to="/admin/settings/branding" className={css.navLink}>
            <Trans id="settings.branding">Huisstijl</Trans>
          </Link>
        </li>
        <li>
          <Link to="/admin/settings/limits" className={css.navLink}>
            <Trans id="settings.limits">Grenzen</Trans>
          </Link>
        </li>
        <li>
          <Link to="/admin/settings/legal" className={css.navLink}>
            <Trans id="settings.legal">Wet en privacy</Trans>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
