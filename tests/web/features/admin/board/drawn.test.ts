import { expect, test } from 'vitest';
import { drawnAt } from '#web/features/admin/board/drawn.ts';

const board = { scrollWidth: 12_852, clientWidth: 1_052, clientHeight: 640 };
const day = { from: 6 * 60, to: 22 * 60 };

test('a board of a hundred lanes draws what can be seen, with a lane and an hour around it', () => {
  expect(drawnAt({ ...board, scrollLeft: 0, scrollTop: 0 }, 100, day)).toEqual({
    fromLane: -1,
    toLane: 10,
    from: 5 * 60,
    to: 15 * 60,
  });
  expect(drawnAt({ ...board, scrollLeft: 6_430, scrollTop: 330 }, 100, day)).toEqual({
    fromLane: 49,
    toLane: 60,
    from: 9 * 60,
    to: 20 * 60,
  });
});

test('a region without a size, and one without lanes, draw nothing that is far away', () => {
  const unseen = { scrollWidth: 0, clientWidth: 0, clientHeight: 0, scrollLeft: 0, scrollTop: 0 };
  expect(drawnAt(unseen, 0, day)).toEqual({ fromLane: -1, toLane: 1, from: 5 * 60, to: 7 * 60 });
});
