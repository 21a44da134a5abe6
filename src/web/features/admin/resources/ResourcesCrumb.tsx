import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { linkClass } from '#web/ui/Link.css.ts';

export function ResourcesCrumb() {
  return (
    <Link to="/admin/resources" className={linkClass}>
      <Trans id="admin.resources">Therapeuten en ruimtes</Trans>
    </Link>
  );
}
