import type { Handlers } from '#server/http/handlers.ts';
import type { FlowsService } from './flows.service.ts';

export const flowsOperations = (flows: FlowsService): Pick<Handlers, 'getStart' | 'getFlow' | 'getFlowStep'> => ({
  getStart: async ({ context }) => ({
    status: 200,
    body: { data: await flows.start(context.venue, context.language) },
  }),
  getFlow: async ({ params, query, context }) => {
    const key = query.type === 'slug' ? { slug: params.id } : { id: params.id };
    return { status: 200, body: { data: await flows.flow(context.venue.venueId, key, context.language) } };
  },
  getFlowStep: async ({ params, query, context }) => {
    const data = await flows.step(context.venue.venueId, {
      flowId: params.id,
      step: params.step,
      date: query.date,
      language: context.language,
    });
    return { status: 200, body: { data } };
  },
});
