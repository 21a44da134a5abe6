import { created } from '#server/http/handlers.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { StaffOpeningTimesService } from './staffOpeningTimes.service.ts';

type OpeningOperations = Pick<
  Handlers,
  | 'getOpeningWeek'
  | 'updateOpeningWeek'
  | 'listOpeningExceptions'
  | 'createOpeningException'
  | 'getOpeningException'
  | 'updateOpeningException'
  | 'deleteOpeningException'
>;

export const openingTimesOperations = (opening: StaffOpeningTimesService): OpeningOperations => ({
  getOpeningWeek: async ({ context }) => ({
    status: 200,
    body: { data: await opening.week(context.venue.venueId) },
  }),
  updateOpeningWeek: async ({ context, query, body }) => ({
    status: 200,
    body: { data: await opening.updateWeek(context, body, query.force ?? false) },
  }),
  listOpeningExceptions: async ({ context, query }) => ({
    status: 200,
    body: await opening.list(context.venue.venueId, query),
  }),
  createOpeningException: async ({ context, query, body }) =>
    created(await opening.create(context, body, query.force ?? false)),
  getOpeningException: async ({ context, params }) => ({
    status: 200,
    body: { data: await opening.read(context.venue.venueId, params.id) },
  }),
  updateOpeningException: async ({ context, params, query, body }) => ({
    status: 200,
    body: { data: await opening.update(context, params.id, body, query.force ?? false) },
  }),
  deleteOpeningException: async ({ context, params, query }) => {
    await opening.remove(context, params.id, query.force ?? false);
    return { status: 204 };
  },
});
