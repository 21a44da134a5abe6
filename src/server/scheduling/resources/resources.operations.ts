import type { Handlers } from '#server/http/handlers.ts';
import type { ResourcesService } from './resources.service.ts';
import type { RosterExceptionsService } from './rosterExceptions.service.ts';
import type { RostersService } from './rosters.service.ts';

type ResourceOperations = Pick<
  Handlers,
  | 'listResources'
  | 'createResource'
  | 'getResource'
  | 'orderResources'
  | 'updateResource'
  | 'deleteResource'
  | 'getRoster'
  | 'updateRoster'
  | 'listRosterExceptions'
  | 'createRosterException'
  | 'getRosterException'
  | 'updateRosterException'
  | 'deleteRosterException'
>;

interface Services {
  resources: ResourcesService;
  rosters: RostersService;
  exceptions: RosterExceptionsService;
}

export const resourceOperations = ({ resources, rosters, exceptions }: Services): ResourceOperations => ({
  listResources: async ({ context, query }) => ({
    status: 200,
    body: await resources.list(context.venue.venueId, query),
  }),
  createResource: async ({ context, body }) => ({
    status: 201,
    body: { data: await resources.create(context, body) },
  }),
  getResource: async ({ context, params }) => ({
    status: 200,
    body: { data: await resources.read(context.venue.venueId, params.id) },
  }),
  orderResources: async ({ context, body }) => {
    await resources.order(context, body);
    return { status: 204 };
  },
  updateResource: async ({ context, params, query, body }) => ({
    status: 200,
    body: { data: await resources.update(context, params.id, body, query.force ?? false) },
  }),
  deleteResource: async ({ context, params }) => {
    await resources.remove(context, params.id);
    return { status: 204 };
  },
  getRoster: async ({ context, params }) => ({
    status: 200,
    body: { data: await rosters.read(context.venue.venueId, params.id) },
  }),
  updateRoster: async ({ context, params, query, body }) => ({
    status: 200,
    body: { data: await rosters.update(context, params.id, body, query.force ?? false) },
  }),
  listRosterExceptions: async ({ context, query }) => ({
    status: 200,
    body: await exceptions.list(context, query),
  }),
  createRosterException: async ({ context, query, body }) => ({
    status: 201,
    body: { data: await exceptions.create(context, body, query.force ?? false) },
  }),
  getRosterException: async ({ context, params }) => ({
    status: 200,
    body: { data: await exceptions.read(context, params.id) },
  }),
  updateRosterException: async ({ context, params, query, body }) => ({
    status: 200,
    body: {
      data: await exceptions.update(context, params.id, body, query.force ?? false),
    },
  }),
  deleteRosterException: async ({ context, params, query }) => {
    await exceptions.remove(context, params.id, query.force ?? false);
    return { status: 204 };
  },
});
