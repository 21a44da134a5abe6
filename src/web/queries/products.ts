import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api, bodyOf, dataOf } from '#web/api/client.ts';
import { reservationSession } from '#web/api/tokens.ts';

export type ScheduleRequest = { entryId: string; activityId: string; from: string; to: string; persons: number };
export type TimesRequest = { activityId: string; entryId: string; date: string; persons: number };
/** `guests`: numbers of the guests, empty for any; `parts`: the arrangement's choices. */
export type StartsRequest = {
  slug: string;
  xplanId: string;
  date: string;
  guests: readonly number[];
  parts: readonly string[];
  persons: number;
};

/** Milliseconds. A visitor's own hold does not count against them. */
const staleTime = 20_000;

/** Days between two dates, both included; closed ones with a reason. */
export const scheduleQuery = ({ entryId, activityId, from, to, persons }: ScheduleRequest) =>
  queryOptions({
    queryKey: ['products', 'schedule', entryId, activityId, from, to, persons, reservationSession() ?? ''],
    queryFn: ({ signal }) =>
      bodyOf(
        api.GET('/products/{id}/schedule/{from}-{to}', {
          params: { path: { id: entryId, from, to }, query: { persons, activity: activityId } },
          signal,
        }),
      ),
    staleTime,
  });

export const timesQuery = ({ activityId, entryId, date, persons }: TimesRequest) =>
  queryOptions({
    queryKey: ['products', 'times', activityId, entryId, date, persons, reservationSession() ?? ''],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/products/{id}/times/{date}', {
          params: { path: { id: activityId, date }, query: { persons, include: 'messages', entry: entryId } },
          signal,
        }),
      ),
    staleTime,
  });

export const startsQuery = ({ slug, xplanId, date, guests, parts, persons }: StartsRequest) =>
  queryOptions({
    queryKey: ['products', 'starts', slug, xplanId, date, guests, parts, persons, reservationSession() ?? ''],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/products/{id}/times/{date}', {
          params: {
            path: { id: xplanId, date },
            query: {
              persons,
              flow: slug,
              ...(guests.length === 0 ? {} : { guests: guests.join(',') }),
              ...(parts.length === 0 ? {} : { parts: parts.join(',') }),
            },
          },
          signal,
        }),
      ),
    staleTime,
  });

const availability: readonly unknown[][] = [
  ['products', 'schedule'],
  ['products', 'times'],
  ['products', 'starts'],
  ['flows', 'schedule'],
];

export function invalidateAvailability(client: QueryClient): void {
  for (const queryKey of availability) void client.invalidateQueries({ queryKey });
}
