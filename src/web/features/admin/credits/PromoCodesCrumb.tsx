import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { linkClass } from '#web/ui/Link.css.ts';

export function PromoCodesCrumb() {
  return (
    <Link to="/admin/credits/promo-codes" className={linkClass}>
      <Trans id="credit.promoCodes">Kortingscodes</Trans>
    </Link>
  );
}
