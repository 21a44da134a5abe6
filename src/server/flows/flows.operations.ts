import type { Handlers } from '#server/http/handlers.ts';
import type { FlowsService } from './flows.service.ts';

export const flowsOperations = (flows: FlowsService): Pick<Handlers, 'getStart' | 'getFlow'> => ({
  getStart: async ({ context }) => ({
    status: 200,
    body: { data: await flows.start(context.venue.venueId, context.language) },
  }),
  getFlow: async ({ params, query, context }) => {
    const key = query.type === 'slug' ? { slug: params.id } : { id: params.id };
    return { status: 200, body: { data: await flows.flow(context.venue.venueId, key, context.language) } };
  },
});
