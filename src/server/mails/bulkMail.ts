import { bulkMailIn, trimmedBulkMail } from '#domain/booking/bulkMail.ts';
import type { BulkMailWords } from '#domain/booking/bulkMail.ts';
import { digestText } from '#server/db/digest.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { enqueueAll } from '#server/jobs/jobQueue.ts';
import type { Letter } from './booking.repo.ts';
import { insertBulkMail, insertRecipients } from './bulkMails.repo.ts';
import { readVenueOfMails } from './testMails.repo.ts';
import { shownMail } from './testMails.ts';
import { languageOf, writeMail } from './updateMail.ts';
import type { UpdateMail } from './updateMail.ts';
import type { Language } from '#domain/values/translated.ts';
import type { MailPreview } from '#contract/names.ts';

const idOf = (words: BulkMailWords): string => digestText(JSON.stringify(words)).slice(0, 22);

/** Of the same words always the same. */
export const bulkMailId = (words: BulkMailWords): string => idOf(trimmedBulkMail(words));

/** Returns the reservations it was ordered for: those that did not have these words yet. */
export async function orderBulkMail(
  tx: Tx,
  { venueId, actor, words }: { venueId: string; actor: string; words: BulkMailWords },
  reservationIds: readonly string[],
): Promise<string[]> {
  const stored = trimmedBulkMail(words);
  const id = idOf(stored);
  await insertBulkMail(tx, { venueId, id, actor, words: stored });
  const newIds = await insertRecipients(tx, { venueId, id }, reservationIds);
  await enqueueAll(
    tx,
    newIds.map((reservationId) => ({
      venueId,
      kind: 'mail.bulk',
      key: `${id}:${reservationId}`,
      payload: { bulkMailId: id, reservationId },
    })),
  );
  return newIds;
}

/** `id`: of the job. */
export function bulkMail(letter: Letter, { id, words }: { id: string; words: BulkMailWords }): UpdateMail {
  const { subject, paragraphs, lang } = bulkMailIn(words, languageOf(letter));
  return { key: `${id}.bulk`, subject, paragraphs, lang, lines: [] };
}

/** As a guest of this language reads it, without the lines about their visit. */
export async function previewBulkMail(
  { db, mailFrom }: { db: Db; mailFrom: string | null },
  { venueId, language, words }: { venueId: string; language: Language; words: BulkMailWords },
): Promise<MailPreview> {
  const { venue } = await readVenueOfMails(db, venueId);
  const { subject, paragraphs, lang } = bulkMailIn(words, language);
  const addressing = { ...venue, language, firstName: 'Anna' };
  const update = { key: 'voorbeeld', subject, paragraphs, lang, lines: [], to: venue.branding.contactEmail };
  return shownMail({ db }, venueId, writeMail(addressing, mailFrom, update));
}
