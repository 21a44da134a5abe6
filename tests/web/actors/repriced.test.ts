import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Flow, Reservation } from '#contract/names.ts';
import { repricedIn } from '#web/actors/repriced.ts';

const flow = { id: 'f1' } as Flow;
const date = '2026-05-12';

const reserved = (...items: [itemId: string, xplanId: string, price: number][]): Reservation =>
  ({
    startDate: date,
    persons: [{ products: items.map(([itemId, xplanId, price]) => ({ itemId, xplanId, name: xplanId, price })) }],
  }) as unknown as Reservation;

/** Pages that showed a massage for 80 on the day and 90 on another, and an entry for 30. */
function looking(): QueryClient {
  const client = new QueryClient();
  const step = (price: number) => [
    { products: [{ xplanId: 'group', price, options: [{ xplanId: 'massage', price }] }] },
  ];
  client.setQueryData(['flows', 'step', 'f1', 0, date, 2], step(8000));
  client.setQueryData(['flows', 'step', 'f1', 0, '2026-05-13', 2], step(9000));
  client.setQueryData(['products', 'schedule', 'entry', 'stay', date, date, 2, ''], {
    data: { [date]: { price: 3000 } },
  });
  return client;
}

test.each([
  ['a massage that became dearer is told', ['i2', 'massage', 9000], ['massage']],
  ['a massage at the price that was shown is not', ['i2', 'massage', 8000], []],
  ['an entry is compared with the calendar', ['i2', 'entry', 3500], ['entry']],
  ['what no page showed has no other price', ['i2', 'scrub', 1200], []],
] as const)('%s', (_title, [itemId, xplanId, price], expected) => {
  const before = reserved(['i1', 'massage', 7500]);
  const after = reserved(['i1', 'massage', 7500], [itemId, xplanId, price]);
  expect(repricedIn(looking(), flow, { before, after }).map((product) => product.xplanId)).toEqual(expected);
});
