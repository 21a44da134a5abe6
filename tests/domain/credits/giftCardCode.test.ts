import { giftCardCodeFrom, mayBeGiftCardCode, normalGiftCardCode } from '#domain/credits/giftCardCode.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('a code holds five bits of each of its 16 bytes', () => {
  expect(giftCardCodeFrom(new Uint8Array(32))).toBe('0000-0000-0000-0000');
  const bytes = fc.uint8Array({ minLength: 16, maxLength: 16, max: 31 });
  fc.assert(
    fc.property(bytes, bytes, (one, other) => {
      const isSame = one.every((byte, place) => byte === other[place]);
      expect(giftCardCodeFrom(one) === giftCardCodeFrom(other)).toBe(isSame);
    }),
  );
  expect(() => giftCardCodeFrom(new Uint8Array(15))).toThrow(RangeError);
});

test('a code is read however it is typed', () => {
  expect(normalGiftCardCode(' 7m3q 9f2x–k4tb-8hjd')).toBe('7M3Q9F2XK4TB8HJD');
  expect(normalGiftCardCode('oil0')).toBe('0110');
});

test('what has sixteen signs of a code may be one, an address of sixteen signs may not', () => {
  const typed = [
    '7m3q-9f2x-k4tb-8hjd',
    'WILLEMIJN BAKKERS',
    '7m3q-9f2x-k4tb-8hj',
    'jan@voorbeeld.nl',
    'Uil van Uithuizen',
  ];
  expect(typed.map(mayBeGiftCardCode)).toEqual([true, true, false, false, false]);
});
