import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { CustomerRegistration } from '#contract/names.ts';
import { fieldErrors } from '#domain/values/fieldErrors.ts';
import { loginSchema } from '#domain/people/login.ts';
import { newCustomerSchema, registrationSchema } from '#domain/people/registration.ts';
import { passwordSchema, staffPasswordSchema } from '#domain/people/password.ts';
import { anna } from './customers.ts';

const codes = (schema: z.ZodMiniType, form: unknown) =>
  fieldErrors(z.safeParse(schema, form)).map(({ pointer, code }) => `${pointer} ${code}`);

test.each([
  ['', ' required'],
  ['kort1', ' password_too_short'],
  ['met spatie erin', ' password_characters'],
  ['wachtwoord+1', ' password_characters'],
  ['wächtwoord1', ' password_characters'],
  ['a b', ' password_characters'],
  ['a'.repeat(129), ' too_long'],
])('password %j is refused with%s', (password, expected) => {
  expect(codes(passwordSchema, password)).toEqual([expected]);
});

test('eight of the allowed characters make a password', () => {
  expect(codes(passwordSchema, 'Aa1!@#$%')).toEqual([]);
  expect(codes(passwordSchema, '^*_.-zZ9')).toEqual([]);
});

test('a password of staff has fifteen of them', () => {
  expect(codes(staffPasswordSchema, 'Veertien-teken')).toEqual([' staff_password_too_short']);
  expect(codes(staffPasswordSchema, 'Vijftien-tekens')).toEqual([]);
});

test('a registration has details, a password and the same again', () => {
  const schema = registrationSchema({ address: true });
  const form = { ...anna, password: 'olijfgaard1', passwordRepeat: 'olijfgaard1' };
  expect(codes(schema, form)).toEqual([]);
  expect(codes(schema, { ...form, passwordRepeat: 'olijfgaard2' })).toEqual(['/passwordRepeat password_mismatch']);
  expect(codes(schema, { ...form, firstName: undefined, passwordRepeat: 'x' })).toEqual([
    '/firstName required',
    '/passwordRepeat password_mismatch',
  ]);
  expect(codes(schema, { ...form, password: '', passwordRepeat: '' })).toEqual([
    '/password required',
    '/passwordRepeat required',
  ]);
  expect(codes(schema, { ...form, password: 'kort', passwordRepeat: 'kort' })).toEqual([
    '/password password_too_short',
  ]);
});

test('the server is sent a registration without the repetition', () => {
  const body: CustomerRegistration = z.parse(newCustomerSchema({ address: false }), {
    ...anna,
    password: 'olijfgaard1',
    passwordRepeat: 'olijfgaard1',
  });
  expect(Object.keys(body)).not.toContain('passwordRepeat');
  expect(body.password).toBe('olijfgaard1');
});

test('login requires an address and any password', () => {
  expect(z.parse(loginSchema, { email: ' Anna@x.nl', password: 'oud wachtwoord' })).toEqual({
    email: 'anna@x.nl',
    password: 'oud wachtwoord',
  });
  expect(codes(loginSchema, { email: 'anna', password: '' })).toEqual(['/email email_invalid', '/password required']);
});
