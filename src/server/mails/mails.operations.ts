import type { Db } from '#server/db/schema.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { venueFor } from '#server/http/staffCaller.ts';
import { sendAgain } from './mails.service.ts';
import { listMails, makeDue, readMail } from './staffMails.repo.ts';

type MailOperations = Pick<Handlers, 'listMails' | 'retryMail' | 'resendConfirmation'>;

export const mailOperations = (tools: { db: Db; newId(): string }): MailOperations => ({
  listMails: async ({ context, query }) => ({
    status: 200,
    body: await listMails(tools.db, venueFor(context, 'readGuests'), query),
  }),
  retryMail: async ({ context, params }) => {
    const key = { venueId: venueFor(context, 'changeReservations'), id: params.id };
    await makeDue(tools.db, key);
    const mail = await readMail(tools.db, key);
    if (!mail) throw problem('not_found');
    return { status: 200, body: { data: mail } };
  },
  resendConfirmation: async ({ context, params }) => {
    await sendAgain(tools, { venueId: venueFor(context, 'changeReservations'), reservationId: params.id });
    return { status: 204 };
  },
});
