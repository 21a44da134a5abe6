import { expect, test } from 'vitest';
import type { BoardBlock, BoardLane } from '#contract/names.ts';
import { boardItemOf, dropTarget, seatsOf, withSeat } from '#web/features/admin/board/boardMoves.ts';

const resources = [
  { id: 'noor', name: 'Noor', role: 'therapist' },
  { id: 'sem', name: 'Sem', role: 'therapist' },
  { id: 'yara', name: 'Yara', role: 'therapist' },
  { id: 'kamer-1', name: 'Kamer 1', role: 'room' },
] as const;
const lane = (id: string, kind: BoardLane['kind'] = 'resource'): BoardLane => ({
  id,
  name: id,
  detail: '',
  kind,
  open: [],
  places: [],
  stays: [],
});
const block: BoardBlock = {
  id: 'i1:noor',
  laneId: 'noor',
  kind: 'item',
  startTime: '11:00',
  endTime: '11:50',
  title: 'Massage',
  subtitle: 'Berg',
  itemId: 'i1',
  reservationIds: ['r1'],
  state: 'expected',
  resourceIds: ['noor', 'kamer-1'],
  personCount: 1,
  sequence: 2,
  blockedTimeId: null,
};
const dropped = (to: BoardLane, down: number, from = block) =>
  dropTarget({ block: from, lane: to, down, resources: [...resources] });

test('an item is dropped on a quarter of an hour, in the lane that it is over', () => {
  expect(dropped(lane('noor'), 51)).toEqual({ startTime: '11:45', resourceIds: ['noor'] });
  expect(dropped(lane('sem'), 3)).toEqual({ startTime: '11:00', resourceIds: ['sem'] });
  expect(dropped(lane('sem'), -5_000)).toEqual({ startTime: '00:00', resourceIds: ['sem'] });
  expect([dropped(lane('noor'), 5), dropped(lane('baden', 'pool'), 80)]).toEqual([null, null]);
});

test('of a duo the other therapist stays, and what has lost its place takes the lane it is dropped on', () => {
  const duo = { ...block, resourceIds: ['noor', 'sem', 'kamer-1'] };
  expect(dropped(lane('yara'), 0, duo)).toEqual({ startTime: '11:00', resourceIds: ['yara', 'sem'] });
  expect(dropped(lane('sem'), 0, duo)).toBeNull();
  expect(dropped(lane('sem'), 0, { ...block, laneId: null })).toEqual({ startTime: '11:00', resourceIds: ['sem'] });
  expect(dropped(lane('yara'), 0, { ...duo, laneId: null })).toBeNull();
});

test('a guest keeps the lane: only the time changes', () => {
  const own = { ...block, laneId: 'r1-1' };
  expect(dropped(lane('r1-1', 'guest'), 80, own)).toEqual({ startTime: '12:00', resourceIds: [] });
  expect(dropped(lane('r1-2', 'guest'), 80, own)).toBeNull();
});

test('sessions and what is being booked are not moved from the board', () => {
  expect(boardItemOf('2026-05-12', block)).toMatchObject({ itemId: 'i1', reservationId: 'r1', sequence: 2 });
  expect(boardItemOf('2026-05-12', { ...block, sequence: null })).toBeNull();
  expect(boardItemOf('2026-05-12', { ...block, kind: 'session', itemId: null })).toBeNull();
});

test('a choice of one of two therapists names the other too; as it was names none', () => {
  const item = boardItemOf('2026-05-12', { ...block, resourceIds: ['noor', 'sem', 'kamer-1'] })!;
  const move = { item, target: { startTime: '11:00', resourceIds: [] } };
  const able = ['noor', 'sem', 'yara', 'kamer-1'];
  expect(seatsOf(move, [...resources], able).map(({ role, at }) => `${role} ${at}`)).toEqual([
    'therapist 0',
    'therapist 1',
    'room 0',
  ]);
  const chosen = withSeat(move, [...resources], { role: 'therapist', at: 1, chosenId: 'yara' });
  expect(chosen.resourceIds).toEqual(['noor', 'yara']);
  const again = withSeat({ item, target: chosen }, [...resources], { role: 'room', at: 0, chosenId: 'kamer-1' });
  expect(again.resourceIds).toEqual(['noor', 'yara', 'kamer-1']);
  const none = withSeat({ item, target: again }, [...resources], { role: 'therapist', at: 0, chosenId: '' });
  expect(none.resourceIds).toEqual(['kamer-1']);
});
