import * as z from 'zod/mini';
import { FlowType } from '../catalog/flowTypes.ts';
import { requiredText } from '../values/formFields.ts';

const sellsCards: readonly number[] = [FlowType.GiftCard, FlowType.Voucher];

/** Whether gift cards, vouchers and promo codes pay in a flow of this type: not where such cards are bought. Never throws. */
export const mayRedeem = ({ type }: { type: number }): boolean => !sellsCards.includes(type);

/** What can be redeemed, in the order shown. */
export const redeemableKinds = ['giftCard', 'voucher', 'promoCode'] as const;

/** A code and what it is, as they are filled in: `required`, `too_long`. Whether it is good is for the server to say. */
export const redeemForm = z.object({ kind: z.enum(redeemableKinds), code: requiredText(64) });

export type CodeToRedeem = z.infer<typeof redeemForm>;
