import type { FlowDefinition, StartPage } from '#contract/names.ts';
import type { OperationId } from '#server/http/handlers.ts';
import { flowForm } from '#tests/support/flowEditor.ts';
import { proefbad } from '#tests/support/venue.ts';
import { fresh } from './staffWorld.ts';
import type { StaffWrite, World } from './staffWorld.ts';

const call = async <T>(
  { money, owner }: World,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<T> => {
  const answer = await money.opened.app.call<T>(method, `/api${path}`, {
    token: await owner.liveToken(),
    ...(body === undefined ? {} : { body }),
  });
  return answer.json.data;
};

const newFlow = (world: World) => call<FlowDefinition>(world, 'POST', '/flows', flowForm({ slug: `flow-${fresh()}` }));

export const flowWrites = {
  createFlow: { leaves: ['flow created'], prepare: async () => ({ body: flowForm({ slug: `flow-${fresh()}` }) }) },
  updateFlow: {
    leaves: ['flow changed'],
    prepare: async (world) => {
      const { id, form, version } = await newFlow(world);
      return { params: { id }, body: { ...form, name: { nl: 'Anders' }, version } };
    },
  },
  deleteFlow: {
    leaves: ['flow removed'],
    prepare: async (world) => ({ params: { id: (await newFlow(world)).id } }),
  },
  publishFlow: {
    leaves: ['flow changed'],
    prepare: async (world) => {
      const { id, version } = await newFlow(world);
      return { params: { id }, body: { version } };
    },
  },
  discardFlowDraft: {
    leaves: ['flow changed'],
    prepare: async (world) => {
      const { id, form, version } = await newFlow(world);
      const published = await call<FlowDefinition>(world, 'POST', `/admin/flows/${id}/publish`, { version });
      const change = { ...form, name: { nl: 'Even anders' }, version: published.version };
      const draft = await call<FlowDefinition>(world, 'PUT', `/flows/${id}`, change);
      return { params: { id }, body: { version: draft.version } };
    },
  },
  updateStart: {
    leaves: ['startPage changed'],
    prepare: async (world) => {
      const { version } = await call<StartPage>(world, 'GET', '/admin/start');
      return { body: { sections: [{ name: { nl: 'Nu' }, flowIds: [proefbad.flows.payment.id] }], version } };
    },
  },
} satisfies Partial<Record<OperationId, StaffWrite>>;
