import { expect, test } from 'vitest';
import {
  agreedItems,
  awaitsAnswer,
  awaitsAnswerAboutDay,
  changedWith,
  isToOtherDay,
  movedItems,
  movedTimes,
  questionAbout,
} from '#domain/booking/movedItems.ts';

const item = (id: string, part: object = {}) => ({
  id,
  startMinute: 630,
  movedFromMinute: 600,
  movedFromDay: null,
  moveAccepted: false,
  ...part,
});
const confirmed = { state: 'confirmed' };

test('a guest is asked about what was moved, and only while the booking stands', () => {
  const items = [item('a'), item('b', { movedFromMinute: null }), item('c', { moveAccepted: true })];
  expect(movedItems(confirmed, items).map(({ id }) => id)).toEqual(['a', 'c']);
  expect(items.map(awaitsAnswer)).toEqual([true, false, false]);
  for (const state of ['hold', 'cancelled', 'expired', 'completed', 'no_show'])
    expect(movedItems({ state }, items)).toEqual([]);
});

test('a guest agrees to all the times that were shown, or to none', () => {
  const items = [item('a'), item('b', { moveAccepted: true }), item('c', { movedFromMinute: null })];
  const agreed = (...moves: [itemId: string, startTime: string][]) =>
    agreedItems(
      confirmed,
      items,
      moves.map(([itemId, startTime]) => ({ itemId, startTime })),
    )?.map(({ id }) => id) ?? null;
  expect(agreed(['a', '10:30'], ['b', '10:30'])).toEqual(['a', 'b']);
  expect(agreed(['a', '10:30'], ['b', '10:00'])).toBeNull();
  expect(agreed(['c', '10:30'])).toBeNull();
  expect(agreed(['gone', '10:30'])).toBeNull();
  expect(agreedItems({ state: 'cancelled' }, items, [{ itemId: 'a', startTime: '10:30' }])).toBeNull();
});

test('another moment is chosen for the treatment, or for the arrangement that it is in', () => {
  const persons = [
    { products: [{ itemId: 'i1', xplanId: 'x1' }] },
    { products: [{ itemId: 'i2', xplanId: 'x2', products: [{ itemId: 'i3', xplanId: 'x3' }] }] },
  ];
  expect(changedWith(persons, 'i1')).toEqual({ itemId: 'i1', productId: 'x1' });
  expect(changedWith(persons, 'i3')).toEqual({ itemId: 'i2', productId: 'x2' });
  expect(changedWith(persons, 'i4')).toBeNull();
});

test('a move is asked about beside the moment that was last agreed to, unless it is back there', () => {
  const [saturday, sunday] = ['2026-11-28', '2026-11-29'];
  const from = { day: saturday, minute: 630 };
  const noted = (moved: object, to: { day: string; minute: number }, isMailed = true) => {
    const { movedFromDay, movedFromMinute, moveAccepted } = questionAbout(item('a', moved), { from, to, isMailed });
    return [movedFromDay, movedFromMinute, moveAccepted];
  };
  const settled = { movedFromMinute: null };
  expect(noted(settled, { day: saturday, minute: 700 })).toEqual([null, 630, false]);
  expect(noted(settled, { day: sunday, minute: 630 })).toEqual([saturday, 630, false]);
  expect(noted({}, { day: sunday, minute: 630 })).toEqual([saturday, 600, false]);
  expect(noted({ moveAccepted: true }, { day: sunday, minute: 630 })).toEqual([saturday, 630, false]);
  expect(noted({ movedFromDay: sunday }, { day: saturday, minute: 700 })).toEqual([sunday, 600, false]);
  expect(noted({ movedFromDay: sunday }, { day: sunday, minute: 600 })).toEqual([null, null, false]);
  expect(noted({}, { day: sunday, minute: 630 }, false)).toEqual([null, null, false]);
});

test('only an open question about another day leaves the whole visit open', () => {
  const items = [
    item('a'),
    item('b', { movedFromDay: '2026-11-28' }),
    item('c', { movedFromDay: '2026-11-28', moveAccepted: true }),
  ];
  expect(items.map(awaitsAnswerAboutDay)).toEqual([false, true, false]);
});

test('before and now of a move are told with their days, the same one where only the time is another', () => {
  const moved = { startMinute: 840, movedFromMinute: 600, movedFromDay: null, moveAccepted: false };
  const now = { date: '2026-05-16', startTime: '14:00' };
  const sameDay = movedTimes(moved, '2026-05-16');
  expect(sameDay).toEqual({ ...now, fromDate: '2026-05-16', fromTime: '10:00' });
  const otherDay = movedTimes({ ...moved, movedFromDay: '2026-05-15' }, '2026-05-16');
  expect(otherDay).toEqual({ ...now, fromDate: '2026-05-15', fromTime: '10:00' });
  expect([isToOtherDay(sameDay), isToOtherDay(otherDay)]).toEqual([false, true]);
});

test('what has no time any more is no longer moved', () => {
  const untimed = { startMinute: null, movedFromMinute: 600, movedFromDay: null, moveAccepted: false };
  expect(movedItems({ state: 'confirmed' }, [untimed])).toEqual([]);
  expect(awaitsAnswer(untimed)).toBe(false);
});
