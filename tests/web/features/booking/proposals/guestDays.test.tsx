import { expect, test } from 'vitest';
import type { PlanChange } from '#domain/booking/planChanges.ts';
import { drawn } from '#tests/support/drawn.tsx';
import { GuestDays } from '#web/features/booking/proposals/GuestDays.tsx';
import { difference } from '#web/features/booking/proposals/proposals.css.ts';
import { block } from '#web/ui/DayLine.css.ts';

const lineOf = (change: PlanChange): string => {
  const item = { person: 1, xplanId: 'm', name: 'Massage', startTime: '11:00', endTime: '12:00', price: 0, change };
  return drawn(<GuestDays items={[item]} scale={{ from: 600, to: 840 }} />);
};
const marked = (words: string): string => `<span class="${difference}">${words}</span>`;

test('what a plan moves or adds is marked in words, and coloured on the line of the day', () => {
  const differs = `class="${block({ differs: true })}"`;
  for (const [change, words] of [
    [{ kind: 'moved', from: '10:00' }, 'was 10:00'],
    [{ kind: 'new' }, 'nieuw'],
  ] as const) {
    expect(lineOf(change)).toContain(marked(words));
    expect(lineOf(change)).toContain(differs);
  }
  const unchanged = lineOf({ kind: 'same' });
  expect(unchanged).not.toContain(difference);
  expect(unchanged).not.toContain(differs);
});
