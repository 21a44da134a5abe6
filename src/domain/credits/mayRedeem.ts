import { FlowType } from '../catalog/flowTypes.ts';

const sellsCards: readonly number[] = [FlowType.GiftCard, FlowType.Voucher];

/** Whether gift cards, vouchers and promo codes pay in a flow of this type: not where such cards are bought. Never throws. */
export const mayRedeem = ({ type }: { type: number }): boolean => !sellsCards.includes(type);
