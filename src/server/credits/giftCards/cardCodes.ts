import { createHash, createHmac } from 'node:crypto';
import { giftCardCodeFrom, normalGiftCardCode } from '#domain/credits/giftCardCode.ts';

/** Derived from the gift card's id and the secret key (32 bytes or more): the database never holds it. */
export const giftCardCode = (key: Uint8Array, card: { venueId: string; id: string }): string =>
  giftCardCodeFrom(createHmac('sha256', key).update(`gift-card\0${card.venueId}\0${card.id}`).digest());

export const hashOfCode = (typed: string): Buffer => createHash('sha256').update(normalGiftCardCode(typed)).digest();
