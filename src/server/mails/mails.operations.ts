import type { Db } from '#server/db/schema.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { venueFor } from '#server/http/staffCaller.ts';
import { resendConfirmation } from './mails.service.ts';
import { retryMail } from './retryMail.ts';
import { listMails } from './staffMails.repo.ts';

type MailOperations = Pick<Handlers, 'listMails' | 'retryMail' | 'resendConfirmation'>;

export const mailOperations = (deps: { db: Db; newId(): string }): MailOperations => ({
  listMails: async ({ context, query }) => ({
    status: 200,
    body: await listMails(deps.db, venueFor(context, 'readGuests'), query),
  }),
  retryMail: async ({ context, params }) => {
    const key = { venueId: venueFor(context, 'changeReservations'), id: params.id };
    return { status: 200, body: { data: await retryMail(deps.db, key) } };
  },
  resendConfirmation: async ({ context, params }) => {
    await resendConfirmation(deps, { venueId: venueFor(context, 'changeReservations'), reservationId: params.id });
    return { status: 204 };
  },
});
