import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { linkClass } from '#web/ui/Link.css.ts';

export function KindsCrumb() {
  return (
    <Link to="/admin/resources/kinds" className={linkClass}>
      <Trans id="resource.kinds">Soorten</Trans>
    </Link>
  );
}
