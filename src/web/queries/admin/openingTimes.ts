import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  DateTest,
  OpeningException,
  OpeningExceptionForm,
  OpeningExceptionUpdate,
  OpeningWeek,
  PlanningChange,
  PlanningPreview,
} from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';
import { everyPage } from '#web/api/everyPage.ts';

const openingKey = ['admin', 'openingTimes'] as const;

const withSignal = (signal?: AbortSignal): { signal?: AbortSignal } => (signal ? { signal } : {});
const forced = (force: boolean) => (force ? { query: { force } } : {});

export const readWeek = (signal?: AbortSignal): Promise<OpeningWeek> =>
  dataOf(api.GET('/opening-times/default', withSignal(signal)));

export const openingWeekQuery = queryOptions({
  queryKey: [...openingKey, 'week'],
  queryFn: ({ signal }) => readWeek(signal),
  staleTime: 0,
});

export const saveWeek = (body: OpeningWeek, force: boolean): Promise<OpeningWeek> =>
  dataOf(api.PUT('/opening-times/default', { params: forced(force), body }));

/** All that touch a day of the year, oldest first: of two over as many days the later made holds. */
export const openingExceptionsQuery = (year: string) =>
  queryOptions({
    queryKey: [...openingKey, 'exceptions', year],
    queryFn: ({ signal }) => {
      const filter = `fromDate:${year}-01-01,toDate:${year}-12-31`;
      return everyPage((part) =>
        bodyOf(api.GET('/opening-times', { params: { query: { filter, sort: 'createdAt', ...part } }, signal })),
      );
    },
    staleTime: 0,
  });

export const readException = (id: string, signal?: AbortSignal): Promise<OpeningException> =>
  dataOf(api.GET('/opening-times/{id}', { params: { path: { id } }, ...withSignal(signal) }));

export const openingExceptionQuery = (id: string) =>
  queryOptions({
    queryKey: [...openingKey, 'exception', id],
    queryFn: ({ signal }) => readException(id, signal),
    staleTime: 0,
  });

export const createException = (body: OpeningExceptionForm, force: boolean): Promise<OpeningException> =>
  dataOf(api.POST('/opening-times', { params: forced(force), body }));

export const saveException = (id: string, body: OpeningExceptionUpdate, force: boolean): Promise<OpeningException> =>
  dataOf(api.PUT('/opening-times/{id}', { params: { path: { id }, ...forced(force) }, body }));

export const removeException = (id: string, force: boolean): Promise<unknown> =>
  bodyOf(api.DELETE('/opening-times/{id}', { params: { path: { id }, ...forced(force) } }));

export const readOpeningAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: openingKey });

/** What a change would leave outside, with the names of guests. */
export const previewChange = (body: PlanningChange): Promise<PlanningPreview> =>
  dataOf(api.POST('/admin/planning/preview', { body }));

export const dateTestQuery = (date: string, persons: number) =>
  queryOptions({
    queryKey: [...openingKey, 'test', date, persons],
    queryFn: ({ signal }): Promise<DateTest> =>
      dataOf(api.GET('/opening-times/test/{date}', { params: { path: { date }, query: { persons } }, signal })),
    staleTime: 0,
  });
