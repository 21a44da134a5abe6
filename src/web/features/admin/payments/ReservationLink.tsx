import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { linkClass } from '#web/ui/Link.css.ts';
import { usePermission } from '../kit/usePermission.ts';

/** For who may see guests; by its number where that is at hand. */
export function ReservationLink({ id, number = null }: { id: string; number?: string | null }) {
  const mayRead = usePermission('read_guests');
  if (!mayRead) return <>{number ?? '–'}</>;
  return (
    <Link to="/admin/reservations/$id" params={{ id }} className={linkClass}>
      {number ?? <Trans id="admin.payments.reservation">Bekijk reservering</Trans>}
    </Link>
  );
}
