import { expect, test } from 'vitest';
import { moveRefusal, placeAt, servingResources, startsWith } from '#domain/scheduling/day/itemMoves.ts';
import type { MovableItem } from '#domain/scheduling/day/itemMoves.ts';
import { exampleDay, existing, request, session, treatment } from './exampleDay.ts';

const works = [{ from: 600, to: 840 }];
const therapist = (id: string) => ({ id, skills: ['kind therapist', 'skill massage'], works, otherClaims: [] });
const room = (id: string) => ({ id, skills: ['kind room'], works, otherClaims: [] });
const resources = [therapist('mirjam'), therapist('noor'), room('room 1'), room('room 2')];

const itemOn = (changes: Partial<MovableItem['day']> = {}, more: Partial<MovableItem> = {}): MovableItem => ({
  day: exampleDay({ resources, pools: [], ...changes }),
  existingBookings: [],
  request: request('i', [treatment()]),
  resources: ['noor', 'room 2'],
  ...more,
});

const placed = (item: MovableItem, start: number, ...resourceIds: string[]) => {
  const place = placeAt(item, { start, resourceIds });
  return place && [place.start, ...place.resources.toSorted()];
};

const claimed = (id: string, from: number, to: number) =>
  resources.map((resource) => (resource.id === id ? { ...resource, otherClaims: [{ from, to }] } : resource));

test('a moved item has the therapist that is named, and stays in its room', () => {
  expect(placed(itemOn(), 700, 'mirjam')).toEqual([700, 'mirjam', 'room 2']);
  expect(placed(itemOn(), 700, 'room 1')).toEqual([700, 'noor', 'room 1']);
  expect(placed(itemOn(), 700)).toEqual([700, 'noor', 'room 2']);
});

test('where what it has is taken, a moved item gets another of that kind, but never of the kind that is named', () => {
  const roomTaken = itemOn({ resources: claimed('room 2', 690, 720) });
  expect(placed(roomTaken, 700, 'mirjam')).toEqual([700, 'mirjam', 'room 1']);
  expect(placed(roomTaken, 700, 'room 2')).toBeNull();
  expect(placed(itemOn({ resources: claimed('mirjam', 690, 720) }), 700, 'mirjam')).toBeNull();
});

test('staff move an item to a time that has begun, not to a day that is over', () => {
  expect(placed(itemOn({ earliest: 750 }), 700, 'noor')).toEqual([700, 'noor', 'room 2']);
  expect(placed(itemOn({ earliest: 1440 }), 700, 'noor')).toEqual([700, 'noor', 'room 2']);
  expect(placed(itemOn({ earliest: 1441 }), 700, 'noor')).toBeNull();
});

test('why an item cannot be moved there is said', () => {
  const refusal = (item: MovableItem, start: number, ...resourceIds: string[]) =>
    moveRefusal(item, { start, resourceIds });
  expect([refusal(itemOn(), 595), refusal(itemOn(), 791)]).toEqual(['closed', 'closed']);
  expect(refusal(itemOn({ resources: claimed('mirjam', 690, 720) }), 700, 'mirjam')).toBe('no_therapist');
  expect(refusal(itemOn({ resources: claimed('room 1', 690, 720) }), 700, 'room 1')).toBe('no_room');
  const busy = itemOn({}, { existingBookings: [existing('b', 700, { resources: ['mirjam', 'room 1'] })] });
  expect(refusal(busy, 700, 'noor')).toBe('guest_busy');
  expect([refusal(itemOn(), 600), refusal(itemOn(), 790)]).toEqual(['no_common_time', 'no_common_time']);
});

test('an item may begin wherever who is named is free, from now on', () => {
  const partlyFree = itemOn({ resources: claimed('mirjam', 650, 840), earliest: 595 });
  expect(startsWith(partlyFree, ['mirjam'])).toEqual([600]);
  expect(startsWith(itemOn({ earliest: 780 }), ['noor', 'room 1'])).toEqual([780, 785, 790]);
  expect(startsWith(itemOn({ earliest: 791 }), [])).toEqual([]);
});

test('who and what can serve an item says whether it is there and free, cleaning included', () => {
  const request30 = request('i', [treatment({ duration: 30, bufferBefore: 5, bufferAfter: 10 })]);
  const sauna = { id: 'sauna', skills: ['kind sauna'], works, otherClaims: [] };
  const own = existing('b', 720, { resources: ['room 1'], duration: 30 });
  const item = itemOn(
    { resources: [...claimed('mirjam', 640, 700), sauna] },
    { request: request30, existingBookings: [own] },
  );
  const freeAt = (start: number) => servingResources(item, start).flatMap(({ id, isFree }) => (isFree ? [id] : []));
  expect(servingResources(item, 600).map(({ id }) => id)).toEqual(['mirjam', 'noor', 'room 1', 'room 2']);
  expect(freeAt(604)).toEqual([]);
  expect(freeAt(605)).toEqual(['noor', 'room 1', 'room 2']);
  expect(freeAt(705)).toEqual(['mirjam', 'noor', 'room 2']);
  expect(freeAt(680)).toEqual(['noor', 'room 1', 'room 2']);
  expect(freeAt(800)).toEqual(['mirjam', 'noor', 'room 1', 'room 2']);
  expect(freeAt(801)).toEqual([]);
});

test('what has places alone is served by nobody', () => {
  const bath = itemOn({}, { request: request('i', [{ ...session('baths'), planning: null }]) });
  expect(servingResources(bath, 600)).toEqual([]);
});

const twoBlocks = [
  { fromMinute: 600, toMinute: 700 },
  { fromMinute: 740, toMinute: 840 },
];

test('an item moves to any part of the day that is open, not to the hours between', () => {
  const item = itemOn({ blocks: twoBlocks, resources: claimed('mirjam', 740, 840) });
  const target = { resourceIds: ['mirjam'] };
  expect(moveRefusal(item, { ...target, start: 760 })).toBe('no_therapist');
  expect(moveRefusal(item, { ...target, start: 680 })).toBe('closed');
});

test('who works in two parts of a day is free in each of them', () => {
  const shifts = [
    { from: 600, to: 700 },
    { from: 740, to: 840 },
  ];
  const item = itemOn({ resources: [{ ...therapist('mirjam'), works: shifts }] });
  const isFreeAt = (start: number) => servingResources(item, start).map(({ isFree }) => isFree);
  expect([600, 680, 720, 760].map((start) => isFreeAt(start))).toEqual([[true], [false], [false], [true]]);
});

test('an item is not moved onto something that it does not need', () => {
  const sauna = { id: 'sauna', skills: ['kind sauna'], works, otherClaims: [] };
  expect(placed(itemOn({ resources: [...resources, sauna] }), 700, 'mirjam', 'sauna')).toBeNull();
});

test('of therapists with several skills only the one who is named counts', () => {
  const facialist = { ...therapist('noor'), skills: ['skill facial', 'skill massage', 'kind therapist'] };
  const masseur = { ...therapist('mirjam'), skills: ['skill massage', 'kind therapist'] };
  const busy = { ...masseur, otherClaims: [{ from: 650, to: 840 }] };
  const item = itemOn({ resources: [busy, facialist, room('room 1')], earliest: 600 });
  expect(startsWith(item, ['mirjam'])).toEqual([600]);
});
