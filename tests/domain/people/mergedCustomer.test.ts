import { expect, test } from 'vitest';
import {
  differingFields,
  formerEmailsOf,
  isFreeToGo,
  mergedDetails,
  mergeSides,
} from '#domain/people/mergedCustomer.ts';

interface Details {
  firstName: string;
  middleName: string | null;
  lastName: string;
  email: string;
  phone: string;
  gender: string;
  address: { zipCode: string } | null;
  newsletter: boolean;
}

const own: Details = {
  firstName: 'Anna',
  middleName: null,
  lastName: 'Boer',
  email: 'anna@proefbad.example',
  phone: '0612345678',
  gender: 'f',
  address: null,
  newsletter: true,
};
const other = { ...own, middleName: 'de', email: 'a.boer@elders.example', address: { zipCode: '1234 AB' } };

test('only what differs has to be chosen, and what is lacking is taken over', () => {
  expect(differingFields(own, other)).toEqual(['middleName', 'email', 'address']);
  const sides = { own, other };
  expect(mergeSides(sides, 'own', {})).toEqual({ middleName: 'other', email: 'own', address: 'other' });
  expect(mergeSides(sides, 'other', {})).toEqual({ middleName: 'other', email: 'other', address: 'other' });
  const chosen = { middleName: 'own', email: 'other' } as const;
  expect(mergeSides(sides, 'own', chosen)).toEqual({ middleName: 'own', email: 'other', address: 'other' });
});

test('only the account that stays may be booking or paying meanwhile', () => {
  const booking = { usedBy: [{ kind: 'reservation' as const, id: 'r1', name: 'K-7M3Q-9F2X' }] };
  const preview = { own: booking, other: { usedBy: [] } };
  expect(isFreeToGo(preview, { stays: 'own', chosen: {} })).toBe(true);
  expect(isFreeToGo(preview, { stays: 'other', chosen: {} })).toBe(false);
});

test('chosen fields become those of the other, and the rest stays', () => {
  expect(mergedDetails(own, other, ['middleName'])).toEqual({ ...own, middleName: 'de' });
});

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])('a newsletter asked for %j and %j goes on: %j', (one, two, expected) => {
  expect(mergedDetails({ ...own, newsletter: one }, { ...other, newsletter: two }, []).newsletter).toBe(expected);
});

test('addresses that go are remembered once, those of former merges too', () => {
  const [first, second] = [
    { ...own, pendingEmail: null, formerEmails: ['oud@elders.example'] },
    { ...other, pendingEmail: 'nieuw@elders.example', formerEmails: ['oud@elders.example', own.email] },
  ];
  expect(formerEmailsOf(first, second)).toEqual([
    'oud@elders.example',
    'a.boer@elders.example',
    'nieuw@elders.example',
  ]);
});
