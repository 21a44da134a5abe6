import { queryOptions } from '@tanstack/react-query';
import type { Roster, RosterException, RosterExceptionForm, RosterExceptionUpdate } from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';
import { resourcesKey } from './resources.ts';

const at = (id: string, signal?: AbortSignal) => ({ params: { path: { id } }, ...(signal ? { signal } : {}) });
const forced = (force: boolean) => (force ? { query: { force } } : {});

export const readRoster = (resourceId: string, signal?: AbortSignal): Promise<Roster> =>
  dataOf(api.GET('/admin/resources/{id}/roster', at(resourceId, signal)));

export const rosterQuery = (resourceId: string) =>
  queryOptions({
    queryKey: [...resourcesKey, 'roster', resourceId],
    queryFn: ({ signal }) => readRoster(resourceId, signal),
    staleTime: 0,
  });

export const saveRoster = (resourceId: string, body: Roster, force: boolean): Promise<Roster> =>
  dataOf(api.PUT('/admin/resources/{id}/roster', { params: { path: { id: resourceId }, ...forced(force) }, body }));

/** Those that touch a day of these. */
export const rosterExceptionsQuery = (resourceId: string, fromDate: string, toDate: string) =>
  queryOptions({
    queryKey: [...resourcesKey, 'rosterExceptions', resourceId, fromDate, toDate],
    queryFn: ({ signal }) => {
      const filter = `resourceId:${resourceId},fromDate:${fromDate},toDate:${toDate}`;
      return dataOf(api.GET('/admin/roster-exceptions', { params: { query: { filter, pageSize: 200 } }, signal }));
    },
    staleTime: 0,
  });

export const readRosterException = (id: string, signal?: AbortSignal): Promise<RosterException> =>
  dataOf(api.GET('/admin/roster-exceptions/{id}', at(id, signal)));

export const rosterExceptionQuery = (id: string) =>
  queryOptions({
    queryKey: [...resourcesKey, 'rosterException', id],
    queryFn: ({ signal }) => readRosterException(id, signal),
    staleTime: 0,
  });

export const createRosterException = (body: RosterExceptionForm, force: boolean): Promise<RosterException> =>
  dataOf(api.POST('/admin/roster-exceptions', { params: forced(force), body }));

export const saveRosterException = (
  id: string,
  body: RosterExceptionUpdate,
  force: boolean,
): Promise<RosterException> =>
  dataOf(api.PUT('/admin/roster-exceptions/{id}', { params: { path: { id }, ...forced(force) }, body }));

export const removeRosterException = (id: string, force: boolean): Promise<unknown> =>
  bodyOf(api.DELETE('/admin/roster-exceptions/{id}', { params: { path: { id }, ...forced(force) } }));
