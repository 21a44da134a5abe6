import { expect, test } from 'vitest';
import type { Customer } from '#contract/names.ts';
import { customerSchema } from '#domain/people/customer.ts';
import { customerValues, emptyCustomer } from '#web/features/people/forms/customerValues.ts';

const anna: Customer = {
  id: 'c1',
  firstName: 'Anna',
  middleName: null,
  lastName: 'Berg',
  email: 'anna@voorbeeld.nl',
  phone: '0612345678',
  gender: 'f',
  newsletter: false,
  emailConfirmed: true,
  pendingEmail: null,
  address: {
    street: 'Beekweg',
    houseNumber: 12,
    houseNumberSuffix: null,
    zipCode: '7351 AB',
    city: 'Hoenderveld',
    country: 'nl',
  },
};

test('saving the details unchanged sends them as they were', () => {
  const { id: _id, emailConfirmed: _confirmed, pendingEmail: _pending, ...details } = anna;
  expect(customerSchema({ address: true }).parse(customerValues(anna))).toEqual(details);
});

test('a customer without an address starts with an empty one in the Netherlands', () => {
  expect(customerValues({ ...anna, address: null }).address).toEqual(emptyCustomer.address);
  expect(emptyCustomer.address.country).toBe('nl');
});
