import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { linkClass } from '#web/ui/Link.css.ts';

export function MessagesCrumb() {
  return (
    <Link to="/admin/messages" className={linkClass}>
      <Trans id="admin.messages">Berichten</Trans>
    </Link>
  );
}
