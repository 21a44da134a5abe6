import type { Db } from '#server/db/schema.ts';
import { codeOfCard, hashOfCode } from './cardCodes.ts';
import { readCardDetails } from './cardDetails.repo.ts';
import type { CardDetails } from './cardDetails.repo.ts';
import { cardDocument } from './cardDocument.ts';
import type { PrintTools } from './cardDocument.ts';
import { CardKeyChanged } from './cardKeyChanged.ts';
import type { CardTools } from './issueCard.ts';

export type { CardDetails } from './cardDetails.repo.ts';
export type { PrintTools } from './cardDocument.ts';
export { balanceOf } from './balance.ts';
export { CardKeyChanged } from './cardKeyChanged.ts';
export { hashOfCode } from './cardCodes.ts';
export { cardTitle } from './cardTitle.ts';
export { cardsOfReservation, recipientsOf } from './giftCards.repo.ts';
export { issueCard, issueOrders } from './issueCard.ts';
export type { CardTools } from './issueCard.ts';
export { blockCards, hasUsableCard, withdrawCards } from './withdrawCards.ts';

/** The printed code of a card. */
export const codeOf = ({ cardKey }: Pick<CardTools, 'cardKey'>, card: { venueId: string; id: string }): string =>
  codeOfCard(cardKey, card);

export interface PrintedCard {
  card: CardDetails;
  code: string;
  pdf: Buffer;
}

/**
 * A card with its code and its sheet of paper; `null` when there is none, and for one that is blocked. Throws
 * `CardKeyChanged` rather than print a code that does not work.
 */
export async function printCard(
  tools: PrintTools & Pick<CardTools, 'cardKey'> & { db: Db },
  { venueId, id }: { venueId: string; id: string },
): Promise<PrintedCard | null> {
  const card = await readCardDetails(tools.db, venueId, id);
  if (!card || card.blocked) return null;
  const code = codeOf(tools, card);
  if (!hashOfCode(code).equals(card.codeHash)) throw new CardKeyChanged(id);
  return { card, code, pdf: await cardDocument(tools, card, code) };
}
