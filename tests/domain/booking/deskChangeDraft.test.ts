import { expect, test } from 'vitest';
import type { NotBooked } from '#contract/names.ts';
import { refusalsTogether } from '#domain/booking/deskChangeDraft.ts';

const refused = (person: number, change: Partial<NotBooked> = {}): NotBooked => ({
  name: 'Entree',
  xplanId: '100',
  person,
  reason: 'closed',
  alternatives: [],
  ...change,
});

test('guests of whom the same is refused stand together, but each with the times that they may choose', () => {
  const times = { xplanId: '302', alternatives: [{ date: '2026-05-16', time: '14:00' }] } as Partial<NotBooked>;
  const refusals = [refused(1), refused(2), refused(3, { reason: 'pool_full' }), refused(1, times), refused(2, times)];
  expect(refusalsTogether(refusals).map((each) => each.map(({ person }) => person))).toEqual([[1, 2], [3], [1], [2]]);
});
