import type { PricedItem } from '#domain/booking/totals.ts';
import type { CheckoutType } from '#domain/catalog/flowTypes.ts';
import type { Redeemed } from '#domain/credits/redeemedAmounts.ts';
import type { Cents } from '#domain/values/cents.ts';

/** 235,-: a massage that is paid now, a session that may wait, an arrangement for the venue. */
export const caseItems = [
  { id: 'massage', price: 8000, paymentMoment: 'payment' },
  { id: 'hammam', price: 3500, paymentMoment: 'payment_and_location' },
  { id: 'dag', price: 12000, paymentMoment: 'location' },
] as const satisfies readonly (PricedItem & { id: string })[];

export interface PaymentCase {
  checkoutType: CheckoutType;
  depositPercentage: number;
  credit: 'none' | 'smaller gift card' | 'larger gift card' | 'promo code';
  redeemed: Redeemed[];
  totalRedeemed: Cents;
  dueNow: Cents;
  dueLater: Cents;
  /** What may be paid now by choice, with what is due. */
  allNow: Cents;
  /** Of what was due and paid online; redemptions go back to their cards. */
  refundedOnCancel: Cents;
}

type Numbers = [dueNow: Cents, dueLater: Cents, allNow: Cents];

const paymentCase = (
  [checkoutType, depositPercentage]: readonly [CheckoutType, number],
  credit: PaymentCase['credit'],
  [redeemed, totalRedeemed]: readonly [Redeemed[], Cents],
  [dueNow, dueLater, allNow]: Numbers,
): PaymentCase => ({
  checkoutType,
  depositPercentage,
  credit,
  redeemed,
  totalRedeemed,
  dueNow,
  dueLater,
  allNow,
  refundedOnCancel: dueNow,
});

const card = (amount: Cents): Redeemed[] => [{ kind: 'giftCard', amount }];
const none = [[] as Redeemed[], 0] as const;
const tenPercent = [[{ kind: 'promoCode', worth: { percent: 10, amount: null } }] as Redeemed[], 2350] as const;
const smaller = [card(2500), 2500] as const;

const atVenue = ['location', 100] as const;
const atVenueDeposit = ['location', 50] as const;
const online = ['payment', 100] as const;
const onlineDeposit = ['payment', 50] as const;
const both = ['payment-and-location', 100] as const;
const bothDeposit = ['payment-and-location', 50] as const;

export const paymentCases: PaymentCase[] = [
  paymentCase(atVenue, 'none', none, [0, 23500, 0]),
  paymentCase(atVenue, 'smaller gift card', smaller, [0, 21000, 0]),
  paymentCase(atVenue, 'larger gift card', [card(30000), 23500], [0, 0, 0]),
  paymentCase(atVenue, 'promo code', tenPercent, [0, 21150, 0]),
  paymentCase(atVenueDeposit, 'none', none, [0, 23500, 0]),
  paymentCase(atVenueDeposit, 'smaller gift card', smaller, [0, 21000, 0]),
  paymentCase(atVenueDeposit, 'larger gift card', [card(9000), 9000], [0, 14500, 0]),
  paymentCase(atVenueDeposit, 'promo code', tenPercent, [0, 21150, 0]),
  paymentCase(online, 'none', none, [23500, 0, 23500]),
  paymentCase(online, 'smaller gift card', smaller, [21000, 0, 21000]),
  paymentCase(online, 'larger gift card', [card(30000), 23500], [0, 0, 0]),
  paymentCase(online, 'promo code', tenPercent, [21150, 0, 21150]),
  paymentCase(onlineDeposit, 'none', none, [11750, 11750, 11750]),
  paymentCase(onlineDeposit, 'smaller gift card', smaller, [9250, 11750, 9250]),
  paymentCase(onlineDeposit, 'larger gift card', [card(12000), 12000], [0, 11500, 0]),
  paymentCase(onlineDeposit, 'promo code', tenPercent, [9400, 11750, 9400]),
  paymentCase(both, 'none', none, [8000, 15500, 11500]),
  paymentCase(both, 'smaller gift card', smaller, [5500, 15500, 9000]),
  paymentCase(both, 'larger gift card', [card(9000), 9000], [0, 14500, 2500]),
  paymentCase(both, 'promo code', tenPercent, [5650, 15500, 9150]),
  paymentCase(bothDeposit, 'none', none, [4000, 19500, 11500]),
  paymentCase(bothDeposit, 'smaller gift card', smaller, [1500, 19500, 9000]),
  paymentCase(bothDeposit, 'larger gift card', [card(9000), 9000], [0, 14500, 2500]),
  paymentCase(bothDeposit, 'promo code', tenPercent, [1650, 19500, 9150]),
];
