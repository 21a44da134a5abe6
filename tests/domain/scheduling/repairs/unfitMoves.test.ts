import { expect, test } from 'vitest';
import type { LostBooking, RepairDay } from '#domain/scheduling/repairs/repairDay.ts';
import { unfitMoves } from '#domain/scheduling/repairs/unfitMoves.ts';
import { massageNeed, roomNeed } from '../day/exampleDay.ts';

const works = [{ from: 600, to: 840 }];
const guest = (id: string) => [id, { id, within: { from: 600, to: 840 }, busy: [], moved: [] }] as const;

const day: RepairDay = {
  date: '2026-05-12',
  blocks: [{ fromMinute: 600, toMinute: 840 }],
  earliest: 0,
  changingGap: 15,
  resources: [
    { id: 'noor', skills: ['kind therapist', 'skill massage'], works, otherClaims: [] },
    { id: 'sam', skills: ['kind therapist', 'skill massage'], works, otherClaims: [{ from: 600, to: 650 }] },
    { id: 'room', skills: ['kind room'], works, otherClaims: [] },
    { id: 'room 2', skills: ['kind room'], works, otherClaims: [] },
  ],
  pools: new Map([['baths', Array<number>(96).fill(1)]]),
  guests: new Map([guest('a/1'), guest('b/1')]),
};

const planning = {
  duration: 50,
  bufferBefore: 0,
  bufferAfter: 10,
  guests: 1,
  needs: [massageNeed, roomNeed],
  pool: null,
};
const lost: LostBooking[] = ['a', 'b'].map((id) => ({
  id,
  guests: [`${id}/1`],
  planning,
  start: 660,
  resources: ['mirjam', 'room'],
  party: null,
  companions: 0,
}));

const move = (id: string, start: number, ...resources: string[]) => ({ id, start, resources });
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
  const bath = { ...planning, needs: [], pool: { poolId: 'baths', units: 1, starts: [], weekdays: null } };
  const inBaths = lost.map((booking) => ({ ...booking, planning: bath }));
  expect(unfitMoves(day, inBaths, [move('a', 660), move('b', 700)])).toEqual(['b']);
  expect(unfitMoves(day, inBaths, [move('a', 660), move('b', 720)])).toEqual([]);
  const ofOne = lost.map((booking) => ({ ...booking, guests: ['a/1'] }));
  const both = (second: number) =>
    unfitMoves(day, ofOne, [move('a', 660, 'noor', 'room'), move('b', second, 'sam', 'room 2')]);
  expect([both(720), both(725)]).toEqual([['b'], []]);
});
