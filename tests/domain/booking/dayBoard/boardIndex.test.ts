import { expect, test } from 'vitest';
import { indexBoard } from '#domain/booking/dayBoard/boardIndex.ts';
import type { BoardItem } from '#domain/booking/dayBoard/boardDay.ts';
import { ProductType } from '#domain/catalog/productTypes.ts';
import { boardItem, boardReservation, claimOf, emptyDay } from './boardRows.ts';

const indexOf = (items: BoardItem[], resourceClaims = emptyDay.resourceClaims) =>
  indexBoard({ ...emptyDay, reservations: [boardReservation({})], items, resourceClaims });

test('the items of a day go by when they begin, of those at once the shortest first', () => {
  const { timedItems, itemById } = indexOf(
    [
      boardItem({ id: 'late', startMinute: 700, endMinute: 720 }),
      boardItem({ id: 'long', startMinute: 660, endMinute: 720 }),
      boardItem({ id: 'short', startMinute: 660, endMinute: 690 }),
    ],
    [claimOf('short', 'anna', 660, 690)],
  );
  expect(timedItems.map(({ id }) => id)).toEqual(['short', 'long', 'late']);
  expect(itemById.get('long')).toMatchObject({ from: 660, to: 720, reservation: { id: 'r' }, claims: [] });
  expect(itemById.get('short')?.claims).toEqual([claimOf('short', 'anna', 660, 690)]);
});

test.each<[string, Partial<BoardItem>]>([
  ['an entry', { type: ProductType.Entry }],
  ['what checks in', { checkinType: true }],
  ['an arrangement, whose parts have their own times', { objectType: 'collection' }],
  ['what has no beginning', { startMinute: null }],
  ['what has no end', { endMinute: null }],
  ['what ends as it begins', { endMinute: 660 }],
  ['what ends before it begins', { endMinute: 650 }],
  ['an item of a reservation of another day', { reservationId: 'elsewhere' }],
])('%s is not on the board', (_what, changes) => {
  expect(indexOf([boardItem(changes)]).timedItems).toEqual([]);
});

test('an item says how many guests it is for: companions of a duo hold nothing themselves', () => {
  const guestCounts = (items: BoardItem[]): number[] => {
    const { timedItems, guestCount } = indexOf(items);
    return timedItems.map(guestCount);
  };
  const [first, companion] = [boardItem({ id: 'a' }), boardItem({ id: 'b', person: 2, claimCount: 0 })];
  expect(guestCounts([first])).toEqual([1]);
  expect(guestCounts([first, companion])).toEqual([2, 2]);
  expect(guestCounts([first, { ...companion, claimCount: 1 }])).toEqual([1, 1]);
  expect(guestCounts([first, { ...companion, productId: 'facial' }])).toEqual([1, 1]);
  expect(guestCounts([first, { ...companion, startMinute: 670 }])).toEqual([1, 1]);
  expect(guestCounts([companion])).toEqual([1]);
});
