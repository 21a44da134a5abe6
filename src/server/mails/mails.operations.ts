import type { Db } from '#server/db/schema.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Sites } from '#server/http/sitePage.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import type { Throttle } from '#server/http/throttle.ts';
import { previewMail, sendTestMail } from './testMails.ts';
import { resendConfirmation } from './mails.service.ts';
import { sentBy } from './senderOf.ts';
import { retryMail } from './retryMail.ts';
import { searchMails } from './searchMails.ts';
import type { SecretKeys } from '#server/db/secretKeys.ts';

type MailOperations = Pick<Handlers, 'listMails' | 'retryMail' | 'resendConfirmation' | 'previewMail' | 'sendTestMail'>;

interface Deps extends Sites {
  db: Db;
  newId(): string;
  throttle: Throttle;
  mailFrom: string | null;
  secretKeys: SecretKeys;
}

export const mailOperations = (deps: Deps): MailOperations => ({
  listMails: async ({ context, body }) => ({
    status: 200,
    body: await searchMails(deps.db, context.venue.venueId, body),
  }),
  previewMail: async ({ context, body }) => {
    const reader = { venueId: context.venue.venueId, staffId: staffOf(context).id };
    return { status: 200, body: { data: await previewMail(sentBy(deps, reader.venueId), reader, body) } };
  },
  sendTestMail: async ({ context, body }) => {
    await sendTestMail(deps, context.venue, staffOf(context).id, body);
    return { status: 204 };
  },
  retryMail: async ({ context, params }) => {
    const key = { venueId: context.venue.venueId, id: params.id };
    return { status: 200, body: { data: await retryMail(deps.db, key) } };
  },
  resendConfirmation: async ({ context, params }) => {
    await resendConfirmation(deps, { venueId: context.venue.venueId, reservationId: params.id });
    return { status: 204 };
  },
});
