import { expect, test } from 'vitest';
import { scannedNumber } from '#domain/booking/scannedNumber.ts';

test.each(['K-7M3Q-9F2X', 'k-7m3q-9f2x', ' K7M3Q9F2X ', 'K–7M3Q–9F2X', 'k)7m3q)9f2x'])(
  '%s is read as a reservation number, however a scanner or a hand wrote it',
  (text) => expect(scannedNumber(text)).toBe('K-7M3Q-9F2X'),
);

test('letters that a number never has are read as the digits they look like', () => {
  expect(scannedNumber('K-OOIL-1111')).toBe('K-0011-1111');
});

test.each([
  '',
  'K-7M3Q',
  '8710398500014',
  'K-7M3Q-9F2XX',
  'X-7M3Q-9F2X',
  'https://kuur.example/K-7M3Q-9F2X',
  'K-UUUU-UUUU',
])('%j is no reservation number', (text) => expect(scannedNumber(text)).toBeNull());
