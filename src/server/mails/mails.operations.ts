import type { Db } from '#server/db/schema.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { resendConfirmation } from './mails.service.ts';
import { retryMail } from './retryMail.ts';
import { listMails } from './staffMails.repo.ts';

type MailOperations = Pick<Handlers, 'listMails' | 'retryMail' | 'resendConfirmation'>;

export const mailOperations = (deps: { db: Db; newId(): string }): MailOperations => ({
  listMails: async ({ context, query }) => ({
    status: 200,
    body: await listMails(deps.db, context.venue.venueId, query),
  }),
  retryMail: async ({ context, params }) => {
    const key = { venueId: context.venue.venueId, id: params.id };
    return { status: 200, body: { data: await retryMail(deps.db, key) } };
  },
  resendConfirmation: async ({ context, params }) => {
    await resendConfirmation(deps, { venueId: context.venue.venueId, reservationId: params.id });
    return { status: 204 };
  },
});
