import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { inviteFormSchema, roleFormSchema, setUpSchema, staffAccountSchema } from '#domain/people/staffForms.ts';
import { fieldErrors } from '#domain/values/fieldErrors.ts';

const codes = (schema: z.ZodMiniType, form: unknown) =>
  fieldErrors(z.safeParse(schema, form)).map(({ pointer, code }) => `${pointer} ${code}`);

const mila = { firstName: 'Mila', lastName: 'Smit', email: 'mila@olijfgaard.example' };

test('an account has a name and an address, and a new password as long as that of staff', () => {
  expect(codes(staffAccountSchema, mila)).toEqual([]);
  expect(codes(staffAccountSchema, { ...mila, firstName: ' ', newPassword: 'olijfgaard1' })).toEqual([
    '/firstName required',
    '/newPassword staff_password_too_short',
  ]);
  expect(codes(roleFormSchema, { name: 'x'.repeat(61) })).toEqual(['/name too_long']);
  expect(codes(inviteFormSchema, { email: 'mila' })).toEqual(['/email email_invalid']);
});

const venue = { name: 'Zeebad', contactEmail: 'info@zeebad.example', languages: ['nl', 'de'] };
const setUp = (part: object) =>
  codes(setUpSchema, { ...mila, password: 'olijfgaard-mila-1', venue: { ...venue, ...part } });
const opening = { weekdays: [1, 2], from: '10:00', to: '22:00' };

test('a venue that is set up speaks Dutch at least, and need not be open yet', () => {
  expect([setUp({}), setUp({ opening })]).toEqual([[], []]);
  expect(setUp({ languages: ['de'] })).toEqual(['/venue/languages required']);
  expect(setUp({ name: '', contactEmail: '' })).toEqual(['/venue/name required', '/venue/contactEmail required']);
});

test.each([
  [{ from: '10:07' }, ['from off_grid']],
  [{ to: '24:00' }, []],
  [{ to: '21:5' }, ['to required']],
  [{ from: '' }, ['from required']],
  [{ from: '22:00' }, ['to times_reversed']],
  [{ from: '22:05' }, ['to times_reversed']],
])('opening times with %j have %j', (part, errors) => {
  expect(setUp({ opening: { ...opening, ...part } })).toEqual(errors.map((error) => `/venue/opening/${error}`));
});
