import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', { getElementById: () => null });
vi.stubGlobal('BroadcastChannel', undefined);
const { flowScheduleQuery, flowStepQuery } = await import('#web/queries/flows.ts');
const { invalidateAvailability, scheduleQuery, startsQuery, timesQuery } = await import('#web/queries/products.ts');
const { proposalsQuery, reservationKey } = await import('#web/queries/reservation.ts');

const stretch = { from: '2026-05-01', to: '2026-05-31' };
const request = { slug: 'behandelingen', xplanId: 'massage', date: '2026-05-12', guests: [1], parts: [], persons: 2 };
const availability = [
  scheduleQuery({ entryId: 'e1', activityId: 'a1', ...stretch, persons: 2 }),
  timesQuery({ activityId: 'a1', entryId: 'e1', date: '2026-05-12', persons: 2 }),
  startsQuery(request),
  flowScheduleQuery({ flowId: 'f1', ...stretch, persons: 2 }),
].map(({ queryKey }) => queryKey as readonly unknown[]);

const isStale = (client: QueryClient, key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;

test('days and times that were read before a change are stale after it; what is sold is not', () => {
  const client = new QueryClient();
  const sold = flowStepQuery({ flowId: 'f1', page: 1, date: '2026-05-12', persons: 2 }).queryKey;
  for (const key of [...availability, sold]) client.setQueryData(key, []);
  invalidateAvailability(client);
  expect(availability.map((key) => isStale(client, key))).toEqual([true, true, true, true]);
  expect(isStale(client, sold)).toBe(false);
});

test('starts are kept per guests and per choice in an arrangement', () => {
  const keys = [
    startsQuery(request),
    startsQuery({ ...request, guests: [2] }),
    startsQuery({ ...request, parts: ['scrub'] }),
  ];
  expect(new Set(keys.map(({ queryKey }) => JSON.stringify(queryKey))).size).toBe(3);
});

test('proposals stay what was answered, also when the reservation is read again', async () => {
  const client = new QueryClient();
  client.setQueryData(proposalsQuery('behandelingen').queryKey, []);
  await client.invalidateQueries({ queryKey: reservationKey('behandelingen'), refetchType: 'all' });
  expect(isStale(client, proposalsQuery('behandelingen').queryKey)).toBe(false);
});
