import { expect, test } from 'vitest';
import { repairPlans } from '#domain/scheduling/repairs/repairPlans.ts';
import type { LostBooking, RepairDay } from '#domain/scheduling/repairs/repairDay.ts';
import { noMeasures } from '#domain/scheduling/repairs/repairDay.ts';
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
import { measuresByHand } from '#tests/support/planner/exhaustiveRepair.ts';

const ids = (bookings: number): string[] =>
  Array.from({ length: bookings }, (_none, index) => `bath ${String(index).padStart(2, '0')}`);

const lostBaths = (bookings: number): LostBooking[] =>
  ids(bookings).map((id) => lostBooking(id, { guests: [id], planning: inPool(1) }));

const daySpa = (bookings: number, changes: Partial<RepairDay> = {}): RepairDay =>
  repairDay({
    pools: new Map([['baths', pool(40)]]),
    guests: guestsById(...ids(bookings).map((id) => guest(id))),
    ...changes,
  });

test('24 bookings are planned at once and may be best, more never are', () => {
  const isBest = (bookings: number) => repairPlans(daySpa(bookings), lostBaths(bookings)).map((plan) => plan.isBest);
  expect(isBest(24)).toEqual([true]);
  expect(isBest(25)).toEqual([false]);
});

test('a plan whose budget ran out is not best', () => {
  expect(repairPlans(daySpa(2), lostBaths(2), 1).map((plan) => plan.isBest)).toEqual([false]);
});

test('measures are those of all the bookings, however many are planned at once', () => {
  const [first] = repairPlans(daySpa(30, { earliest: 665, pools: new Map([['baths', pool(28)]]) }), lostBaths(30));
  expect(first).toMatchObject({ leftOver: [], measures: { ...noMeasures, moved: 30, shift: 28 * 5 + 2 * 60 } });
});

test('bookings that are planned later get what the earlier ones leave', () => {
  const day = daySpa(25, { pools: new Map([['baths', pool(24)]]) });
  const [first, sameTimes] = repairPlans(day, lostBaths(25).toReversed());
  expect(first!.moves).toEqual(ids(25).map((id) => move(id, id === 'bath 24' ? 610 : 660)));
  expect(sameTimes).toMatchObject({ kind: 'sameTimes', leftOver: ['bath 24'], measures: { leftOver: 1 } });
});

test('the moves are listed by the old start, then by id', () => {
  const [b, a, early] = [lostBooking('b'), lostBooking('a', { guests: ['bas'] }), lostBooking('c', { start: 655 })];
  const resources = ['noor', 'sam', 'eva'].flatMap((id) => [therapist(id), room(`room of ${id}`)]);
  const guests = guestsById(guest('anna'), guest('bas'), guest('cleo'));
  const [first] = repairPlans(repairDay({ resources, guests }), [b!, { ...early!, guests: ['cleo'] }, a!]);
  expect(first!.moves.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test('ways that come to the same are one proposal, and one that would place nobody is none', () => {
  expect(repairPlans(repairDay(), [lostBooking('a')]).map(({ kind }) => kind)).toEqual(['fewestMoved']);
  expect(repairPlans(repairDay({ resources: [] }), [lostBooking('a')])).toEqual([]);
  expect(repairPlans(repairDay(), [])).toEqual([]);
  expect(repairPlans(repairDay({ earliest: 665 }), [lostBooking('a')]).map(({ kind }) => kind)).toEqual([
    'fewestMoved',
  ]);
});

test('fewest moved lets one guest wait long, the smallest shift lets two wait less', () => {
  const lost = [
    lostBooking('a'),
    lostBooking('b', { guests: ['bas'], start: 690, resources: ['sara', 'room 2'] }),
    lostBooking('c', { guests: ['cleo'], start: 710, resources: ['eva', 'room 3'] }),
  ];
  const guests = guestsById(guest('anna'), guest('bas'), guest('cleo'));
  const plans = repairPlans(repairDay({ guests }), lost);
  expect(plans.map(({ kind, measures }) => [kind, measures.leftOver, measures.moved, measures.shift])).toEqual([
    ['fewestMoved', 0, 1, 70],
    ['smallestShift', 0, 2, 50],
    ['sameTimes', 1, 0, 0],
  ]);
});

test('nobody is moved onto what somebody who is left over still has', () => {
  const noor = therapist('noor', { works: [{ from: 650, to: 700 }] });
  const couple = lostBooking('couple', { guests: ['anna', 'bas'], start: 600 });
  const single = lostBooking('single', { guests: ['cleo'], start: 650, resources: ['sara', 'room 1'] });
  const day = repairDay({
    resources: [noor, room('room 1')],
    guests: guestsById(...['anna', 'bas', 'cleo'].map((id) => guest(id))),
  });
  const [first] = repairPlans(day, [couple, single]);
  expect(first).toMatchObject({ moves: [move('single', 650, 'noor', 'room 1')], leftOver: ['couple'], isBest: true });
});

test('who keeps the time keeps their places in a pool that became too small, and nobody comes in', () => {
  const bath = (id: string, start: number) => lostBooking(id, { guests: [id], start, planning: inPool(1) });
  const full = pool(2).map((units, bucket) => (bucket < 44 ? 1 : units));
  const day = repairDay({
    pools: new Map([['baths', full]]),
    guests: guestsById(...['a', 'b', 'c'].map((id) => guest(id))),
  });
  const [first] = repairPlans({ ...day, blocks: [{ fromMinute: 600, toMinute: 655 }] }, [
    bath('a', 600),
    bath('b', 600),
    bath('c', 650),
  ]);
  expect(first).toMatchObject({ moves: [move('a', 600)], leftOver: ['b', 'c'] });
});

test('a party that is planned in two goes is measured as one, and its rest stays with it where it can', () => {
  const party = lostBaths(25).map((booking) => ({ ...booking, party: 'baths' }));
  const [first] = repairPlans(daySpa(25, { pools: new Map([['baths', pool(24)]]) }), party);
  expect(first!.measures).toEqual(measuresByHand(party, first!.moves));
  expect(first!.measures.parted).toBe(24);
});
