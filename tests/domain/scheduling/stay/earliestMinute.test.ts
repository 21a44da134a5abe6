import { expect, test } from 'vitest';
import { earliestMinute } from '#domain/scheduling/stay/earliestMinute.ts';

test('today starts now, rounded up to five minutes', () => {
  const at = (minute: number) => earliestMinute('2026-11-21', { today: '2026-11-21', minute });
  expect([at(600), at(601), at(605), at(1439)]).toEqual([600, 605, 605, 1440]);
});

test('a later day is open from its start and a day gone by not at all', () => {
  const now = { today: '2026-11-21', minute: 600 };
  expect([earliestMinute('2026-11-22', now), earliestMinute('2026-11-20', now)]).toEqual([0, 1441]);
});
