import { expect, test } from 'vitest';
import { scannedCode } from '#domain/credits/scannedCode.ts';

const code = '7M3Q-9F2X-K4TB-8HJD';

test.each([
  [`https://kuur.example/nl#giftCard=${code}`, code],
  [`https://kuur.example/de#voucher=${code}`, code],
  [` ${code} `, code],
  ['7m3q 9f2x k4tb 8hjd', '7m3q 9f2x k4tb 8hjd'],
  ['https://kuur.example/nl#giftCard=ABCD', 'https://kuur.example/nl#giftCard=ABCD'],
  ['', ''],
])('of %s the code is %s', (text, expected) => {
  expect(scannedCode(text)).toBe(expected);
});
