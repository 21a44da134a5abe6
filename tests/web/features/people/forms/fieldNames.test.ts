import { expect, test } from 'vitest';
import { errorList, fieldId, nameOfPointer } from '#web/features/people/forms/fieldNames.ts';

test('the summary lists errors in the order of the screen, those of the address too', () => {
  const errors = {
    address: { city: { type: '', message: 'required' } },
    phone: { type: '', message: 'phone_invalid' },
    root: { message: 'ignored' },
  };
  expect(errorList(errors, ['phone', 'address.city'])).toEqual([
    { name: 'phone', code: 'phone_invalid' },
    { name: 'address.city', code: 'required' },
  ]);
});

test('what the server says of a field reaches that field', () => {
  expect(nameOfPointer('/address/zipCode')).toBe('address.zipCode');
  expect(fieldId('register', 'address.zipCode')).toBe('register-address-zipCode');
});
