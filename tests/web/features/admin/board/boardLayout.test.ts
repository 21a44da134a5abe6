import { describe, expect, test } from 'vitest';
import type { BoardBlock, BoardLane } from '#contract/names.ts';
import { besideEachOther, boardRange, bookingBeside, lanesOfBlocks } from '#web/features/admin/board/boardLayout.ts';

const block = (id: string, startTime: string, endTime: string, more: Partial<BoardBlock> = {}): BoardBlock => ({
  id,
  laneId: 'a',
  kind: 'item',
  startTime,
  endTime,
  title: id,
  subtitle: '',
  itemId: id,
  reservationIds: [],
  state: 'expected',
  resourceIds: [],
  personCount: 1,
  sequence: 0,
  blockedTimeId: null,
  ...more,
});
const lane = (id: string): BoardLane => ({
  id,
  name: id,
  detail: '',
  kind: 'resource',
  open: [],
  places: [],
  stays: [],
});

test('the board begins and ends on the hour, with what lies outside the opening times', () => {
  const opening = [{ from: '10:30', to: '18:00' }];
  expect(boardRange({ opening, blocks: [block('x', '17:30', '18:05')], unassigned: [] })).toEqual({
    from: 600,
    to: 1140,
  });
  expect(boardRange({ opening, blocks: [], unassigned: [block('x', '09:55', '10:20')] })).toEqual({
    from: 540,
    to: 1080,
  });
  expect(boardRange({ opening: [], blocks: [], unassigned: [] })).toEqual({ from: 540, to: 1080 });
});

test('what overlaps stands beside each other, what follows has the whole width again', () => {
  const placed = besideEachOther([
    block('late', '13:00', '14:00'),
    block('b', '10:30', '11:30'),
    block('a', '10:00', '11:00'),
    block('c', '11:00', '12:00'),
  ]);
  expect(placed.map(({ block: { id }, column, columns }) => `${id} ${column}/${columns}`)).toEqual([
    'a 0/2',
    'b 1/2',
    'c 0/2',
    'late 0/1',
  ]);
});

describe('arrows', () => {
  const day = {
    lanes: [lane('a'), lane('empty'), lane('c')],
    blocks: [
      block('a1', '10:00', '11:00'),
      block('pause', '11:00', '12:00', { kind: 'break' }),
      block('a2', '12:00', '13:00'),
      block('c1', '09:00', '10:00', { laneId: 'c' }),
      block('c2', '11:30', '13:00', { laneId: 'c', kind: 'session' }),
    ],
    unassigned: [block('lost', '15:00', '16:00', { laneId: null })],
  };
  const lanes = lanesOfBlocks(day as never, 'Nog indelen');

  test.each([
    ['a1', 'ArrowDown', 'a2'],
    ['a2', 'ArrowUp', 'a1'],
    ['a1', 'ArrowUp', null],
    ['a2', 'ArrowRight', 'c2'],
    ['a1', 'ArrowRight', 'c1'],
    ['c2', 'ArrowLeft', 'a2'],
    ['c2', 'ArrowRight', 'unassigned:lost'],
    ['a1', 'ArrowLeft', null],
  ] as const)('from %s by %s to %s', (from, arrow, to) => {
    expect(bookingBeside(lanes, from, arrow)).toBe(to);
  });

  test('what lost its place has a lane of its own, only where there is any', () => {
    expect(lanes.map((each) => each.lane.name)).toEqual(['a', 'empty', 'c', 'Nog indelen']);
    expect(lanesOfBlocks({ ...day, unassigned: [] } as never, 'Nog indelen')).toHaveLength(3);
  });
});
