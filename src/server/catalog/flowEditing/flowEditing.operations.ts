import type { Handlers } from '#server/http/handlers.ts';
import type { FlowEditing } from './flowEditing.service.ts';

type FlowEditingOperations = Pick<
  Handlers,
  | 'listFlows'
  | 'createFlow'
  | 'getFlowDefinition'
  | 'updateFlow'
  | 'deleteFlow'
  | 'publishFlow'
  | 'discardFlowDraft'
  | 'getFlowParts'
>;

export const flowEditingOperations = (flows: FlowEditing): FlowEditingOperations => ({
  listFlows: async ({ context, query }) => ({ status: 200, body: await flows.list(context.venue.venueId, query) }),
  createFlow: async ({ context, body }) => ({ status: 201, body: { data: await flows.create(context.venue, body) } }),
  getFlowDefinition: async ({ context, params }) => ({
    status: 200,
    body: { data: await flows.read(context.venue, params.id) },
  }),
  updateFlow: async ({ context, params, body }) => ({
    status: 200,
    body: { data: await flows.update(context.venue, params.id, body) },
  }),
  deleteFlow: async ({ context, params }) => {
    await flows.remove(context.venue, params.id);
    return { status: 204 };
  },
  publishFlow: async ({ context, params, body }) => ({
    status: 200,
    body: { data: await flows.publish(context.venue, params.id, body.version) },
  }),
  discardFlowDraft: async ({ context, params, body }) => ({
    status: 200,
    body: { data: await flows.discard(context.venue, params.id, body.version) },
  }),
  getFlowParts: async ({ context }) => ({ status: 200, body: { data: await flows.parts(context.venue.venueId) } }),
});
