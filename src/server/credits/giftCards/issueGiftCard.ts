import { FlowType } from '#domain/catalog/flowTypes.ts';
import { lastUsableDay, usualMonths } from '#domain/credits/lastUsableDay.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { SecretKeys } from '#server/db/secretKeys.ts';
import type { Tx } from '#server/db/schema.ts';
import { enqueue } from '#server/jobs/jobQueue.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { hashOfCode, newGiftCardCode } from './cardCodes.ts';
import { giftCardPeriod, insertGiftCards, orderedGiftCards } from './giftCards.repo.ts';
import type { NewCard, NewEntry } from './giftCards.repo.ts';

export interface GiftCardDeps {
  newId(): string;
  secretKeys: SecretKeys;
}

export interface NewGiftCard {
  venueId: string;
  kind: 'giftCard' | 'voucher';
  amount: number;
  productId?: string | null;
  itemId?: string | null;
  reservationId?: string | null;
  language: string;
  /** Inclusive; as long as the venue's gift cards when absent. */
  usableTo?: LocalDate | null;
  usableDays?: number | null;
  entryKind: 'bought' | 'refunded';
  actor?: string;
  reason?: string;
  email?: string | null;
  batchId?: string | null;
}

/**
 * Issues a gift card or voucher and orders its mail, to `email` or the reservation's customer. The database refuses a
 * second one for the same item.
 */
export async function issueGiftCard(
  tx: Tx,
  deps: GiftCardDeps,
  card: NewGiftCard,
): Promise<{ id: string; code: string }> {
  const { venueId, reservationId = null, email = null } = card;
  const usableTo = card.usableTo ?? (await lastDayOf(tx, venueId, card.usableDays ?? null));
  const { row, entry, code } = codedCard(deps, card, usableTo);
  await insertGiftCards(tx, [{ row, entry }]);
  const after = { ...row, reason: card.reason };
  await recordChange(tx, { venueId, kind: 'giftCard', id: row.id }, { action: 'created', after });
  if (email !== null || reservationId !== null) await enqueueGiftCardMail(tx, { venueId, giftCardId: row.id, email });
  return { id: row.id, code };
}

/** A card with a code of its own, and the entry that puts its amount on it. */
export function codedCard(
  { newId, secretKeys }: GiftCardDeps,
  card: NewGiftCard,
  usableTo: LocalDate,
): { row: NewCard; entry: NewEntry; code: string } {
  const { venueId, amount, reservationId = null, batchId = null } = card;
  const id = newId();
  const code = newGiftCardCode(secretKeys.newest, { venueId, id });
  const row = {
    venueId,
    id,
    kind: card.kind,
    codeHash: hashOfCode(code),
    keyId: secretKeys.newest.id,
    lastFour: code.slice(-4),
    productId: card.productId ?? null,
    itemId: card.itemId ?? null,
    reservationId,
    amount,
    balance: amount,
    usableTo,
    language: card.language,
    batchId,
  };
  const entry = { venueId, id: newId(), giftCardId: id, amount, reservationId, reason: card.reason ?? '' };
  return { row, entry: { ...entry, kind: card.entryKind, actor: card.actor ?? 'system' }, code };
}

export async function lastDayOf(tx: Tx, venueId: string, usableDays: number | null): Promise<LocalDate> {
  const { today, months } = await giftCardPeriod(tx, venueId);
  return lastUsableDay(today, usableDays, months ?? usualMonths);
}

const enqueueGiftCardMail = (
  tx: Tx,
  { venueId, giftCardId, email }: { venueId: string; giftCardId: string; email: string | null },
): Promise<void> =>
  enqueue(tx, { venueId, kind: 'mail.giftCard', key: giftCardId, payload: { giftCardId, ...(email && { email }) } });

export interface OrderRow {
  venueId: string;
  id: string;
  flowType: number;
  language: string;
}

/** Idempotent, in the transaction that confirms the reservation. */
export async function issueOrderedGiftCards(tx: Tx, deps: GiftCardDeps, row: OrderRow): Promise<void> {
  const ordered = await orderedGiftCards(tx, row.venueId, row.id);
  if (ordered.length === 0) return;
  for (const { recipientEmail, ...card } of ordered) {
    await issueGiftCard(tx, deps, {
      ...card,
      venueId: row.venueId,
      kind: row.flowType === FlowType.Voucher ? 'voucher' : 'giftCard',
      reservationId: row.id,
      language: row.language,
      entryKind: 'bought',
      email: recipientEmail,
    });
  }
}
