import type { GiftCardBatchPrint } from '#contract/names.ts';
import { printedLogo, printedPicture } from '#server/catalog/images/printedPicture.service.ts';
import { csvText } from '#domain/values/csvText.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectFound } from '#server/http/expect.ts';
import type { StaffCaller, Venue } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { giftCardCode } from '../cardCodes.ts';
import { readPrintableBatch } from '../cardDetails.repo.ts';
import type { HandOutDeps } from '../handOutGiftCard.ts';
import type { PrintableGiftCard } from '../printableGiftCard.ts';
import { readBatch } from './batches.repo.ts';

export type BatchCaller = { venue: Venue; staff: StaffCaller };

/** As good as money. Throws `not_found`, `in_use` when all are blocked, `too_many_requests`. */
export async function printedBatch(
  deps: HandOutDeps,
  caller: BatchCaller,
  { id, layout }: GiftCardBatchPrint & { id: string },
): Promise<Buffer> {
  const cards = await handedOut(deps, caller, id);
  const { venueId } = caller.venue;
  // Drawing loads a font engine, which no start should wait for.
  const { batchDocument } = await import('./batchDocument.ts');
  const picture = await printedPicture(deps, cards[0]!.card.imageSizes);
  const logo = await printedLogo(deps, venueId);
  return batchDocument(deps, { cards, picture, logo, layout });
}

/** As good as money, too: the codes as CSV. Throws what `printedBatch` throws. */
export async function exportedBatch(deps: HandOutDeps, caller: BatchCaller, id: string): Promise<string> {
  const cards = await handedOut(deps, caller, id);
  return csvText([
    ['code', 'amount', 'usableTo'],
    ...cards.map(({ card: { amount, usableTo }, code }) => [code, { cents: amount }, usableTo ?? '']),
  ]);
}

export type CodedSheet = { card: PrintableGiftCard; code: string };

/** Those that are not blocked; that somebody has their codes now is in the trail. */
async function handedOut(deps: HandOutDeps, { venue, staff }: BatchCaller, id: string): Promise<CodedSheet[]> {
  const key = { venueId: venue.venueId, id };
  await deps.throttle.consume(venue, 'documents', `staff ${staff.id}`);
  return inTransaction(deps.db, async (tx) => {
    expectFound(await readBatch(tx, key, 'nl'));
    const cards = await readPrintableBatch(tx, key.venueId, id);
    const usable = cards.filter(({ blocked }) => !blocked);
    if (usable.length === 0) throw problem('in_use');
    const coded = usable.map((card) => ({ card, code: giftCardCode(deps.secretKeys, card) }));
    if (!coded.every((sheet): sheet is CodedSheet => sheet.code !== null)) throw problem('not_found');
    await recordChange(tx, { ...key, kind: 'giftCardBatch' }, { action: 'exported' });
    return coded;
  });
}
