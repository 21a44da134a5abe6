import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { CustomerRegistration } from '#contract/names.ts';
import { fieldErrors } from '#domain/values/fieldErrors.ts';
import { loginSchema } from '#domain/people/login.ts';
import { newCustomerSchema, registrationSchema } from '#domain/people/registration.ts';
import { passkeyFormSchema } from '#domain/people/passkey.ts';
import { passwordSchema, staffPasswordSchema } from '#domain/people/password.ts';
import { passwordChangeSchema, passwordProofSchema } from '#domain/people/passwordChange.ts';
import {
  newPasswordSchema,
  newStaffPasswordSchema,
  repeatedPasswordSchema,
  repeatedStaffPasswordSchema,
  resetRequestSchema,
} from '#domain/people/passwordReset.ts';
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

test.each([
  [repeatedPasswordSchema, 'olijfgaard1'],
  [repeatedStaffPasswordSchema, 'olijfgaard-mila-1'],
])('a new password is typed twice', (schema, password) => {
  expect(codes(schema, { password, passwordRepeat: password })).toEqual([]);
  expect(codes(schema, { password, passwordRepeat: `${password}x` })).toEqual(['/passwordRepeat password_mismatch']);
  expect(codes(schema, { password, passwordRepeat: '' })).toEqual(['/passwordRepeat password_mismatch']);
  expect(codes(schema, { password: '', passwordRepeat: password })).toEqual([
    '/password required',
    '/passwordRepeat password_mismatch',
  ]);
  expect(codes(schema, { password: '', passwordRepeat: '' })).toEqual([
    '/password required',
    '/passwordRepeat required',
  ]);
  expect(codes(schema, null)).toEqual([' required']);
  expect(codes(schema, 'x')).toEqual([' required']);
});

test('a password is reset by the address, then with one that is long enough', () => {
  expect(z.parse(resetRequestSchema, { email: ' Anna@x.nl' })).toEqual({ email: 'anna@x.nl' });
  expect(codes(resetRequestSchema, {})).toEqual(['/email required']);
  expect(codes(newPasswordSchema, { password: 'olijfje' })).toEqual(['/password password_too_short']);
  expect(codes(newPasswordSchema, { password: 'olijfje1' })).toEqual([]);
  expect(codes(newStaffPasswordSchema, { password: 'olijfje1' })).toEqual(['/password staff_password_too_short']);
});

test('who changes a password, or proves who they are, gives the current one, whatever it looks like', () => {
  const form = { currentPassword: 'é', password: 'olijfgaard1', passwordRepeat: 'olijfgaard1' };
  expect(codes(passwordChangeSchema, form)).toEqual([]);
  expect(codes(passwordChangeSchema, { ...form, currentPassword: '' })).toEqual(['/currentPassword required']);
  expect(codes(passwordChangeSchema, { ...form, passwordRepeat: 'x' })).toEqual(['/passwordRepeat password_mismatch']);
  expect(codes(passwordProofSchema, { password: 'é' })).toEqual([]);
  expect(codes(passwordProofSchema, { password: '' })).toEqual(['/password required']);
});

test('a passkey has a name of sixty characters at most', () => {
  const named = (name: string) => ({ name, currentPassword: 'geheim' });
  expect(z.parse(passkeyFormSchema, named(' Laptop '))).toEqual(named('Laptop'));
  expect([codes(passkeyFormSchema, named(' ')), codes(passkeyFormSchema, named('x'.repeat(61)))]).toEqual([
    ['/name required'],
    ['/name too_long'],
  ]);
  expect(codes(passkeyFormSchema, named('x'.repeat(60)))).toEqual([]);
});
