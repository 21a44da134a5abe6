import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { linkClass } from '#web/ui/Link.css.ts';

export function RosterCrumb({ id }: { id: string }) {
  return (
    <Link to="/admin/resources/$id/roster" params={{ id }} className={linkClass}>
      <Trans id="admin.kind.roster">Rooster</Trans>
    </Link>
  );
}
