import type { Db } from '#server/db/schema.ts';
import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import { savedViews, saveViews } from './savedViews.ts';

const own = (context: RequestContext) => ({ venueId: context.venue.venueId, staffId: staffOf(context).id });

export const savedViewOperations = (db: Db): Pick<Handlers, 'getSavedViews' | 'updateSavedViews'> => ({
  getSavedViews: async ({ context }) => ({ status: 200, body: { data: await savedViews(db, own(context)) } }),
  updateSavedViews: async ({ context, body }) => ({
    status: 200,
    body: { data: await saveViews(db, own(context), body) },
  }),
});
