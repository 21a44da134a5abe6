import type { Handlers } from '#server/http/handlers.ts';
import { callerFor, venueFor } from '#server/http/staffCaller.ts';
import type { ResourcesService } from './resources.service.ts';
import type { RosterExceptionsService } from './rosterExceptions.service.ts';
import type { RostersService } from './rosters.service.ts';

type ResourceOperations = Pick<
  Handlers,
  | 'listResources'
  | 'createResource'
  | 'getResource'
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
    body: await resources.list(venueFor(context, 'readPlanning'), query),
  }),
  createResource: async ({ context, body }) => ({
    status: 201,
    body: { data: await resources.create(callerFor(context, 'changePlanning'), body) },
  }),
  getResource: async ({ context, params }) => ({
    status: 200,
    body: { data: await resources.read(venueFor(context, 'readPlanning'), params.id) },
  }),
  updateResource: async ({ context, params, query, body }) => ({
    status: 200,
    body: { data: await resources.update(callerFor(context, 'changePlanning'), params.id, body, query.force ?? false) },
  }),
  deleteResource: async ({ context, params }) => {
    await resources.remove(callerFor(context, 'changePlanning'), params.id);
    return { status: 204 };
  },
  getRoster: async ({ context, params }) => ({
    status: 200,
    body: { data: await rosters.read(venueFor(context, 'readPlanning'), params.id) },
  }),
  updateRoster: async ({ context, params, query, body }) => ({
    status: 200,
    body: { data: await rosters.update(callerFor(context, 'changePlanning'), params.id, body, query.force ?? false) },
  }),
  listRosterExceptions: async ({ context, query }) => ({
    status: 200,
    body: await exceptions.list(venueFor(context, 'readPlanning'), query),
  }),
  createRosterException: async ({ context, query, body }) => ({
    status: 201,
    body: { data: await exceptions.create(callerFor(context, 'changePlanning'), body, query.force ?? false) },
  }),
  getRosterException: async ({ context, params }) => ({
    status: 200,
    body: { data: await exceptions.read(venueFor(context, 'readPlanning'), params.id) },
  }),
  updateRosterException: async ({ context, params, query, body }) => ({
    status: 200,
    body: {
      data: await exceptions.update(callerFor(context, 'changePlanning'), params.id, body, query.force ?? false),
    },
  }),
  deleteRosterException: async ({ context, params }) => {
    await exceptions.remove(callerFor(context, 'changePlanning'), params.id);
    return { status: 204 };
  },
});
