import { expect, test } from 'vitest';
import { unfitMoves } from '#domain/scheduling/repairs/unfitMoves.ts';
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

const day = repairDay({
  resources: [
    therapist('noor'),
    therapist('sam', { otherClaims: [{ from: 600, to: 650 }] }),
    room('room'),
    room('room 2'),
  ],
  pools: new Map([['baths', pool(1)]]),
  guests: guestsById(guest('a/1'), guest('b/1')),
});

const lost = ['a', 'b'].map((id) => lostBooking(id, { guests: [`${id}/1`], planning: { bufferAfter: 10 } }));

const unfit = (...moves: ReturnType<typeof move>[]) => unfitMoves(day, lost, moves);

test('moves that fit the day and each other are all carried out, however their resources are listed', () => {
  expect(unfit(move('a', 660, 'room', 'noor'), move('b', 660, 'sam', 'room 2'))).toEqual([]);
  expect(unfit(move('a', 600, 'noor', 'room'), move('b', 660, 'noor', 'room'))).toEqual([]);
});

test('a move to where somebody else is by now, or after one that is in its way, does not fit', () => {
  expect(unfit(move('a', 600, 'sam', 'room'))).toEqual(['a']);
  expect(unfit(move('a', 660, 'noor', 'room'), move('b', 660, 'noor', 'room 2'))).toEqual(['b']);
  expect(unfit(move('a', 600, 'noor', 'room'), move('b', 655, 'sam', 'room'))).toEqual(['b']);
  expect(unfit(move('a', 662, 'noor', 'room'), move('b', 790, 'noor', 'room'))).toEqual(['a', 'b']);
});

test('a move that lacks a resource, or is of no lost booking, does not fit', () => {
  expect(unfit(move('a', 660, 'noor'), move('c', 660, 'noor', 'room'))).toEqual(['a', 'c']);
});

test('of one place in a pool one guest has it, and a guest one treatment at a time', () => {
  const inBaths = lost.map(({ id, guests }) => lostBooking(id, { guests, planning: inPool(1) }));
  expect(unfitMoves(day, inBaths, [move('a', 660), move('b', 700)])).toEqual(['b']);
  expect(unfitMoves(day, inBaths, [move('a', 660), move('b', 720)])).toEqual([]);
  const ofOne = lost.map((booking) => ({ ...booking, guests: ['a/1'] }));
  const both = (second: number) =>
    unfitMoves(day, ofOne, [move('a', 660, 'noor', 'room'), move('b', second, 'sam', 'room 2')]);
  expect([both(720), both(725)]).toEqual([['b'], []]);
});
