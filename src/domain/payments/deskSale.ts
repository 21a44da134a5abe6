import type { DeskSaleForm, DeskSaleOffers } from '#contract/names.ts';

export type DeskProductOffer = DeskSaleOffers['products'][number];
export type SaleDraft = Omit<DeskSaleForm, 'price'> & { price: number | null };

/** The first where the chosen one is no longer sold. */
export const offerOf = ({ products }: DeskSaleOffers, flowId: string): DeskProductOffer =>
  products.find((offer) => offer.flowId === flowId) ?? products[0]!;

export const needsAmount = ({ kind }: DeskProductOffer): boolean => kind === 'giftCard';
export const needsCustomer = ({ kind }: DeskProductOffer): boolean => kind === 'subscription';
export const hasQuantity = ({ kind }: DeskProductOffer): boolean => kind !== 'subscription';

export const emptySale = (offer: DeskProductOffer, customerId: string | null = null): SaleDraft => ({
  flowId: offer.flowId,
  quantity: 1,
  price: needsAmount(offer) ? null : offer.price,
  customerId,
  from: '',
  to: '',
  method: 'card',
});

/** Another product is begun anew, for the same customer and paid in the same way. */
export const anotherProduct = (draft: SaleDraft, offers: DeskSaleOffers, flowId: string): SaleDraft => ({
  ...emptySale(offerOf(offers, flowId), draft.customerId),
  method: draft.method,
});

/** Of a draft in which nothing is missing. */
export const saleFormOf = (draft: SaleDraft): DeskSaleForm => ({ ...draft, price: draft.price ?? 0 });

/** Whole cents; null while the amount is missing. */
export const saleTotal = ({ price, quantity }: SaleDraft): number | null => (price === null ? null : price * quantity);

export type SaleField = 'price' | 'quantity' | 'customerId' | 'from' | 'to';

/** The fields that still have to be filled in, in the order of the screen. */
export function missingInSale(draft: SaleDraft, offers: DeskSaleOffers): SaleField[] {
  const offer = offerOf(offers, draft.flowId);
  const { price, quantity, customerId, from, to } = draft;
  const { min, max } = offers.amount;
  const missing: [SaleField, boolean][] = [
    ['price', needsAmount(offer) && (price === null || price < min || price > max)],
    ['from', needsAmount(offer) && from.trim() === ''],
    ['to', needsAmount(offer) && to.trim() === ''],
    ['quantity', !Number.isInteger(quantity) || quantity < 1 || quantity > offers.maxQuantity],
    ['customerId', needsCustomer(offer) && customerId === null],
  ];
  return missing.flatMap(([field, isMissing]) => (isMissing ? [field] : []));
}
