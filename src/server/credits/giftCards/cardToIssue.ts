import type { GiftCardIssue } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import { problem } from '#server/http/problem.ts';
import type { NewGiftCard } from './issueGiftCard.ts';

type Worth = Pick<NewGiftCard, 'kind' | 'amount' | 'productId' | 'usableDays'>;

/** What staff ask for: an amount, or a voucher by its product. Throws `validation_failed`. */
export async function cardToIssue(
  db: Db,
  venueId: string,
  { amount, productId = null }: Pick<GiftCardIssue, 'amount' | 'productId'>,
): Promise<Worth> {
  if (productId === null) {
    if (amount === null) throw invalid('/amount', 'required');
    return { kind: 'giftCard', amount };
  }
  if (amount !== null) throw invalid('/amount', 'voucher_in_part');
  const voucher = await db
    .selectFrom('product')
    .select(['price', 'usableDays'])
    .where('venueId', '=', venueId)
    .where('id', '=', productId)
    .where('price', '>', 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('voucherWorth')
          .select('voucherId')
          .whereRef('voucherWorth.venueId', '=', 'product.venueId')
          .whereRef('voucherWorth.voucherId', '=', 'product.id'),
      ),
    )
    .executeTakeFirst();
  if (!voucher) throw invalid('/productId', 'not_found');
  return { kind: 'voucher', amount: voucher.price, productId, usableDays: voucher.usableDays };
}

const invalid = (pointer: string, code: string): Error => problem('validation_failed', { errors: [{ pointer, code }] });
