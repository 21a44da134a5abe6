import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { linkClass } from '#web/ui/Link.css.ts';
import { usePermission } from '../kit/usePermission.ts';

/** For who may see guests. */
export function ReservationLink({ id }: { id: string }) {
  const mayRead = usePermission('read_guests');
  if (!mayRead) return <>–</>;
  return (
    <Link to="/admin/reservations/$id" params={{ id }} className={linkClass}>
      <Trans id="admin.payments.reservation">Bekijk reservering</Trans>
    </Link>
  );
}
