import * as z from 'zod/mini';
import { requiredText } from '../values/textField.ts';

/** What can be redeemed, in the order shown. */
export const redeemableKinds = ['giftCard', 'voucher', 'promoCode'] as const;

/** A code and what it is, as they are filled in: `required`, `too_long`. Whether it is good is for the server to say. */
export const redeemForm = z.object({ kind: z.enum(redeemableKinds), code: requiredText(64) });

export type CodeToRedeem = z.infer<typeof redeemForm>;
