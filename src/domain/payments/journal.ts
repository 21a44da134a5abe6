import type { RevenueDay } from '#contract/names.ts';
import { sumOf } from '../values/cents.ts';
import type { Cents } from '../values/cents.ts';
import type { LocalDate } from '../values/localDate.ts';

/**
 * Where the money of a day is booked. `guests`: paid before the visit, or still to be paid; `credits`: gift cards and
 * vouchers that are still to be delivered; `discounts`: what promo codes paid.
 */
export const journalAccounts = [
  'online',
  'refunds',
  'cash',
  'card',
  'other',
  'credits',
  'discounts',
  'guests',
  'revenue',
  'vat',
] as const;

export type JournalAccount = (typeof journalAccounts)[number];

/** One of `debit` and `credit` is 0, neither is below it. */
export interface JournalLine {
  date: LocalDate;
  account: JournalAccount;
  vatRate: number | null;
  debit: Cents;
  credit: Cents;
}

/** The debits of each day are its credits: the money that moved, then what was sold. */
export const journalOf = (days: readonly RevenueDay[]): JournalLine[] =>
  days.flatMap((day) => [...moneyLines(day), ...salesLines(day)].filter(({ debit, credit }) => debit + credit > 0));

/** Cents; above 0 a debit. */
const line = (date: LocalDate, account: JournalAccount, amount: Cents, vatRate: number | null = null): JournalLine => ({
  date,
  account,
  vatRate,
  debit: Math.max(0, amount),
  credit: Math.max(0, 0 - amount),
});

function moneyLines({ date, redeemed, ...day }: RevenueDay): JournalLine[] {
  return [
    line(date, 'online', sumOf(day.paidOnline.map(({ amount }) => amount))),
    line(date, 'refunds', 0 - day.refunded - day.chargedBack),
    ...day.paidAtVenue.map(({ method, amount }) => line(date, deskAccount(method), amount)),
    line(date, 'credits', redeemed.giftCard + redeemed.voucher - day.toGiftCards),
    line(date, 'discounts', redeemed.promoCode),
    line(date, 'guests', 0 - day.ledger),
  ];
}

const deskAccount = (method: string): JournalAccount => (method === 'cash' || method === 'card' ? method : 'other');

function salesLines({ date, ...day }: RevenueDay): JournalLine[] {
  return [
    line(date, 'guests', day.booked),
    line(date, 'credits', 0 - day.multiPurpose - day.byVouchers),
    line(date, 'discounts', 0 - day.discount),
    ...day.byVatRate.flatMap(({ rate, amount, vat }) => [
      line(date, 'revenue', vat - amount, rate),
      line(date, 'vat', 0 - vat, rate),
    ]),
  ];
}
