import * as z from 'zod/mini';
import type { FieldError } from '../values/fieldErrors.ts';
import type { Cents } from '../values/cents.ts';
import { parseEuros } from '../values/cents.ts';

export type GiftCardFormCode = 'quantity_invalid' | 'amount_missing' | 'amount_too_low' | 'amount_too_high';

export type AmountLimits = { min: Cents; max: Cents };

const leastAmount: Cents = 100;

/** Code `too_small`. */
export function giftCardLimitErrors({ min, max }: AmountLimits): FieldError[] {
  if (min < leastAmount) return [{ pointer: '/min', code: 'too_small' }];
  return max < min ? [{ pointer: '/max', code: 'too_small' }] : [];
}

function quantitySchema(max: number) {
  const code: GiftCardFormCode = 'quantity_invalid';
  const whole = z.int(code).check(z.gte(1, code), z.lte(max, code));
  return z.pipe(z.pipe(z.string(code), z.transform(Number)), whole);
}

/** Specification §5. Amounts typed in euros, result in cents; limits inclusive. */
export function giftCardForm({ min, max, maxQuantity }: AmountLimits & { maxQuantity: number }) {
  const codes = { missing: 'amount_missing', low: 'amount_too_low', high: 'amount_too_high' } satisfies Record<
    string,
    GiftCardFormCode
  >;
  const cents = z.number(codes.missing).check(z.gte(min, codes.low), z.lte(max, codes.high));
  const amount = z.pipe(z.pipe(z.string(codes.missing), z.transform(parseEuros)), cents);
  return z.object({ quantity: quantitySchema(maxQuantity), amount });
}

export const voucherForm = ({ maxQuantity }: { maxQuantity: number }) =>
  z.object({ quantity: quantitySchema(maxQuantity) });
