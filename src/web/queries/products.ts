import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api, bodyOf, dataOf } from '#web/api/client.ts';
import { reservationSession } from '#web/api/tokens.ts';

export type ScheduleWish = { entryId: string; activityId: string; from: string; to: string; persons: number };
export type TimesWish = { activityId: string; date: string; persons: number };
/** `guests` are the numbers of those it is for, empty for any; `parts` what was chosen in an arrangement. */
export type StartsWish = {
  slug: string;
  xplanId: string;
  date: string;
  guests: readonly number[];
  parts: readonly string[];
  persons: number;
};

/** Availability goes stale quickly; with the visitor's session their own hold does not count as taken. */
const staleTime = 20_000;

/** The days of a stretch (both ends included) on which this group can come, and why not on the others. */
export const scheduleQuery = ({ entryId, activityId, from, to, persons }: ScheduleWish) =>
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

/** Arrivals and departures of a day for this group, with the venue's messages. */
export const timesQuery = ({ activityId, date, persons }: TimesWish) =>
  queryOptions({
    queryKey: ['products', 'times', activityId, date, persons, reservationSession() ?? ''],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/products/{id}/times/{date}', {
          params: { path: { id: activityId, date }, query: { persons, include: 'messages' } },
          signal,
        }),
      ),
    staleTime,
  });

/** The starts of a treatment or arrangement beside what these guests have, or why there is none and what there is instead. */
export const startsQuery = ({ slug, xplanId, date, guests, parts, persons }: StartsWish) =>
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

/** A reservation changed: days and times that were read before it no longer hold. What is on the screen is read again. */
export function makeTimesStale(client: QueryClient): void {
  for (const queryKey of availability) void client.invalidateQueries({ queryKey });
}
