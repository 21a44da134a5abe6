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

const timed = (client: QueryClient): QueryClient => {
  client.setQueryData(
    ['flows', 'step', 'f1', 0, date, 2],
    [{ products: [{ xplanId: 'massage', price: 8000, priceVaries: true }] }],
  );
  return client;
};

const at = (startTime: string, price: number): Reservation => {
  const reservation = reserved(['i2', 'massage', price]);
  reservation.persons[0]!.products[0]!.startTime = startTime;
  return reservation;
};

test('where the price depends on the time it is compared with what was shown for that start', () => {
  const client = timed(new QueryClient());
  client.setQueryData(['products', 'starts', 'dagje', 'massage', date, [1], [], 2, ''], {
    prices: { '16:30': 8000, '17:00': 9500 },
  });
  const repriced = (after: Reservation) => repricedIn(client, flow, { before: null, after });
  expect(repriced(at('17:00', 9500))).toEqual([]);
  expect(repriced(at('17:00', 8000))).toMatchObject([{ xplanId: 'massage', price: 8000, startTime: '17:00' }]);
});

test('an entry is compared with the arrivals that were shown for it', () => {
  const client = looking();
  client.setQueryData(['products', 'schedule', 'massage', 'stay', date, date, 2, ''], {
    data: { [date]: { price: 2000, priceVaries: true } },
  });
  client.setQueryData(['products', 'times', 'stay', 'massage', date, 2, ''], { prices: { '17:00': 2000 } });
  expect(repricedIn(client, flow, { before: null, after: at('17:00', 2000) })).toEqual([]);
});

test('where the planner chose the time it is told what it costs then, unless it is what the price began at', () => {
  const repriced = (after: Reservation) => repricedIn(timed(new QueryClient()), flow, { before: null, after });
  expect(repriced(at('17:00', 9500))).toMatchObject([{ price: 9500, startTime: '17:00' }]);
  expect(repriced(at('16:00', 8000))).toEqual([]);
});
