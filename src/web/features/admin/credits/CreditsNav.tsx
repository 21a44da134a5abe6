import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { usePermission } from '../kit/usePermission.ts';
import * as css from '../settings/Settings.css.ts';

export function CreditsNav() {
  const { t } = useLingui();
  const mayRead = usePermission('read_money');
  const mayManage = usePermission('manage_promo_codes');
  return (
    <nav aria-label={t({ id: 'credit.nav', message: 'Soorten tegoed' })}>
      <ul className={css.nav}>
        {mayRead ? (
          <li>
            <Link to="/admin/credits" activeOptions={{ exact: true, includeSearch: false }} className={css.navLink}>
              <Trans id="credit.cards">Cadeaubonnen en vouchers</Trans>
            </Link>
          </li>
        ) : null}
        {mayRead ? (
          <li>
            <Link to="/admin/credits/batches" className={css.navLink}>
              <Trans id="credit.batches">Series bonnen</Trans>
            </Link>
          </li>
        ) : null}
        {mayRead ? (
          <li>
            <Link to="/admin/credits/multi-visit-cards" className={css.navLink}>
              <Trans id="credit.visits">Badenkaarten en abonnementen</Trans>
            </Link>
          </li>
        ) : null}
        {mayManage ? (
          <li>
            <Link to="/admin/credits/promo-codes" className={css.navLink}>
              <Trans id="credit.promoCodes">Kortingscodes</Trans>
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
