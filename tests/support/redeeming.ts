import type { RedemptionKind } from '#server/db/creditsTables.ts';
import type { RedemptionResult } from '#contract/names.ts';
import type { TestAnswer } from './app.ts';
import type { Visitor } from './visitor.ts';

const paths: Record<RedemptionKind, string> = { giftCard: 'giftcard', voucher: 'voucher', promoCode: 'promocode' };

type Answer = TestAnswer<RedemptionResult>;

/** A visitor redeems a code for the reservation being paid. */
export const redeem = (visitor: Visitor, kind: RedemptionKind, code: string): Promise<Answer> =>
  visitor.call('POST', `/checkout/${visitor.reservationId}/${paths[kind]}`, { code }) as unknown as Promise<Answer>;

/** A visitor takes back what was redeemed. */
export const takeBack = (visitor: Visitor, kind: RedemptionKind, id: string): Promise<Answer> =>
  visitor.call('DELETE', `/checkout/${visitor.reservationId}/${paths[kind]}/${id}`) as unknown as Promise<Answer>;
