import { expect, test } from 'vitest';
import { planRepair } from '#domain/scheduling/repairs/planRepair.ts';
import type { RepairLevel } from '#domain/scheduling/repairs/repairCosts.ts';
import { noMeasures } from '#domain/scheduling/repairs/repairDay.ts';
import type { LostBooking, RepairDay } from '#domain/scheduling/repairs/repairDay.ts';
import {
  guest,
  guestsById,
  inPool,
  lostBooking,
  move,
  pool,
  repairDay,
  room,
  therapist,
} from '#tests/support/planner/smallRepairs.ts';

const usualOrder: RepairLevel[] = ['leftOver', 'moved', 'parted', 'shift', 'changed'];
const plan = (
  day: RepairDay,
  lost: readonly LostBooking[],
  { order = usualOrder, budget = 100_000, mayMove = true } = {},
) => planRepair(day, lost, { order, budget, mayMove });

test('without lost bookings nothing changes, and that is best', () => {
  expect(plan(repairDay(), [])).toEqual({ moves: [], leftOver: [], measures: noMeasures, isBest: true });
});

test('what fits nowhere is left over, which costs its guests', () => {
  const lost = [lostBooking('a', { guests: ['anna', 'bas'] }), lostBooking('b', { guests: ['bas'] })];
  expect(plan(repairDay({ resources: [] }), lost)).toEqual({
    moves: [],
    leftOver: ['a', 'b'],
    measures: { ...noMeasures, leftOver: 3 },
    isBest: true,
  });
});

test('who may not move keeps the time or is left over', () => {
  const day = repairDay({ earliest: 665 });
  const lost = [lostBooking('a', { start: 660 }), lostBooking('b', { start: 720, guests: ['bas'] })];
  const { moves, leftOver } = plan(day, lost, { mayMove: false });
  expect({ moves, leftOver }).toEqual({ moves: [move('b', 720, 'noor', 'room 1')], leftOver: ['a'] });
});

test('the first measure of the order decides: a room is kept at another time, or the time in another room', () => {
  const busyRoom = room('room 1', { otherClaims: [{ from: 660, to: 665 }] });
  const day = repairDay({ resources: [therapist('noor'), busyRoom, room('room 2')] });
  expect(plan(day, [lostBooking('a')]).moves).toEqual([move('a', 660, 'noor', 'room 2')]);
  const changedFirst = plan(day, [lostBooking('a')], { order: ['leftOver', 'changed', 'parted', 'moved', 'shift'] });
  expect(changedFirst.moves).toEqual([move('a', 665, 'noor', 'room 1')]);
  expect(changedFirst.measures).toEqual({ leftOver: 0, parted: 0, moved: 1, shift: 5, changed: 1 });
});

test('two lost bookings never share a resource, buffers included', () => {
  const day = repairDay({ resources: [therapist('noor'), room('room 1'), room('room 2')] });
  const lost = [
    lostBooking('a', { planning: { bufferAfter: 10 } }),
    lostBooking('b', { guests: ['bas'], planning: { bufferBefore: 5, bufferAfter: 20 } }),
  ];
  expect(plan(day, lost).moves).toEqual([move('a', 660, 'noor', 'room 1'), move('b', 725, 'noor', 'room 1')]);
});

test('a guest has two lost bookings as near as they were booked, else the changing gap between them', () => {
  const resources = [therapist('noor'), therapist('sam'), room('room 1'), room('room 2')];
  const lost = [lostBooking('a', { start: 660 }), lostBooking('b', { start: 710 })];
  expect(plan(repairDay({ resources }), lost).measures.moved).toBe(0);
  const away = guestsById(guest('anna', { busy: [{ from: 600, to: 665 }] }));
  expect(plan(repairDay({ resources, guests: away }), lost).moves.map(({ start }) => start)).toEqual([775, 710]);
});

test('no bath is placed where the units of its pool are taken by another', () => {
  const day = repairDay({ pools: new Map([['baths', pool(5)]]) });
  const lost = ['a', 'b', 'c'].map((id) => lostBooking(id, { guests: [id], planning: inPool(2) }));
  const all = { ...day, guests: guestsById(...lost.map(({ id }) => guest(id))) };
  const starts = plan(all, lost).moves.map(({ start }) => start);
  expect(starts.toSorted((a, b) => a - b)).toEqual([610, 660, 660]);
  expect(
    plan(day, [{ ...lost[0]!, guests: ['anna'], planning: { ...lost[0]!.planning, ...inPool(6) } }]).leftOver,
  ).toEqual(['a']);
});
