import { expect, test } from 'vitest';
import { voucherItems } from '#domain/credits/voucherItems.ts';

const items = [
  { id: 'weekday', productId: 'entree', price: 3000 },
  { id: 'weekend', productId: 'entree', price: 3500 },
  { id: 'part', productId: 'thee', price: 0 },
  { id: 'massage', productId: 'massage', price: 6500 },
];
const paid = (worth: { productId: string; quantity: number }[]) => voucherItems(items, worth).map(({ id }) => id);

test('a voucher pays what it stands for, the dearest first, whatever it costs', () => {
  expect(paid([{ productId: 'entree', quantity: 1 }])).toEqual(['weekend']);
  expect(paid([{ productId: 'entree', quantity: 5 }])).toEqual(['weekend', 'weekday']);
});

test('a voucher for this or that pays one of them, whichever is worth most', () => {
  const massage = { productId: 'massage', quantity: 1 };
  const entry = { productId: 'entree', quantity: 1 };
  const entries = { productId: 'entree', quantity: 2 };
  expect(paid([entry, massage])).toEqual(['massage']);
  expect(paid([massage, entries])).toEqual(['massage']);
  expect(paid([entries, massage])).toEqual(['weekend', 'weekday']);
  expect(paid([{ productId: 'hammam', quantity: 1 }, entries])).toEqual(['weekend', 'weekday']);
});

test('a voucher pays nothing that costs nothing, and nothing it does not stand for', () => {
  expect(
    paid([
      { productId: 'thee', quantity: 1 },
      { productId: 'hammam', quantity: 2 },
    ]),
  ).toEqual([]);
});
