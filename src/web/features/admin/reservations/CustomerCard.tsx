import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { StaffReservation } from '#contract/names.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { fullName } from '../customers/fullName.ts';
import { card } from '../kit/AdminPage.css.ts';
import { ReservationComments } from '../kit/guests/ReservationComments.tsx';
import * as css from './Reservation.css.ts';

export function CustomerCard({ reservation: { customer, comment, customerNote } }: { reservation: StaffReservation }) {
  if (customer === null && comment === '') return null;
  return (
    <section className={`${card} ${css.section}`} aria-labelledby="customer-title">
      <h2 id="customer-title" className={type.h3}>
        <Trans id="admin.kind.customer">Klant</Trans>
      </h2>
      {customer === null ? null : (
        <p className={css.words}>
          <Link to="/admin/customers/$id" params={{ id: customer.id }} className={linkClass}>
            {fullName(customer)}
          </Link>
          <span>{customer.email}</span>
          <span>{customer.phone}</span>
        </p>
      )}
      <ReservationComments reservation={{ comment, customerNote, note: '' }} />
    </section>
  );
}
