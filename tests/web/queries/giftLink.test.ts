import { expect, test } from 'vitest';
import { giftLinkIn } from '#web/queries/giftLink.ts';

test('the code of a gift is read from behind the #, and nothing else is', () => {
  expect(giftLinkIn('#giftCard=DEM0-GAAF-B0NN-0001')).toEqual({ kind: 'giftCard', code: 'DEM0-GAAF-B0NN-0001' });
  expect(giftLinkIn('#voucher=DEM0-GAAF-B0NN-0001')).toEqual({ kind: 'voucher', code: 'DEM0-GAAF-B0NN-0001' });
  expect(
    ['', '#main', '#giftCard=', '#promoCode=ZOMER10-ZOMER10', '#giftCard=<script>alert(1)</script>'].map(giftLinkIn),
  ).toEqual(Array.from({ length: 5 }, () => null));
});
