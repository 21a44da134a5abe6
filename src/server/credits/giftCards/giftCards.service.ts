import { printedLogo, printedPicture } from '#server/catalog/images/printedPicture.service.ts';
import type { Db } from '#server/db/schema.ts';
import { giftCardCode } from './cardCodes.ts';
import type { CodedCard } from './cardCodes.ts';
import { readPrintableGiftCard } from './cardDetails.repo.ts';
import type { PrintableGiftCard } from './printableGiftCard.ts';
import type { PrintDeps } from './cardDocument.ts';
import { giftCardsOfReservation as readGiftCards, recipientsOf as readRecipients } from './giftCards.repo.ts';
import type { ListedGiftCard } from './giftCards.repo.ts';
import { SecretKeyChanged } from './secretKeyChanged.ts';
import type { GiftCardDeps } from './issueGiftCard.ts';

export type { PrintableGiftCard } from './printableGiftCard.ts';
export type { PrintDeps } from './cardDocument.ts';
export { balanceOf } from './balance.ts';
export { SecretKeyChanged } from './secretKeyChanged.ts';
export { hashOfCode, hashOfScannedCode } from './cardCodes.ts';
export { giftCardLink } from './giftCardLink.ts';
export { giftCardTitle, plainWords } from './cardTitle.ts';
export { giftCardsOfCustomer, movementsOfGiftCard } from './customerGiftCards.ts';
export { issueGiftCard, issueOrderedGiftCards } from './issueGiftCard.ts';
export type { GiftCardDeps } from './issueGiftCard.ts';
export { cardsPerKey, resealCodes } from './resealCodes.ts';
export { blockGiftCards, hasUsableGiftCard, withdrawGiftCards } from './withdrawGiftCards.ts';

export const giftCardsOfReservation = (db: Db, venueId: string, reservationId: string): Promise<ListedGiftCard[]> =>
  readGiftCards(db, venueId, reservationId);

export const recipientsOf = (db: Db, venueId: string, reservationId: string): Promise<(string | null)[]> =>
  readRecipients(db, venueId, reservationId);

/** Null: none of the keys made it. */
export const giftCardCodeOf = ({ secretKeys }: Pick<GiftCardDeps, 'secretKeys'>, card: CodedCard): string | null =>
  giftCardCode(secretKeys, card);

export interface PrintedGiftCard {
  card: PrintableGiftCard;
  code: string;
  pdf: Buffer;
  /** Of the product, as JPEG. */
  picture: Buffer | null;
}

/** `null`: unknown or blocked. Throws `SecretKeyChanged` rather than print a code that does not work. */
export async function printGiftCard(
  deps: PrintDeps & Pick<GiftCardDeps, 'secretKeys'> & { db: Db },
  { venueId, id }: { venueId: string; id: string },
): Promise<PrintedGiftCard | null> {
  const card = await readPrintableGiftCard(deps.db, venueId, id);
  if (!card || card.blocked) return null;
  const code = giftCardCodeOf(deps, card);
  if (code === null) throw new SecretKeyChanged(id);
  return drawnGiftCard(deps, card, code);
}

/** A card and its code as a sheet to print. */
export async function drawnGiftCard(
  deps: PrintDeps & { db: Db },
  card: PrintableGiftCard,
  code: string,
): Promise<PrintedGiftCard> {
  // Drawing loads a font engine, which no start should wait for.
  const { cardDocument } = await import('./cardDocument.ts');
  const picture = await printedPicture(deps, card.imageSizes);
  const logo = await printedLogo(deps, card.venueId);
  return { card, code, picture, pdf: await cardDocument(deps, card, { code, picture, logo }) };
}
