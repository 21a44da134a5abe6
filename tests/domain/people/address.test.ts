import { addressQuestion, addressSchema, splitHouseNumber } from '#domain/people/address.ts';
import { fieldErrors } from '#domain/values/fieldErrors.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anna } from './customers.ts';

const codesFor = (part: Record<string, unknown>) =>
  fieldErrors(z.safeParse(addressSchema, { ...anna.address, ...part })).map(
    ({ pointer, code }) => `${pointer} ${code}`,
  );

test.each(['1234ab', '1234 AB ', ' 1234AB', '0000 zz'])('%j is a Dutch postcode', (zipCode) => {
  expect(codesFor({ zipCode })).toEqual([]);
});

test.each(['123 AB', '12345 AB', '1234  AB', '1234 A', '1234 ABC', 'AB 1234', '1234-AB'])(
  '%j is no Dutch postcode',
  (zipCode) => {
    expect(codesFor({ zipCode })).toEqual(['/zipCode zip_code_invalid']);
  },
);

test('a Dutch address needs a postcode, another one may go without', () => {
  expect(codesFor({ zipCode: '' })).toEqual(['/zipCode required']);
  expect(codesFor({ zipCode: undefined })).toEqual(['/zipCode required']);
  expect(codesFor({ zipCode: '', country: 'de' })).toEqual([]);
  expect(z.parse(addressSchema, { ...anna.address, zipCode: ' B-2000 ', country: 'be' }).zipCode).toBe('B-2000');
  expect(z.parse(addressSchema, { ...anna.address, zipCode: null, country: 'be' }).zipCode).toBe('');
});

test('a wrong postcode is reported together with what else is missing', () => {
  expect(codesFor({ street: '', zipCode: '12', city: undefined })).toEqual([
    '/street required',
    '/city required',
    '/zipCode zip_code_invalid',
  ]);
});

test('a house number is digits, from one up', () => {
  expect([codesFor({ houseNumber: '12a' }), codesFor({ houseNumber: '0' }), codesFor({ houseNumber: -1 })]).toEqual(
    Array.from({ length: 3 }, () => ['/houseNumber digits_only']),
  );
  expect(codesFor({ houseNumber: '1.5' })).toEqual(['/houseNumber digits_only']);
  expect(codesFor({ houseNumber: '123456' })).toEqual(['/houseNumber too_long']);
  expect([codesFor({ houseNumber: '' }), codesFor({ houseNumber: null })]).toEqual([
    ['/houseNumber required'],
    ['/houseNumber required'],
  ]);
  expect(z.parse(addressSchema, { ...anna.address, houseNumber: 12 }).houseNumber).toBe(12);
  expect(z.parse(addressSchema, { ...anna.address, houseNumber: ' 007 ' }).houseNumber).toBe(7);
});

test('a suffix is optional and a country must exist', () => {
  expect(z.parse(addressSchema, { ...anna.address, houseNumberSuffix: ' ' }).houseNumberSuffix).toBeNull();
  expect(codesFor({ country: 'xx' })).toEqual(['/country required']);
  expect(codesFor({ country: 'NL' })).toEqual(['/country required']);
});

test.each([
  ['12a', { houseNumber: '12', houseNumberSuffix: 'a' }],
  [' 12 bis ', { houseNumber: '12', houseNumberSuffix: 'bis' }],
  ['12-2', { houseNumber: '12', houseNumberSuffix: '2' }],
  ['12', null],
  ['120', null],
  ['a', null],
])('%j typed as a house number is split', (houseNumber, expected) => {
  expect(splitHouseNumber({ houseNumber, houseNumberSuffix: '' })).toEqual(expected);
});

test('a suffix that somebody typed is left alone', () => {
  expect(splitHouseNumber({ houseNumber: '12a', houseNumberSuffix: 'b' })).toBeNull();
});

test.each(['a12b', '12 a b', '12--', '12', ' '])('%j has no suffix to split', (houseNumber) => {
  expect(splitHouseNumber({ houseNumber, houseNumberSuffix: '' })).toBeNull();
});

test('between number and suffix there may be any room', () => {
  const split = { houseNumber: '12', houseNumberSuffix: 'a' };
  expect(splitHouseNumber({ houseNumber: '12 - a', houseNumberSuffix: '  ' })).toEqual(split);
  expect(splitHouseNumber({ houseNumber: '12  a', houseNumberSuffix: '' })).toEqual(split);
});

test('the highest house number is 99999', () => {
  expect(codesFor({ houseNumber: '99999' })).toEqual([]);
  expect(codesFor({ houseNumber: '100000' })).toEqual(['/houseNumber too_long']);
});

test('a postcode of spaces is none', () => {
  expect(codesFor({ zipCode: '   ' })).toEqual(['/zipCode required']);
});

const complete = { zipCode: '1234ab', houseNumber: ' 12 ', country: 'nl' };

test('the Dutch register is asked once postcode and house number are complete', () => {
  expect(addressQuestion(complete)).toEqual({ zipCode: '1234 AB', houseNumber: 12 });
  expect(addressQuestion({ ...complete, zipCode: '1234 ab ' })).toEqual({ zipCode: '1234 AB', houseNumber: 12 });
});

test.each([{ zipCode: '1234a' }, { houseNumber: '' }, { houseNumber: '12a' }, { country: 'be' }])(
  'the Dutch register is not asked with %j',
  (part) => {
    expect(addressQuestion({ ...complete, ...part })).toBeNull();
  },
);
