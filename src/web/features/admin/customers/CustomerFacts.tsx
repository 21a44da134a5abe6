import type { Customer } from '#contract/names.ts';
import { card } from '../kit/AdminPage.css.ts';

/** For who may look but not change. */
export function CustomerFacts({ customer: { email, phone, address } }: { customer: Customer }) {
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
    </section>
  );
}
