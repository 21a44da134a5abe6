import type { OpeningWeek } from '#contract/names.ts';
import type { OperationId } from '#server/http/handlers.ts';
import type { StaffWrite, World } from './staffWorld.ts';

const days = { fromDate: '2027-07-01', toDate: '2027-07-02' };
const exception = { ...days, blocks: [{ from: '11:00', to: '16:00' }], reason: { nl: 'Feest' } };
const message = { ...days, text: { nl: 'Feest' }, weekdays: null };

async function made({ app, owner }: World, path: string, body: object): Promise<{ id: string }> {
  const { json } = await app.call<{ id: string }>('POST', `/api${path}`, { token: owner.token, body });
  return { id: json.data.id };
}

const writes = (path: string, kind: string, form: object): Record<'create' | 'update' | 'delete', StaffWrite> => ({
  create: { leaves: [`${kind} created`], prepare: async () => ({ body: form }) },
  update: {
    leaves: [`${kind} changed`],
    prepare: async (world) => ({
      params: await made(world, path, form),
      body: { ...form, toDate: '2027-07-03', version: 1 },
    }),
  },
  delete: { leaves: [`${kind} removed`], prepare: async (world) => ({ params: await made(world, path, form) }) },
});

const opening = writes('/opening-times', 'openingException', exception);
const messages = writes('/messages', 'message', message);

export const venueWrites = {
  updateOpeningWeek: {
    leaves: ['openingWeek changed'],
    prepare: async ({ app, owner }) => {
      const { json } = await app.call<OpeningWeek>('GET', '/api/opening-times/default', { token: owner.token });
      const later = { from: '10:00', to: '23:00' };
      return { body: { ...json.data, days: json.data.days.map((day) => ({ ...day, blocks: [later] })) } };
    },
  },
  createOpeningException: opening.create,
  updateOpeningException: opening.update,
  deleteOpeningException: opening.delete,
  createMessage: messages.create,
  updateMessage: messages.update,
  deleteMessage: messages.delete,
} satisfies Partial<Record<OperationId, StaffWrite>>;
