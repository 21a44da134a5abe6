import { expect, test } from 'vitest';
import type { BoardDay } from '#domain/booking/dayBoard/boardDay.ts';
import { indexBoard } from '#domain/booking/dayBoard/boardIndex.ts';
import { guestLanes } from '#domain/booking/dayBoard/guestLanes.ts';
import { boardItem, boardReservation, claimOf, emptyDay } from './boardRows.ts';

const lanesOf = (day: Partial<BoardDay>) => {
  const rows = { ...emptyDay, ...day };
  return guestLanes(rows, indexBoard(rows));
};

const items = [
  boardItem({ id: 'a', person: 2, startMinute: 660, endMinute: 710 }),
  boardItem({ id: 'b', person: 1, startMinute: 720, endMinute: 770 }),
  boardItem({ id: 'c', person: 1, startMinute: 600, endMinute: 620 }),
];

test('each guest has a lane, in the order of coming, open while the visit lasts', () => {
  const { lanes } = lanesOf({ items, reservations: [boardReservation({ personCount: 2 })] });
  const lane = { detail: '', kind: 'guest', places: [], stays: [], open: [{ from: '10:00', to: '12:50' }] };
  expect(lanes).toEqual([
    { ...lane, id: 'r-1', name: 'Karin Berg 1' },
    { ...lane, id: 'r-2', name: 'Karin Berg 2' },
  ]);
});

test('who comes alone has no number, and who has no name yet that of the booking', () => {
  const namesOf = (changes: Parameters<typeof boardReservation>[0]) =>
    lanesOf({ items: [boardItem({})], reservations: [boardReservation(changes)] }).lanes.map(({ name }) => name);
  expect(namesOf({})).toEqual(['Karin Berg']);
  expect(namesOf({ name: '' })).toEqual(['AAAA-1111']);
  expect(namesOf({ name: '', number: null })).toEqual(['']);
});

test('a stay that is booked is the visit, whatever is done in it', () => {
  const openIn = (startMinute: number, endMinute: number) =>
    lanesOf({ items, reservations: [boardReservation({ startMinute, endMinute })] }).lanes[0]?.open;
  expect(openIn(590, 900)).toEqual([{ from: '09:50', to: '15:00' }]);
  expect(openIn(590, 590)).toEqual([]);
});

test('what is still being booked has no lane', () => {
  expect(lanesOf({ items, reservations: [boardReservation({ state: 'hold' })] })).toEqual({ lanes: [], blocks: [] });
});

test('what a guest has says with whom and where', () => {
  const resource = { works: [], away: [] };
  const { blocks } = lanesOf({
    items: [boardItem({})],
    reservations: [boardReservation({})],
    resources: [
      { ...resource, id: 'anna', name: 'Anna', role: 'therapist' },
      { ...resource, id: 'k1', name: 'Kamer 1', role: 'room' },
    ],
    resourceClaims: [claimOf('i', 'anna', 660, 710), claimOf('i', 'k1', 660, 710), claimOf('i', 'gone', 660, 710)],
  });
  expect(blocks).toMatchObject([{ id: 'i', laneId: 'r-1', kind: 'item', subtitle: 'Anna, Kamer 1' }]);
});
