import { createHash, createHmac } from 'node:crypto';
import { giftCardCodeFrom, normalGiftCardCode } from '#domain/credits/giftCardCode.ts';

/**
 * The printed code of a card: it follows from the card's id and the server's key (32 bytes or more), so that the database
 * never holds it and a lost mail can be sent again.
 */
export const giftCardCode = (key: Uint8Array, card: { venueId: string; id: string }): string =>
  giftCardCodeFrom(createHmac('sha256', key).update(`gift-card\0${card.venueId}\0${card.id}`).digest());

/** What the database knows a code by, however it was typed. */
export const hashOfCode = (typed: string): Buffer => createHash('sha256').update(normalGiftCardCode(typed)).digest();
