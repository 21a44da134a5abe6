import { expect, test } from 'vitest';
import type { RosterException } from '#contract/names.ts';
import {
  newRosterException,
  rosterHours,
  savedRoster,
  sentRosterException,
} from '#web/features/admin/resources/rosterValues.ts';

const monday = (from: string) => ({ days: [{ weekday: 1, blocks: [{ from, to: '17:00' }] }] });
const roster = { fromDate: '2027-03-03', weeks: [monday('09:00'), monday('12:00')], version: 4 };
const ill: RosterException = {
  id: 'exception',
  resourceId: 'resource',
  fromDate: '2027-03-15',
  toDate: '2027-03-15',
  kind: 'break',
  blocks: [{ from: '13:00', to: '14:00' }],
  reason: null,
  version: 1,
};

test('two weeks take turns, and a break is left out of the hours of its day', () => {
  const hoursOf = rosterHours(roster, [ill]);
  expect(hoursOf('2027-03-01')).toEqual([]);
  expect(hoursOf('2027-03-08')).toEqual([{ from: '12:00', to: '17:00' }]);
  expect(hoursOf('2027-03-15')).toEqual([
    { from: '09:00', to: '13:00' },
    { from: '14:00', to: '17:00' },
  ]);
});

test('a roster without weeks opens as one week of days off, and every day has its field', () => {
  expect(savedRoster({ ...roster, weeks: [] }).values.weeks).toHaveLength(1);
  expect(savedRoster(roster).values.weeks[1]?.days.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('only an absence or a closure is sent as the whole day', () => {
  const values = newRosterException('resource', '2027-03-15');
  expect(sentRosterException(values).blocks).toBeNull();
  expect(sentRosterException({ ...values, kind: 'extra' }).blocks).toEqual([{ from: '10:00', to: '18:00' }]);
});
