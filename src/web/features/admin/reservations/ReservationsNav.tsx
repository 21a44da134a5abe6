import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import * as css from '../settings/Settings.css.ts';

export function ReservationsNav() {
  const { t } = useLingui();
  return (
    <nav aria-label={t({ id: 'admin.reservations.nav', message: 'Reserveringen en mails' })}>
      <ul className={css.nav}>
        <li>
          <Link to="/admin/reservations" activeOptions={{ exact: true, includeSearch: false }} className={css.navLink}>
            <Trans id="admin.reservations">Reserveringen</Trans>
          </Link>
        </li>
        <li>
          <Link to="/admin/reservations/mails" activeOptions={{ includeSearch: false }} className={css.navLink}>
            <Trans id="books.mails">Mails</Trans>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
