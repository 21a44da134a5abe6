import type { CustomerForm } from '#contract/names.ts';
import { customerChangeSchema, customerSchema } from '#domain/people/customer.ts';
import { fieldErrors } from '#domain/values/fieldErrors.ts';
import { formCodes } from '#domain/values/formFields.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anna } from './customers.ts';

const withAddress = customerSchema({ address: true });
const withoutAddress = customerSchema({ address: false });
const codesFor = (part: Record<string, unknown>, schema = withAddress) =>
  fieldErrors(z.safeParse(schema, { ...anna, ...part }));

test('what a visitor types becomes what the contract sends', () => {
  const form: CustomerForm = z.parse(withAddress, anna);
  expect(form).toEqual({
    firstName: 'Anna',
    middleName: null,
    lastName: 'Jansen',
    email: 'anna@olijfgaard.example',
    phone: '0612345678',
    gender: 'f',
    newsletter: true,
    address: {
      street: 'Dorpsstraat',
      houseNumber: 12,
      houseNumberSuffix: 'a',
      zipCode: '1234 AB',
      city: 'Zwolle',
      country: 'nl',
    },
  });
});

test('what was stored passes again unchanged', () => {
  const stored = z.parse(withAddress, anna);
  expect(z.parse(withAddress, stored)).toEqual(stored);
});

test('an empty form names each required field once', () => {
  const empty = { ...anna, firstName: '', lastName: ' ', email: '', phone: '', gender: '', newsletter: undefined };
  const address = { street: '', houseNumber: '', houseNumberSuffix: '', zipCode: '', city: '', country: '' };
  expect(fieldErrors(z.safeParse(withAddress, { ...empty, address }))).toEqual(
    ['firstName', 'lastName', 'email', 'phone', 'gender']
      .concat(['address/street', 'address/houseNumber', 'address/city', 'address/country'])
      .map((field) => ({ pointer: `/${field}`, code: 'required' })),
  );
  expect(fieldErrors(z.safeParse(withAddress, {})).map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
    '/firstName required',
    '/lastName required',
    '/email required',
    '/phone required',
    '/gender required',
    '/address required',
  ]);
});

test('no words but codes are given for anything wrong', () => {
  const wrongs = [
    null,
    1,
    'x',
    [],
    {},
    ...Object.keys(anna).flatMap((key) => [
      { ...anna, [key]: 5 },
      { ...anna, [key]: null },
    ]),
  ];
  const codes = wrongs.flatMap((wrong) => fieldErrors(z.safeParse(withAddress, wrong)).map(({ code }) => code));
  expect(codes.filter((code) => !(formCodes as readonly string[]).includes(code))).toEqual([]);
});

test('the newsletter is off unless chosen', () => {
  const { newsletter: _, ...form } = anna;
  expect(z.parse(withAddress, form).newsletter).toBe(false);
});

test('a middle name is optional', () => {
  expect(z.parse(withAddress, { ...anna, middleName: ' van der ' }).middleName).toBe('van der');
  expect(z.parse(withAddress, { ...anna, middleName: undefined }).middleName).toBeNull();
  expect(z.parse(withAddress, { ...anna, middleName: null }).middleName).toBeNull();
});

test.each(['anna', 'anna@', '@x.nl', 'anna@x', 'anna@x.nl, bob@x.nl', 'anna@x..nl'])(
  '%j is no e-mail address',
  (email) => {
    expect(codesFor({ email })).toEqual([{ pointer: '/email', code: 'email_invalid' }]);
  },
);

test('names have a limit', () => {
  expect(codesFor({ firstName: 'a'.repeat(101), middleName: 'b'.repeat(51) })).toEqual([
    { pointer: '/firstName', code: 'too_long' },
    { pointer: '/middleName', code: 'too_long' },
  ]);
});

test('gender is one of m, f and x', () => {
  expect(['m', 'f', 'x'].map((gender) => codesFor({ gender }))).toEqual([[], [], []]);
  expect(codesFor({ gender: 'v' })).toEqual([{ pointer: '/gender', code: 'required' }]);
});

test('without addresses at the venue, none is required and none is stored', () => {
  const { address: _, ...form } = anna;
  expect(z.parse(withoutAddress, form).address).toBeNull();
  expect(z.parse(withoutAddress, anna).address).toBeNull();
  expect(codesFor({ address: { street: '' } }, withoutAddress)).toEqual([]);
  expect(codesFor({ address: null })).toEqual([{ pointer: '/address', code: 'required' }]);
});

test('a customer who changes the e-mail address gives the current password, which else is not sent', () => {
  const schema = customerChangeSchema({ address: false }, 'anna@olijfgaard.example');
  const change = (part: object) => z.safeParse(schema, { ...anna, ...part });
  expect(change({ currentPassword: 'geheim' }).data).not.toHaveProperty('currentPassword');
  expect(change({}).data).toMatchObject({ email: 'anna@olijfgaard.example' });
  const elsewhere = { email: 'a.jansen@elders.example' };
  for (const currentPassword of ['', undefined]) {
    expect(fieldErrors(change({ ...elsewhere, currentPassword }))).toEqual([
      { pointer: '/currentPassword', code: 'required' },
    ]);
  }
  expect(change({ ...elsewhere, currentPassword: 'geheim' }).data).toMatchObject({
    ...elsewhere,
    firstName: 'Anna',
    currentPassword: 'geheim',
  });
});
