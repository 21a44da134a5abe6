import { afterEach, expect, test, vi } from 'vitest';
import type { DaysSearch } from '#contract/names.ts';

afterEach(() => vi.useRealTimers());

test('the list as it opens stays for a working day after it was left, who was looked for does not', async () => {
  vi.stubGlobal('document', {
    documentElement: { lang: 'nl', dataset: {} },
    querySelector: () => null,
    getElementById: () => null,
  });
  vi.stubGlobal('window', { addEventListener: () => undefined });
  const { QueryClient } = await import('@tanstack/react-query');
  const { reservationsQuery } = await import('#web/queries/admin/reservations.ts');
  vi.useFakeTimers();
  const client = new QueryClient();
  const lists = ([{}, { q: 'Wilma' }, { cursor: 'after.25.r1' }] satisfies DaysSearch[]).map(reservationsQuery);
  for (const { queryKey, gcTime } of lists)
    client.getQueryCache().build(client, { queryKey: [...queryKey], ...(gcTime === undefined ? {} : { gcTime }) });
  const remaining = () => lists.map(({ queryKey }) => client.getQueryState(queryKey) !== undefined);
  expect(remaining()).toEqual([true, true, true]);
  vi.advanceTimersByTime(30 * 60_000);
  expect(remaining()).toEqual([true, false, false]);
  vi.advanceTimersByTime(12 * 3_600_000);
  expect(remaining()).toEqual([false, false, false]);
});
