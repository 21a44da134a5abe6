import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { linkClass } from '#web/ui/Link.css.ts';

export function PoolsCrumb() {
  return (
    <Link to="/admin/resources/pools" className={linkClass}>
      <Trans id="pool.all">Baden en zalen</Trans>
    </Link>
  );
}
