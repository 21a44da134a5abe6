import type { CreditMovement, CustomerGiftCard, Language } from '#contract/names.ts';
import { runningBalance } from '#domain/credits/runningBalance.ts';
import { translate } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';
import { expectFound } from '#server/http/expect.ts';
import { boughtGiftCards, changesOfGiftCard } from './customerGiftCards.repo.ts';
import type { CustomerKey } from './customerGiftCards.repo.ts';

export async function giftCardsOfCustomer(
  db: Db,
  customer: CustomerKey,
  language: Language,
): Promise<CustomerGiftCard[]> {
  const cards = await boughtGiftCards(db, customer);
  return cards.map((card) => ({ ...card, name: translate(card.name, language).text }));
}

/** Throws `not_found` for a gift card that the customer did not buy. */
export async function movementsOfGiftCard(db: Db, customer: CustomerKey, id: string): Promise<CreditMovement[]> {
  const { balance } = expectFound((await boughtGiftCards(db, customer, id))[0]);
  const changes = await changesOfGiftCard(db, { ...customer, id });
  return runningBalance(changes, balance).map((movement) => ({ ...movement, at: movement.at.toISOString() }));
}
