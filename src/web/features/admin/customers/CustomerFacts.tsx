import { Trans } from '@lingui/react/macro';
import type { CustomerDetails } from '#contract/names.ts';
import { card } from '../kit/AdminPage.css.ts';
import { comment } from '../kit/guests/Guests.css.ts';

type CustomerFactsProps = { details: Pick<CustomerDetails, 'customer' | 'note'> };

/** For who may look but not change. */
export function CustomerFacts({ details }: CustomerFactsProps) {
  const { email, phone, address } = details.customer;
  const note = details.note.text;
  return (
    <section className={card}>
      <p>{email}</p>
      <p>{phone}</p>
      {address === null ? null : (
        <p>
          {address.street} {address.houseNumber}
          {address.houseNumberSuffix}, {address.zipCode} {address.city}
        </p>
      )}
      {note === '' ? null : (
        <p className={comment}>
          <Trans id="admin.reservation.noteOf">Notitie: {note}</Trans>
        </p>
      )}
    </section>
  );
}
