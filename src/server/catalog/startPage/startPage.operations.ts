import type { Handlers } from '#server/http/handlers.ts';
import type { StartPageService } from './startPage.service.ts';

export const startPageOperations = (startPage: StartPageService): Pick<Handlers, 'getStartPage' | 'updateStart'> => ({
  getStartPage: async ({ context }) => ({
    status: 200,
    body: { data: await startPage.read(context.venue.venueId) },
  }),
  updateStart: async ({ context, body }) => ({
    status: 200,
    body: { data: await startPage.update(context.venue.venueId, body) },
  }),
});
