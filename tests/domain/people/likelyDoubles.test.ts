import { expect, test } from 'vitest';
import { doubleReasons, likelyDoubles } from '#domain/people/likelyDoubles.ts';
import type { Comparable } from '#domain/people/likelyDoubles.ts';

const person = (details: Partial<Comparable> = {}): Comparable => ({
  firstName: 'Noël',
  lastName: 'van den Berg-Smit',
  email: 'noel.berg@proefbad.example',
  phone: '0612345678',
  address: { zipCode: '1234 AB' },
  ...details,
});

const stranger = person({
  firstName: 'Pim',
  lastName: 'Bos',
  email: 'pim@elders.example',
  phone: '0687654321',
  address: { zipCode: '9999 ZZ' },
});

test.each<[string, Partial<Comparable>, string[]]>([
  ['a number with and without the country', { phone: '+31 (0)6 - 12 34 56 78' }, ['phone']],
  ['an address with other dots and capitals', { email: 'NoelBerg@Proefbad.example' }, ['email']],
  ['an address with a tag', { email: 'noel.berg+spa@proefbad.example' }, ['email']],
  ['the same letters at another mail service', { email: 'noelberg@elders.example' }, []],
  [
    'a name without accents and signs at the same postcode',
    { firstName: 'noel', lastName: 'Van den Berg Smit', address: { zipCode: '1234ab' } },
    ['name_and_zip_code'],
  ],
  ['a name at another postcode', { firstName: 'Noël', lastName: 'van den Berg-Smit' }, []],
  ['a postcode with another name', { address: { zipCode: '1234 AB' } }, []],
])('%s', (_what, details, reasons) => {
  expect(doubleReasons(person(), { ...stranger, ...details })).toEqual(reasons);
});

test('who has no address or no readable number is not the same as another without', () => {
  const bare = { address: null, phone: 'onbekend' };
  expect(doubleReasons(person({ ...bare, email: 'een@elders.example' }), person(bare))).toEqual([]);
});

test('who shares the most stands first, and who shares nothing is left out', () => {
  const [byPhone, twin] = [
    { ...stranger, phone: '+31612345678' },
    { ...stranger, phone: '0612345678', email: 'noelberg@proefbad.example' },
  ];
  expect(likelyDoubles(person(), [stranger, byPhone, twin])).toEqual([
    { ...twin, reasons: ['email', 'phone'] },
    { ...byPhone, reasons: ['phone'] },
  ]);
});
