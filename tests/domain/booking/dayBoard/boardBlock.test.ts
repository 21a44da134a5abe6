import { expect, test } from 'vitest';
import { itemBlock } from '#domain/booking/dayBoard/boardBlock.ts';
import type { BoardDay, BoardItem, BoardReservation } from '#domain/booking/dayBoard/boardDay.ts';
import { indexBoard } from '#domain/booking/dayBoard/boardIndex.ts';
import { boardItem, boardReservation, claimOf, emptyDay } from './boardRows.ts';

function blockOf(
  reservation: Partial<BoardReservation>,
  item: Partial<BoardItem> = {},
  changes: Partial<BoardDay> = {},
) {
  const day = { ...emptyDay, reservations: [boardReservation(reservation)], items: [boardItem(item)], ...changes };
  const index = indexBoard(day);
  return itemBlock(index.timedItems[0]!, day, index);
}

test('an item says what it is, of whom, when, and with which therapist and room', () => {
  const resourceClaims = [claimOf('i', 'anna', 655, 715), claimOf('i', 'kamer', 650, 720)];
  expect(blockOf({}, {}, { resourceClaims })).toEqual({
    id: 'i',
    laneId: null,
    kind: 'item',
    startTime: '11:00',
    endTime: '11:50',
    title: 'Massage',
    subtitle: 'Karin Berg',
    itemId: 'i',
    reservationIds: ['r'],
    state: 'expected',
    resourceIds: ['anna', 'kamer'],
    personCount: 1,
    sequence: 3,
    blockedTimeId: null,
  });
});

test('only an item that staff may still move says where its booking is in its history', () => {
  const states = ['hold', 'confirmed', 'checked_in', 'completed', 'no_show'] as const;
  expect(states.map((state) => blockOf({ state }).sequence)).toEqual([null, 3, 3, null, null]);
});

test('a name that is longer than a board has room for is cut', () => {
  expect(blockOf({}, { name: 'm'.repeat(301) }).title).toBe('m'.repeat(300));
});

test('of a group each item is what its own guest is', () => {
  const stateOf = (reservation: Partial<BoardReservation>, person: number) =>
    blockOf({ personCount: 2, ...reservation }, { person }).state;
  const oneIn = [{ person: 2, state: 'in' as const, wristband: null }];
  expect(stateOf({ state: 'checked_in', markedGuests: oneIn }, 1)).toBe('expected');
  expect(stateOf({ state: 'checked_in', markedGuests: oneIn }, 2)).toBe('arrived');
  const oneMissing = [{ person: 1, state: 'no_show' as const, wristband: null }];
  expect(stateOf({ markedGuests: oneMissing }, 1)).toBe('no_show');
  expect(stateOf({ state: 'completed', markedGuests: oneMissing }, 1)).toBe('done');
  expect(stateOf({ state: 'checked_in', personCount: 1 }, 2)).toBe('expected');
});

test('who said that they come later is late from then on', () => {
  const now = { today: emptyDay.date, minute: 700 };
  expect(blockOf({}, {}, { now }).state).toBe('late');
  expect(blockOf({ expectedMinute: 690 }, {}, { now }).state).toBe('expected');
});
