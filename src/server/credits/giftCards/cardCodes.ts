import { createHash, createHmac } from 'node:crypto';
import { giftCardCodeFrom, mayBeGiftCardCode, normalGiftCardCode } from '#domain/credits/giftCardCode.ts';
import { scannedCode } from '#domain/credits/scannedCode.ts';
import { keyedDigest } from '#server/db/digest.ts';
import { seal, unseal } from '#server/db/sealed.ts';
import type { SealedFor } from '#server/db/sealed.ts';
import { deriveKey } from '#server/db/secretKeys.ts';
import type { SecretKey, SecretKeys } from '#server/db/secretKeys.ts';

interface CardId {
  venueId: string;
  id: string;
}

export interface CodedCard extends CardId {
  /** Of the key its code follows from, or is sealed under; null: issued before keys had ids. */
  keyId: string | null;
  /** Null: the code follows from the key itself. */
  sealedCode: Uint8Array | null;
  codeHash: Uint8Array;
}

/** Follows from the gift card's id and the secret key: the database never holds it readable. */
export const newGiftCardCode = (key: SecretKey, card: CardId): string =>
  giftCardCodeFrom(keyedDigest(deriveKey(key, 'gift-card'), textOf(card)));

/** Null: none of the keys made it. */
export function giftCardCode(keys: SecretKeys, card: CodedCard): string | null {
  const code = candidateCodes(keys, card).find((candidate) => hashOfCode(candidate).equals(card.codeHash));
  return code ?? null;
}

function candidateCodes(keys: SecretKeys, card: CodedCard): string[] {
  if (card.keyId === null) return keys.all.map((key) => codeBeforeIds(key, card));
  const key = keys.all.find(({ id }) => id === card.keyId);
  if (!key) return [];
  if (card.sealedCode === null) return [newGiftCardCode(key, card)];
  return [unseal(keys, sealedFor(card), card.sealedCode).toString('utf8')];
}

/** Null: none of the keys made its code. */
export function sealedCardCode(
  keys: SecretKeys,
  card: CodedCard,
  random: { bytes(count: number): Uint8Array },
): Buffer | null {
  const code = giftCardCode(keys, card);
  return code === null ? null : seal(keys, sealedFor(card), { plain: Buffer.from(code), random });
}

const sealedFor = ({ venueId, id }: CardId): SealedFor => ({ use: 'gift-card-seal', owner: `${venueId}/${id}` });

const codeBeforeIds = ({ bytes }: SecretKey, card: CardId): string =>
  giftCardCodeFrom(
    createHmac('sha256', bytes)
      .update(`gift-card\0${textOf(card)}`)
      .digest(),
  );

const textOf = ({ venueId, id }: CardId): string => `${venueId}\0${id}`;

/** Of what a scanner read or somebody typed; null when it can be no code. */
export function hashOfScannedCode(text: string): Buffer | null {
  const code = scannedCode(text);
  return mayBeGiftCardCode(code) ? hashOfCode(code) : null;
}

export const hashOfCode = (typed: string): Buffer => createHash('sha256').update(normalGiftCardCode(typed)).digest();
