import { created } from '#server/http/handlers.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { StaffMessagesService } from './staffMessages.service.ts';

type MessageOperations = Pick<
  Handlers,
  'listMessages' | 'createMessage' | 'getMessage' | 'updateMessage' | 'deleteMessage'
>;

export const messageOperations = (messages: StaffMessagesService): MessageOperations => ({
  listMessages: async ({ context, query }) => ({
    status: 200,
    body: await messages.list(context.venue.venueId, query),
  }),
  createMessage: async ({ context, body }) => created(await messages.create(context.venue.venueId, body)),
  getMessage: async ({ context, params }) => ({
    status: 200,
    body: { data: await messages.read(context.venue.venueId, params.id) },
  }),
  updateMessage: async ({ context, params, body }) => ({
    status: 200,
    body: { data: await messages.update(context.venue.venueId, params.id, body) },
  }),
  deleteMessage: async ({ context, params }) => {
    await messages.remove(context.venue.venueId, params.id);
    return { status: 204 };
  },
});
