import { expect, test } from 'vitest';
import type { ProposalItem } from '#contract/names.ts';
import { itemsByGuest } from '#web/features/booking/proposals/itemsByGuest.ts';

const item = (person: number, name: string, startTime: string): ProposalItem => ({
  person,
  xplanId: name,
  name,
  startTime,
  endTime: '18:00',
  price: 0,
});

test('guests stand in order, each with their day in order', () => {
  const days = itemsByGuest([item(2, 'hammam', '12:00'), item(1, 'lunch', '13:00'), item(1, 'massage', '10:00')]);
  expect(days.map(({ guest, items }) => [guest, items.map(({ name }) => name)])).toEqual([
    [1, ['massage', 'lunch']],
    [2, ['hammam']],
  ]);
});
