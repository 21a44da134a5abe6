import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { usePermission } from '../kit/usePermission.ts';
import * as css from '../settings/Settings.css.ts';

/** What was paid, what only people can settle, every movement, and whether the books are right. */
export function PaymentsNav() {
  const { t } = useLingui();
  const mayAudit = usePermission('read_audit');
  return (
    <nav aria-label={t({ id: 'admin.payments.nav', message: 'Geldzaken' })}>
      <ul className={css.nav}>
        <li>
          <Link to="/admin/payments" activeOptions={{ exact: true, includeSearch: false }} className={css.navLink}>
            <Trans id="admin.payments.online">Online betalingen</Trans>
          </Link>
        </li>
        <li>
          <Link to="/admin/payments/exceptions" activeOptions={{ includeSearch: false }} className={css.navLink}>
            <Trans id="admin.payments.exceptions">Uit te zoeken</Trans>
          </Link>
        </li>
        <li>
          <Link to="/admin/payments/ledger" activeOptions={{ includeSearch: false }} className={css.navLink}>
            <Trans id="admin.payments.ledger">Grootboek</Trans>
          </Link>
        </li>
        <li>
          <Link to="/admin/payments/day-closes" activeOptions={{ includeSearch: false }} className={css.navLink}>
            <Trans id="dayClose.all">Dagafsluiting</Trans>
          </Link>
        </li>
        {mayAudit ? (
          <li>
            <Link to="/admin/payments/books" className={css.navLink}>
              <Trans id="admin.payments.books">Controle</Trans>
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
