import * as z from 'zod/mini';
import type { Cents } from '../values/cents.ts';
import { parseEuros } from '../values/cents.ts';

/** Everything that can be wrong with the form; the web turns codes into sentences. */
export type GiftCardFormCode = 'quantity_invalid' | 'amount_missing' | 'amount_too_low' | 'amount_too_high';

/** Cents, both inclusive. */
export type AmountLimits = { min: Cents; max: Cents };

/** How many to order, from a list: 1 to `max` inclusive, else `quantity_invalid`. */
function quantitySchema(max: number) {
  const code: GiftCardFormCode = 'quantity_invalid';
  const whole = z.int(code).check(z.gte(1, code), z.lte(max, code));
  return z.pipe(z.pipe(z.string(code), z.transform(Number)), whole);
}

/**
 * The form of a gift card page (specification §5): how many, and the amount of each in euros as it is typed. The result has
 * the amount in cents. Codes: `quantity_invalid`, `amount_missing` for what is no amount, `amount_too_low`, `amount_too_high`.
 */
export function giftCardForm({ min, max, maxQuantity }: AmountLimits & { maxQuantity: number }) {
  const codes = { missing: 'amount_missing', low: 'amount_too_low', high: 'amount_too_high' } satisfies Record<
    string,
    GiftCardFormCode
  >;
  const cents = z.number(codes.missing).check(z.gte(min, codes.low), z.lte(max, codes.high));
  const amount = z.pipe(z.pipe(z.string(codes.missing), z.transform(parseEuros)), cents);
  return z.object({ quantity: quantitySchema(maxQuantity), amount });
}

/** The form of a voucher page, whose price is fixed: only how many. Code: `quantity_invalid`. */
export const voucherForm = ({ maxQuantity }: { maxQuantity: number }) =>
  z.object({ quantity: quantitySchema(maxQuantity) });
