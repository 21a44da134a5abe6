import type { Handlers } from '#server/http/handlers.ts';
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
    body: await pools.list(context.venue.venueId, query),
  }),
  createPool: async ({ context, body }) => ({
    status: 201,
    body: { data: await pools.create(context, body) },
  }),
  getPool: async ({ context, params }) => ({
    status: 200,
    body: { data: await pools.read(context.venue.venueId, params.id) },
  }),
  updatePool: async ({ context, params, query, body }) => ({
    status: 200,
    body: { data: await pools.update(context, params.id, body, query.force ?? false) },
  }),
  deletePool: async ({ context, params }) => {
    await pools.remove(context, params.id);
    return { status: 204 };
  },
  listPoolExceptions: async ({ context, query }) => ({
    status: 200,
    body: await exceptions.list(context.venue.venueId, query),
  }),
  createPoolException: async ({ context, query, body }) => ({
    status: 201,
    body: { data: await exceptions.create(context, body, query.force ?? false) },
  }),
  getPoolException: async ({ context, params }) => ({
    status: 200,
    body: { data: await exceptions.read(context.venue.venueId, params.id) },
  }),
  updatePoolException: async ({ context, params, query, body }) => ({
    status: 200,
    body: {
      data: await exceptions.update(context, params.id, body, query.force ?? false),
    },
  }),
  deletePoolException: async ({ context, params, query }) => {
    await exceptions.remove(context, params.id, query.force ?? false);
    return { status: 204 };
  },
});
