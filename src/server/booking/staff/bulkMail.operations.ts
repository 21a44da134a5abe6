import type { Handlers } from '#server/http/handlers.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import { countBulkMail, mailGuests, previewWords } from './mailGuests.ts';
import type { BulkMailDeps } from './mailGuests.ts';

type BulkMailOperations = Pick<Handlers, 'countBulkMail' | 'previewBulkMail' | 'sendBulkMail'>;

export const bulkMailOperations = (deps: BulkMailDeps): BulkMailOperations => ({
  countBulkMail: async ({ context, body }) => ({
    status: 200,
    body: { data: await countBulkMail(deps, context.venue, body) },
  }),
  previewBulkMail: async ({ context, body }) => ({
    status: 200,
    body: { data: await previewWords(deps, context.venue, body) },
  }),
  sendBulkMail: async ({ context, body }) => {
    const sender = { venue: context.venue, staffId: staffOf(context).id };
    return { status: 200, body: { data: await mailGuests(deps, sender, body) } };
  },
});
