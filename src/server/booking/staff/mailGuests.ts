import type { BulkMailCount, BulkMailDraft, BulkMailForm, BulkMailResult, MailPreview } from '#contract/names.ts';
import { bulkMailErrors } from '#domain/booking/bulkMail.ts';
import { fieldErrorsUnder } from '#domain/values/fieldErrors.ts';
import { limitCount } from '#domain/values/limits.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectValid } from '#server/http/expect.ts';
import type { Venue } from '#server/http/handlers.ts';
import { limitReached } from '#server/http/limitReached.ts';
import type { Throttle } from '#server/http/throttle.ts';
import { bulkMailId, orderBulkMail, previewBulkMail } from '#server/mails/mails.service.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { recordEvents } from '../rows/reservationWrites.repo.ts';
import { countMailableGuests, lockMailableGuests } from './bulkMailGuests.repo.ts';
import type { ReservationSearch } from './searchReservations.repo.ts';

export interface BulkMailDeps {
  db: Db;
  newId(): string;
  throttle: Throttle;
  mailFrom: string | null;
}

/** Who gets it and who cannot, of the reservations that the search lists. */
export async function countBulkMail(
  { db }: BulkMailDeps,
  venue: Venue,
  { search, words }: { search: ReservationSearch; words?: BulkMailForm['words'] },
): Promise<BulkMailCount> {
  const isWritten = words !== undefined && bulkMailErrors(words).length === 0;
  const guests = await countMailableGuests(db, venue.venueId, {
    search,
    bulkMailId: isWritten ? bulkMailId(words) : null,
  });
  const sumOf = (part: 'reservations' | 'withoutAddress' | 'alreadyMailed') =>
    guests.reduce((sum, group) => sum + group[part], 0);
  return {
    reservations: sumOf('reservations'),
    withoutAddress: sumOf('withoutAddress'),
    alreadyMailed: sumOf('alreadyMailed'),
    languages: guests.filter(({ reservations }) => reservations > 0).map(({ language }) => language),
    most: limitCount('bulkMailGuests', venue.settings),
  };
}

/** Throws `validation_failed`. */
export async function previewWords(
  deps: BulkMailDeps,
  { venueId }: Venue,
  { words, language }: BulkMailDraft,
): Promise<MailPreview> {
  expectReadable(words);
  return previewBulkMail(deps, { venueId, words, language });
}

/**
 * Each reservation gets these words once, whoever sends them. Throws `validation_failed`, `too_many_requests` also where
 * more reservations would get it than one mail may have; waiting does not help there.
 */
export async function mailGuests(
  { db, newId, throttle }: BulkMailDeps,
  { venue, staffId }: { venue: Venue; staffId: string },
  { search, words }: BulkMailForm,
): Promise<BulkMailResult> {
  expectReadable(words);
  const { venueId } = venue;
  const id = bulkMailId(words);
  await throttle.consume(venue, 'bulkMails', venueId);
  return inTransaction(db, async (tx) => {
    const most = limitCount('bulkMailGuests', venue.settings);
    const guestIds = await lockMailableGuests(tx, venueId, { search, bulkMailId: id, most });
    if (guestIds.length > most) throw limitReached('bulkMailGuests');
    if (guestIds.length === 0) return { reservations: 0 };
    const mailedIds = await orderBulkMail(tx, { venueId, actor: staffId, words }, guestIds);
    const reason = words.subject.nl?.trim();
    await recordEvents(
      tx,
      mailedIds.map((reservationId) => ({
        venueId,
        id: newId(),
        reservationId,
        kind: 'mailed',
        actor: staffId,
        data: { bulkMailId: id, reason },
      })),
    );
    const after = { reservations: mailedIds.length };
    if (mailedIds.length > 0) {
      await recordChange(tx, { venueId, kind: 'bulkMail', id }, { action: 'mailed', after });
    }
    return after;
  });
}

const expectReadable = (words: BulkMailForm['words']): void =>
  expectValid(fieldErrorsUnder('/words', bulkMailErrors(words)));
