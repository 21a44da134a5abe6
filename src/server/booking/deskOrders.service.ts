import type { DeskSaleOffers, Language } from '#contract/names.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import { plainTextOf } from '#domain/catalog/richText.ts';
import { translate } from '#domain/values/translated.ts';
import type { Venue } from '#server/http/handlers.ts';
import { soldOrders } from './desk/deskOrders.repo.ts';
import type { Db } from './rows/reservation.types.ts';

export { orderAtDesk } from './desk/orderAtDesk.ts';
export type { OrderDeps } from './desk/orderAtDesk.ts';

const kinds: Partial<Record<number, DeskSaleOffers['products'][number]['kind']>> = {
  [FlowType.GiftCard]: 'giftCard',
  [FlowType.Voucher]: 'voucher',
  [FlowType.Subscription]: 'subscription',
};

/** What is sold without a date, in the flows' order. */
export async function deskSaleOffers(
  db: Db,
  { venue, language }: { venue: Venue; language: Language },
): Promise<DeskSaleOffers> {
  const { giftCard, maxQuantity } = venue.settings;
  const products = (await soldOrders(db, venue.venueId)).map(({ id: flowId, type, name, price }) => ({
    flowId,
    kind: kinds[type] ?? 'subscription',
    name: plainTextOf(translate(name, language).text),
    price: type === FlowType.GiftCard ? 0 : price,
  }));
  return { amount: { min: giftCard.min, max: giftCard.max }, maxQuantity, products };
}
