import type { MailDraft, MailPreview } from '#contract/names.ts';
import { mailErrors } from '#domain/catalog/mailForm.ts';
import type { Mail } from '#server/adapters/mail/mailPort.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectValid } from '#server/http/expect.ts';
import type { Venue } from '#server/http/handlers.ts';
import type { Throttle } from '#server/http/throttle.ts';
import { problem } from '#server/http/problem.ts';
import { enqueue } from '#server/jobs/jobQueue.ts';
import type { Job } from '#server/jobs/jobQueue.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { withLogo } from './mailLogo.ts';
import { sampleMails } from './sampleMails.ts';
import type { SampleDeps } from './sampleMails.ts';
import { readStaffAddress, readVenueOfMails } from './testMails.repo.ts';

interface Reader {
  venueId: string;
  staffId: string;
}

/** A mail as it would be sent. Throws `validation_failed`. */
export async function previewMail(deps: SampleDeps, reader: Reader, draft: MailDraft): Promise<MailPreview> {
  expectValid(mailErrors(draft));
  const mail = await sampleMail(deps, reader, draft);
  if (mail === null) throw problem('not_found');
  return shownMail(deps, reader.venueId, mail);
}

export async function shownMail(
  deps: Parameters<typeof withLogo>[0],
  venueId: string,
  mail: Mail,
): Promise<MailPreview> {
  const { from, replyTo = null, subject, html, text, attachments } = await withLogo(deps, venueId, mail);
  return { from, replyTo, subject, html: withImages(html, attachments), text };
}

/** Orders it to the address of the staff member. Throws `validation_failed`, `too_many_requests`. */
export async function sendTestMail(
  { db, newId, throttle }: { db: Db; newId(): string; throttle: Throttle },
  venue: Venue,
  staffId: string,
  draft: MailDraft,
): Promise<void> {
  const { venueId } = venue;
  expectValid(mailErrors(draft));
  await throttle.consume(venue, 'testMails', staffId);
  await inTransaction(db, async (tx) => {
    await enqueue(tx, { venueId, kind: 'mail.test', key: newId(), payload: { staffId, draft } });
    await recordChange(tx, { venueId, kind: 'settings', id: 'mails' }, { action: 'mailed' });
  });
}

/** `null`: the staff member is gone. */
export function testMail(deps: SampleDeps, { id, venueId, payload }: Job): Promise<Mail | null> {
  const { staffId, draft } = payload as { staffId: string; draft: MailDraft };
  return sampleMail(deps, { venueId, staffId }, draft, id);
}

async function sampleMail(
  deps: SampleDeps,
  { venueId, staffId }: Reader,
  { kind, language, ...mail }: MailDraft,
  id = 'voorbeeld',
): Promise<Mail | null> {
  const staff = await readStaffAddress(deps.db, { venueId, id: staffId });
  if (staff === null) return null;
  const { venue, today } = await readVenueOfMails(deps.db, venueId);
  const sample = { venue, language, mail, firstName: staff.firstName, today };
  const made = await sampleMails[kind](deps, sample);
  return made && { ...made, to: staff.email, messageId: `${id}.test@${venueId}.kuur` };
}

/** A page shows no attachments. */
function withImages(html: string, attachments: Mail['attachments']): string {
  const images = attachments.filter(({ cid }) => cid !== undefined);
  return images.reduce(
    (page, { cid, contentType, content }) =>
      page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`),
    html,
  );
}
