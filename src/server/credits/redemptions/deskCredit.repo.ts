import type { DeskCredit, Language } from '#contract/names.ts';
import { creditState } from '#domain/credits/creditState.ts';
import { translate } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';
import { venueToday } from '#server/db/venueToday.ts';
import { hashOfCode, plainWords } from '../giftCards/giftCards.service.ts';

export type CreditFacts = Omit<DeskCredit, 'amount' | 'totalOpen'>;

/** A gift card or voucher by its code alone, also one that cannot be spent. */
export async function creditByCode(
  db: Db,
  { venueId, code, language }: { venueId: string; code: string; language: Language },
): Promise<CreditFacts | undefined> {
  const card = await db
    .selectFrom('giftCard')
    .leftJoin('product', (join) =>
      join.onRef('product.venueId', '=', 'giftCard.venueId').onRef('product.id', '=', 'giftCard.productId'),
    )
    .select(['kind', 'lastFour', 'balance', 'usableTo', 'blocked', 'product.name'])
    .where('giftCard.venueId', '=', venueId)
    .where('codeHash', '=', hashOfCode(code))
    .executeTakeFirst();
  if (!card) return undefined;
  const { kind, lastFour, balance, usableTo, name } = card;
  return {
    kind,
    label: `…${lastFour}`,
    name: name && plainWords(translate(name, language).text).slice(0, 300),
    state: creditState(card, await venueToday(db, venueId)),
    balance,
    usableTo,
  };
}

export const kindOfCode = async (
  db: Db,
  { venueId, code }: { venueId: string; code: string },
): Promise<'giftCard' | 'voucher' | undefined> => {
  const query = db.selectFrom('giftCard').select('kind').where('venueId', '=', venueId);
  return (await query.where('codeHash', '=', hashOfCode(code)).executeTakeFirst())?.kind;
};

export async function idsOfCodes(
  db: Db,
  { venueId, codes }: { venueId: string; codes: readonly string[] },
): Promise<string[]> {
  if (codes.length === 0) return [];
  const query = db.selectFrom('giftCard').select('id').where('venueId', '=', venueId);
  return (await query.where('codeHash', 'in', codes.map(hashOfCode)).execute()).map(({ id }) => id);
}
