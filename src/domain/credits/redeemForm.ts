import * as z from 'zod/mini';
import { FlowType } from '../catalog/flowTypes.ts';
import { requiredText } from '../values/formFields.ts';

const sellsCards: readonly number[] = [FlowType.GiftCard, FlowType.Voucher];

export const mayRedeem = ({ type }: { type: number }): boolean => !sellsCards.includes(type);

export const redeemableKinds = ['giftCard', 'voucher', 'promoCode'] as const;

export const redeemForm = z.object({ kind: z.enum(redeemableKinds), code: requiredText(64) });

export type CodeToRedeem = z.infer<typeof redeemForm>;
