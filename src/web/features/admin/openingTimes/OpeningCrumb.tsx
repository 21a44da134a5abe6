import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { linkClass } from '#web/ui/Link.css.ts';

export function OpeningCrumb() {
  return (
    <Link to="/admin/opening-times" className={linkClass}>
      <Trans id="admin.openingTimes">Openingstijden</Trans>
    </Link>
  );
}
