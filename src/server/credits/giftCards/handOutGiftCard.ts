import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectFound, expectValid } from '#server/http/expect.ts';
import type { StaffCaller, Venue } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import type { Throttle } from '#server/http/throttle.ts';
import { enqueue } from '#server/jobs/jobQueue.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { readPrintableGiftCard } from './cardDetails.repo.ts';
import type { PrintDeps } from './cardDocument.ts';
import type { CardKey } from './giftCardChange.ts';
import { SecretKeyChanged, printGiftCard } from './giftCards.service.ts';
import type { GiftCardDeps, PrintableGiftCard } from './giftCards.service.ts';

export interface HandOutDeps extends PrintDeps, GiftCardDeps {
  db: Db;
  throttle: Throttle;
}

type Caller = { venue: Venue; staff: StaffCaller };

/** A PDF, as good as money. Throws `not_found`, `in_use` for a blocked one, `too_many_requests`. */
export async function printedForStaff(deps: HandOutDeps, { venue, staff }: Caller, id: string): Promise<Buffer> {
  const key = { venueId: venue.venueId, id };
  await deps.throttle.consume(venue, 'documents', `staff ${staff.id}`);
  await inTransaction(deps.db, async (tx) => {
    await usableCard(tx, key);
    await recordChange(tx, { ...key, kind: 'giftCard' }, { action: 'exported' });
  });
  const printed = await printGiftCard(deps, key).catch(nullIfKeyChanged);
  if (!printed) throw problem('not_found');
  return printed.pdf;
}

/** `email` null: to whom the order was mailed. Throws `not_found`, `in_use`, `validation_failed` without an address. */
export function mailAgain({ db, newId }: HandOutDeps, key: CardKey, email: string | null): Promise<void> {
  const { venueId, id: giftCardId } = key;
  return inTransaction(db, async (tx) => {
    const { recipientEmail, customer } = await usableCard(tx, key);
    const isKnown = (email ?? recipientEmail ?? customer?.email) !== undefined;
    expectValid(isKnown ? [] : [{ pointer: '/email', code: 'required' }]);
    const again = newId();
    const payload = { giftCardId, again, ...(email && { email }) };
    await enqueue(tx, { venueId, kind: 'mail.giftCard', key: `again:${again}`, payload });
    await recordChange(tx, { ...key, kind: 'giftCard' }, { action: 'mailed' });
  });
}

async function usableCard(db: Db, { venueId, id }: CardKey): Promise<PrintableGiftCard> {
  const card = expectFound((await readPrintableGiftCard(db, venueId, id)) ?? undefined);
  if (card.blocked) throw problem('in_use');
  return card;
}

function nullIfKeyChanged(error: unknown): null {
  if (error instanceof SecretKeyChanged) return null;
  throw error;
}
