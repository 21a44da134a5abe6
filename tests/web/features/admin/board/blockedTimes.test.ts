import { expect, test } from 'vitest';
import type { BoardLane } from '#contract/names.ts';
import type { BlockedTime } from '#machines/blockedTime/blockedTime.types.ts';
import {
  droppedAt,
  freeBeside,
  newBlockedTime,
  resized,
  startingAt,
  stepsOf,
} from '#web/features/admin/board/blockedTimes.ts';

const blocked: BlockedTime = {
  date: '2026-05-12',
  id: 'b1',
  version: 3,
  resourceId: 'noor',
  startTime: '10:00',
  endTime: '11:00',
  reason: 'Overleg',
};
const lane = (id: string, kind: BoardLane['kind'] = 'resource'): BoardLane => {
  return { id, name: id, detail: '', kind, open: [], places: [], stays: [] };
};
const board = {
  date: '2026-05-12',
  now: { date: '2026-05-12', time: '10:07' },
  opening: [{ from: '09:30', to: '22:00' }],
  occupancyPercent: 0,
  occupancyByHour: [],
  lanes: [lane('baden', 'pool'), lane('kamer-1')],
  blocks: [],
  unassigned: [],
  moved: [],
  arrivals: [],
  resources: [
    { id: 'steen', name: 'Hete stenen', role: 'device' as const },
    { id: 'noor', name: 'Noor', role: 'therapist' as const },
  ],
};

test('a new blocked time is an hour of who stands first, from the next quarter or from the opening', () => {
  expect(newBlockedTime(board, 607)).toMatchObject({ resourceId: 'kamer-1', startTime: '10:15', endTime: '11:15' });
  expect(newBlockedTime(board, null)).toMatchObject({ startTime: '09:30', endTime: '10:30', id: null, version: null });
  expect(newBlockedTime(board, 1435)).toMatchObject({ startTime: '23:00', endTime: '24:00' });
  expect(newBlockedTime({ ...board, lanes: [] }, null).resourceId).toBe('noor');
});

test('a drag keeps its length, a drag of its lower edge keeps its start, and both stay within the day', () => {
  expect(droppedAt(blocked, { startTime: '23:30', resourceIds: [] }, lane('sem'))).toMatchObject({
    resourceId: 'sem',
    startTime: '23:30',
    endTime: '24:00',
  });
  expect(droppedAt(blocked, { startTime: '10:00', resourceIds: [] }, lane('noor'))).toBeNull();
  expect(droppedAt(blocked, { startTime: '10:15', resourceIds: [] }, lane('baden', 'pool'))).toBeNull();
  expect(startingAt(blocked, '12:00')).toMatchObject({ startTime: '12:00', endTime: '13:00' });
  expect(resized(blocked, stepsOf(20))).toMatchObject({ startTime: '10:00', endTime: '11:15' });
  expect(resized(blocked, -20)).toMatchObject({ endTime: '10:15' });
  expect(resized(blocked, 100)).toMatchObject({ endTime: '24:00' });
  expect(resized(blocked, 0)).toBeNull();
});

test('what is free before and after what is in the way is offered, and nothing between', () => {
  const conflict = (startTime: string, endTime: string) => {
    return { kind: 'reservation' as const, id: startTime, startTime, endTime, title: 'Massage', name: 'Berg' };
  };
  const day = { ...blocked, startTime: '09:00', endTime: '12:00' };
  const times = (conflicts: ReturnType<typeof conflict>[]) =>
    freeBeside(day, conflicts).map(({ startTime, endTime }) => `${startTime} ${endTime}`);
  expect(times([conflict('09:30', '10:00'), conflict('10:30', '11:30')])).toEqual(['09:00 09:30', '11:30 12:00']);
  expect(times([conflict('08:30', '09:15')])).toEqual(['09:15 12:00']);
  expect(times([conflict('08:30', '12:30')])).toEqual([]);
});
