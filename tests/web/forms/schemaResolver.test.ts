import type { ResolverOptions } from 'react-hook-form';
import { expect, test } from 'vitest';
import { registrationSchema } from '#domain/people/registration.ts';
import { schemaResolver } from '#web/forms/schemaResolver.ts';

const resolve = schemaResolver(registrationSchema({ address: true }));
const options = {} as ResolverOptions<Parameters<typeof resolve>[0]>;

const values = {
  firstName: 'Anna',
  middleName: '',
  lastName: 'Berg',
  email: 'anna@example.com',
  phone: '0612345678',
  gender: 'f',
  newsletter: false,
  password: 'zeepbel12',
  passwordRepeat: 'zeepbel12',
  address: {
    street: 'Dorpsstraat',
    houseNumber: '12',
    houseNumberSuffix: '',
    zipCode: '1234 AB',
    city: 'Bad',
    country: 'nl',
  },
} as const;

test('a valid form gives what the server takes', async () => {
  const { errors, values: output } = await resolve(values as never, undefined, options);
  expect(errors).toEqual({});
  expect(output).toMatchObject({ email: 'anna@example.com', address: { houseNumber: 12 } });
});

test('each field has the code of its first issue, also inside the address', async () => {
  const wrong = { ...values, firstName: ' ', address: { ...values.address, zipCode: '12' } };
  const { errors, values: output } = await resolve(wrong as never, undefined, options);
  expect(output).toEqual({});
  expect(errors).toMatchObject({
    firstName: { message: 'required' },
    address: { zipCode: { message: 'zip_code_invalid' } },
  });
  expect(Object.keys(errors)).toEqual(expect.arrayContaining(['firstName', 'address']));
  expect(Object.keys(errors)).toHaveLength(2);
});
