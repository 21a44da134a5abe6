import type { Handlers } from '#server/http/handlers.ts';
import { callerFor, venueFor } from '#server/http/staffCaller.ts';
import type { PoolExceptionsService } from './poolExceptions.service.ts';
import type { PoolsService } from './pools.service.ts';

type PoolOperations = Pick<
  Handlers,
  | 'listPools'
  | 'createPool'
  | 'getPool'
  | 'updatePool'
  | 'deletePool'
  | 'listPoolExceptions'
  | 'createPoolException'
  | 'getPoolException'
  | 'updatePoolException'
  | 'deletePoolException'
>;

export const poolOperations = (pools: PoolsService, exceptions: PoolExceptionsService): PoolOperations => ({
  listPools: async ({ context, query }) => ({
    status: 200,
    body: await pools.list(venueFor(context, 'readPlanning'), query),
  }),
  createPool: async ({ context, body }) => ({
    status: 201,
    body: { data: await pools.create(callerFor(context, 'changePlanning'), body) },
  }),
  getPool: async ({ context, params }) => ({
    status: 200,
    body: { data: await pools.read(venueFor(context, 'readPlanning'), params.id) },
  }),
  updatePool: async ({ context, params, query, body }) => ({
    status: 200,
    body: { data: await pools.update(callerFor(context, 'changePlanning'), params.id, body, query.force ?? false) },
  }),
  deletePool: async ({ context, params }) => {
    await pools.remove(callerFor(context, 'changePlanning'), params.id);
    return { status: 204 };
  },
  listPoolExceptions: async ({ context, query }) => ({
    status: 200,
    body: await exceptions.list(venueFor(context, 'readPlanning'), query),
  }),
  createPoolException: async ({ context, query, body }) => ({
    status: 201,
    body: { data: await exceptions.create(callerFor(context, 'changePlanning'), body, query.force ?? false) },
  }),
  getPoolException: async ({ context, params }) => ({
    status: 200,
    body: { data: await exceptions.read(venueFor(context, 'readPlanning'), params.id) },
  }),
  updatePoolException: async ({ context, params, query, body }) => ({
    status: 200,
    body: {
      data: await exceptions.update(callerFor(context, 'changePlanning'), params.id, body, query.force ?? false),
    },
  }),
  deletePoolException: async ({ context, params }) => {
    await exceptions.remove(callerFor(context, 'changePlanning'), params.id);
    return { status: 204 };
  },
});
