import { expect, test } from 'vitest';
import type { SoldProduct } from '#server/catalog/soldProducts.service.ts';
import { Problem } from '#server/http/problem.ts';
import { pricedRequests } from '#server/booking/planning/pricedRequests.ts';

const massage: SoldProduct = {
  id: 'massage',
  xplanId: '301',
  objectType: 'product',
  type: 0,
  name: { nl: 'Massage' },
  price: 4500,
  vatRate: 9,
  paymentMoment: 'payment',
  depositPercentage: 100,
  priceRules: [],
  planning: { duration: 25, bufferBefore: 0, bufferAfter: 10, guests: 1, noticeHours: 0, needs: [], pool: null },
  stay: null,
  parts: [],
};

const guestsOf = (offer: SoldProduct, guests: number[], allowsAllGuests = false): number[][] =>
  pricedRequests(offer, { xplanId: offer.xplanId, parts: [], guests }, { personCount: 4, allowsAllGuests }).map(
    (request) => [...request.guests],
  );

const codeOf = (work: () => unknown): string | null => {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof Problem ? error.code : 'no problem';
  }
};

test('each guest is a request, each pair of a duo is one', () => {
  const duo = { ...massage, planning: { ...massage.planning!, guests: 2 } };
  expect(guestsOf(massage, [3, 1])).toEqual([[1], [3]]);
  expect(guestsOf(duo, [4, 1, 2, 3])).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(codeOf(() => guestsOf(duo, [1, 2, 3]))).toBe('person_count_invalid');
});

test('everybody at once is refused where the venue does not allow it', () => {
  expect(codeOf(() => guestsOf(massage, [-1]))).toBe('person_count_invalid');
  expect(guestsOf(massage, [-1], true)).toHaveLength(4);
});
