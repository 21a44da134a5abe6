import { expect, test } from 'vitest';
import type { GuestArrival } from '#contract/names.ts';
import { checkInMarks, scanAmong, undoneMarks } from '#domain/booking/guestMarks.ts';

const guest = (person: number, state: GuestArrival['state'], wristband: string | null = null): GuestArrival => ({
  person,
  state,
  at: null,
  byId: null,
  byName: null,
  wristband,
});

const party = [guest(1, 'expected'), guest(2, 'expected'), guest(3, 'in', '12'), guest(4, 'no_show')];

test('who is chosen comes in, with what was typed, and others stay as they are', () => {
  expect(checkInMarks(party, [1, 4], { 1: ' 7 ', 2: '8' })).toEqual([
    { person: 1, from: 'expected', state: 'in', wristband: '7' },
    { person: 4, from: 'no_show', state: 'in', wristband: null },
  ]);
});

test('who is in already gets another wristband, or none, where it was typed', () => {
  expect(checkInMarks(party, [], { 3: '13' })).toEqual([{ person: 3, from: 'in', state: 'in', wristband: '13' }]);
  expect(checkInMarks(party, [], { 3: ' ' })).toEqual([{ person: 3, from: 'in', state: 'in', wristband: null }]);
  expect(checkInMarks(party, [], { 3: '12' })).toEqual([]);
});

test('only the marks that changed somebody are taken back', () => {
  const marks = checkInMarks(party, [1, 2], {});
  expect(undoneMarks(marks, [2])).toEqual([{ person: 2, from: 'in', state: 'expected' }]);
});

test('a code that was typed as a wristband is known, a wristband is not taken for one', () => {
  expect(scanAmong({ 1: '12', 2: 'K-QP7E-06MT' })).toEqual({ person: 2, text: 'K-QP7E-06MT' });
  expect(scanAmong({ 1: '12', 2: '' })).toBeNull();
});
