import type { Language } from '#domain/values/translated.ts';
import { ownedReservation } from '#server/booking/payableReservations.service.ts';
import { printedLogo } from '#server/catalog/images/printedPicture.service.ts';
import type { PictureDeps } from '#server/catalog/images/printedPicture.service.ts';
import { problem } from '#server/http/problem.ts';
import type { LimitedVenue, Throttle } from '#server/http/throttle.ts';
import { bookingWords } from '#server/mails/mails.service.ts';
import { languageOfBooking, readCustomerName, readMovements, readRedemptions, readSoldItems } from './receipt.repo.ts';
import { recordReading } from '#server/trail/recordReading.ts';
import type { ReceiptKey } from './receipt.repo.ts';
import type { Receipt } from './receiptLines.ts';

export interface ReceiptReader {
  venue: LimitedVenue;
  language: Language;
  network: string;
}

interface ReceiptOwner extends ReceiptReader {
  sessionHash: Uint8Array | null;
  customerId: string | null;
}

export interface ReceiptFile {
  number: string;
  pdf: Buffer;
}

/** Throws `session_missing`, `reservation_not_found` also for what was never confirmed, `too_many_requests`. */
export async function receiptDocument(
  deps: PictureDeps & { throttle: Throttle },
  owner: ReceiptOwner,
  reservationId: string,
): Promise<ReceiptFile> {
  const { venue, sessionHash, customerId } = owner;
  const { venueId } = venue;
  if (sessionHash === null && customerId === null) throw problem('session_missing');
  if (!(await ownedReservation(deps.db, { venueId, id: reservationId }, owner))) throw problem('reservation_not_found');
  return receiptOf(deps, owner, reservationId);
}

/** For who may read it. Throws `reservation_not_found`, `too_many_requests`. */
export async function receiptOf(
  deps: PictureDeps & { throttle: Throttle },
  { venue, language, network }: ReceiptReader,
  reservationId: string,
): Promise<ReceiptFile> {
  const { venueId } = venue;
  await deps.throttle.consume(venue, 'networkDocuments', network);
  await deps.throttle.consume(venue, 'documents', reservationId);
  return draw(deps, { venueId, reservationId }, language);
}

/** In the guest's language. Throws `reservation_not_found` also for what was never confirmed. */
export async function receiptForStaff(deps: PictureDeps, key: ReceiptKey): Promise<ReceiptFile> {
  const { venueId, reservationId: id } = key;
  const language = await languageOfBooking(deps.db, key);
  if (language === null) throw problem('reservation_not_found');
  await recordReading(deps.db, { venueId, kind: 'reservation', id });
  return draw(deps, key, language);
}

async function draw(deps: PictureDeps, key: ReceiptKey, language: Language): Promise<ReceiptFile> {
  const file = await printReceipt(deps, key, language);
  if (!file) throw problem('reservation_not_found');
  return file;
}

/** `null`: unknown, or never confirmed. */
export async function printReceipt(
  deps: PictureDeps,
  key: ReceiptKey,
  language: Language,
): Promise<ReceiptFile | null> {
  const receipt = await readReceipt(deps, key, language);
  if (!receipt) return null;
  const { receiptPdf } = await import('./receiptPdf.ts');
  return { number: receipt.words.number, pdf: await receiptPdf(receipt, language) };
}

export async function readReceipt(deps: PictureDeps, key: ReceiptKey, language: Language): Promise<Receipt | null> {
  const { db } = deps;
  const words = await bookingWords(db, key, language);
  if (!words) return null;
  const [customerName, items, redemptions, movements, logo] = await Promise.all([
    readCustomerName(db, key),
    readSoldItems(db, key),
    readRedemptions(db, key),
    readMovements(db, key),
    printedLogo(deps, key.venueId),
  ]);
  return { words, customerName, items, redemptions, movements, logo };
}
