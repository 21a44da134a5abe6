import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '#web/ui/Button.css.ts';
import { usePermission } from './usePermission.ts';

type NewReservationLinkProps = { date?: string; customerId?: string; children?: ReactNode };

/** To a booking at the desk, for who may; today where no day is given. */
export function NewReservationLink({ date, customerId, children }: NewReservationLinkProps) {
  if (!usePermission('change_reservations')) return null;
  const search = {
    ...(date === undefined ? {} : { date }),
    ...(customerId === undefined ? {} : { customer: customerId }),
  };
  return (
    <Link to="/admin/reservations/create" search={search} className={buttonClass({ kind: 'filled', size: 'small' })}>
      {children ?? <Trans id="admin.desk.title">Nieuwe reservering</Trans>}
    </Link>
  );
}
