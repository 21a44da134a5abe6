import { expect, test } from 'vitest';
import type { CustomerMergePreview } from '#contract/names.ts';
import {
  differingFields,
  formerEmailsOf,
  isFreeToGo,
  mayMerge,
  mergedDetails,
  mergeOf,
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

const side = (id: string, customer: Details, changes: object = {}) => ({
  customer: { ...customer, id },
  version: id === 'c1' ? 3 : 8,
  note: '',
  usedBy: [],
  ...changes,
});

const previewOf = (goes: object = {}, stays: object = {}) =>
  ({ own: side('c1', own, stays), other: side('c2', other, goes) }) as unknown as CustomerMergePreview;

test('accounts are merged once nothing holds the one that goes, and both notes fit together', () => {
  const choice = { stays: 'own' as const, chosen: {} };
  expect(mayMerge(previewOf(), choice)).toBe(true);
  expect(mayMerge(previewOf({ usedBy: [{ kind: 'reservation', id: 'r1', name: 'K' }] }), choice)).toBe(false);
  const [one, another] = ['n', 'm'].map((letter) => ({ note: letter.repeat(1500) }));
  expect(mayMerge(previewOf(one, another), choice)).toBe(false);
});

test('a merge says who stays, both versions, and which values are those of the account that goes', () => {
  expect(mergeOf(previewOf(), { stays: 'own', chosen: {} })).toEqual({
    staysId: 'c1',
    merge: { otherId: 'c2', version: 3, otherVersion: 8, fromOther: ['middleName', 'address'] },
  });
  expect(mergeOf(previewOf(), { stays: 'other', chosen: { email: 'own' } })).toEqual({
    staysId: 'c2',
    merge: { otherId: 'c1', version: 8, otherVersion: 3, fromOther: ['email'] },
  });
});
