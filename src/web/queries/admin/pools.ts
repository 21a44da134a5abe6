import { queryOptions } from '@tanstack/react-query';
import type {
  Pool,
  PoolException,
  PoolExceptionForm,
  PoolExceptionUpdate,
  PoolForm,
  PoolUpdate,
} from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';
import { everyPage } from '#web/api/everyPage.ts';
import { resourcesKey } from './resources.ts';

const at = (id: string, signal?: AbortSignal) => ({ params: { path: { id } }, ...(signal ? { signal } : {}) });
const forced = (force: boolean) => (force ? { query: { force } } : {});

export const poolsQuery = queryOptions({
  queryKey: [...resourcesKey, 'pools'],
  queryFn: ({ signal }) => everyPage((part) => bodyOf(api.GET('/admin/pools', { params: { query: part }, signal }))),
  staleTime: 0,
});

export const readPool = (id: string, signal?: AbortSignal): Promise<Pool> =>
  dataOf(api.GET('/admin/pools/{id}', at(id, signal)));

export const poolQuery = (id: string) =>
  queryOptions({
    queryKey: [...resourcesKey, 'pool', id],
    queryFn: ({ signal }) => readPool(id, signal),
    staleTime: 0,
  });

export const createPool = (body: PoolForm): Promise<Pool> => dataOf(api.POST('/admin/pools', { body }));

export const savePool = (id: string, body: PoolUpdate, force: boolean): Promise<Pool> =>
  dataOf(api.PUT('/admin/pools/{id}', { params: { path: { id }, ...forced(force) }, body }));

/** Those that touch a day of these. */
export const poolExceptionsQuery = (poolId: string, fromDate: string, toDate: string) =>
  queryOptions({
    queryKey: [...resourcesKey, 'poolExceptions', poolId, fromDate, toDate],
    queryFn: ({ signal }) => {
      const filter = `poolId:${poolId},fromDate:${fromDate},toDate:${toDate}`;
      return everyPage((part) =>
        bodyOf(api.GET('/admin/pool-exceptions', { params: { query: { filter, ...part } }, signal })),
      );
    },
    staleTime: 0,
  });

export const readPoolException = (id: string, signal?: AbortSignal): Promise<PoolException> =>
  dataOf(api.GET('/admin/pool-exceptions/{id}', at(id, signal)));

export const poolExceptionQuery = (id: string) =>
  queryOptions({
    queryKey: [...resourcesKey, 'poolException', id],
    queryFn: ({ signal }) => readPoolException(id, signal),
    staleTime: 0,
  });

export const createPoolException = (body: PoolExceptionForm, force: boolean): Promise<PoolException> =>
  dataOf(api.POST('/admin/pool-exceptions', { params: forced(force), body }));

export const savePoolException = (id: string, body: PoolExceptionUpdate, force: boolean): Promise<PoolException> =>
  dataOf(api.PUT('/admin/pool-exceptions/{id}', { params: { path: { id }, ...forced(force) }, body }));

export const removePoolException = (id: string, force: boolean): Promise<unknown> =>
  bodyOf(api.DELETE('/admin/pool-exceptions/{id}', { params: { path: { id }, ...forced(force) } }));
