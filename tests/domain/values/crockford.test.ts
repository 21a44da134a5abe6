import { reservationNumberFrom } from '#domain/values/crockford.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('a reservation number has two groups of four signs that cannot be misread', () => {
  expect(reservationNumberFrom(Uint8Array.from([7, 20, 3, 23, 9, 15, 2, 29]))).toBe('K-7M3Q-9F2X');
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 16 }), (bytes) => {
      expect(reservationNumberFrom(bytes)).toMatch(/^K-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    }),
  );
});

test('too little chance is refused', () => {
  expect(() => reservationNumberFrom(new Uint8Array(7))).toThrow(RangeError);
});
