import { codeOfCard } from './cardCodes.ts';
import type { CardTools } from './issueCard.ts';

export { hashOfCode } from './cardCodes.ts';
export { issueCard, issueOrders } from './issueCard.ts';
export type { CardTools, NewGiftCard } from './issueCard.ts';

/** The printed code of a card. */
export const codeOf = ({ cardKey }: Pick<CardTools, 'cardKey'>, card: { venueId: string; id: string }): string =>
  codeOfCard(cardKey, card);
