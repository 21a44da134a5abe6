import { useLingui } from '@lingui/react/macro';
import type { Address, Customer } from '#contract/names.ts';
import * as css from './details.css.ts';

export function CustomerFacts({ customer }: { customer: Customer }) {
  const { t } = useLingui();
  const facts = [
    [t({ id: 'customer.firstName', message: 'Voornaam' }), customer.firstName],
    [t({ id: 'customer.lastName', message: 'Achternaam' }), withPrefix(customer)],
    [t({ id: 'customer.email', message: 'E-mailadres' }), customer.email],
    [t({ id: 'customer.phone', message: 'Telefoonnummer' }), customer.phone],
    [t({ id: 'customer.address', message: 'Adres' }), addressLine(customer.address)],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name} className={css.fact}>
            <dt className={css.term}>{name}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function withPrefix({ middleName, lastName }: Customer): string {
  return [middleName, lastName].filter(Boolean).join(' ');
}

/** Null without street, house number or city (specification §2, Info step). */
function addressLine(address: Address | null): string | null {
  if (!address?.street || !address.houseNumber || !address.city) return null;
  const { street, houseNumber, houseNumberSuffix, zipCode, city } = address;
  return `${street} ${houseNumber}${houseNumberSuffix ?? ''}, ${[zipCode, city].filter(Boolean).join(' ')}`;
}
