import { vatOfSale } from '#domain/payments/vat.ts';
import type { SaleVat } from '#domain/payments/vat.ts';
import { sumOf } from '#domain/values/cents.ts';
import { formatEuro } from '#domain/values/money.ts';
import { localDateAt } from '#domain/values/zonedTime.ts';
import type { Language } from '#domain/values/translated.ts';
import { formatDate } from '#server/http/formats.ts';
import type { BookingWords } from '#server/mails/mails.service.ts';
import type { MoneyMovement, ReceiptRedemption } from './receipt.repo.ts';
import type { SoldItem } from '#domain/payments/vat.ts';
import { receiptTexts } from './receiptTexts.ts';

export interface Receipt {
  words: BookingWords;
  customerName: string;
  logo: Buffer | null;
  items: SoldItem[];
  redemptions: ReceiptRedemption[];
  movements: MoneyMovement[];
}

/** One line of a receipt: words at the left, amounts at the right. */
export interface ReceiptLine {
  text: string;
  amounts: string[];
  strong?: boolean;
}

export interface ReceiptSection {
  title: string;
  lines: ReceiptLine[];
}

const money = (language: Language) => (cents: number) => formatEuro(cents, language);

export function factsOf({ words, customerName }: Receipt, language: Language): ReceiptLine[] {
  const texts = receiptTexts[language];
  const { confirmedAt, timeZone, summary, state } = words;
  const date = formatDate(localDateAt(confirmedAt.getTime(), timeZone), language);
  return [
    ...summary.map(({ label, value }) => ({ text: label, amounts: [value] })),
    { text: texts.date, amounts: [date] },
    ...(customerName === '' ? [] : [{ text: texts.customer, amounts: [customerName] }]),
    ...(state === 'cancelled' ? [{ text: texts.cancelled, amounts: [''], strong: true }] : []),
  ];
}

export function soldSections({ words }: Receipt, language: Language): ReceiptSection[] {
  return words.groups.map(({ title, lines }) => ({
    title,
    lines: lines.flatMap(({ name, details, price, parts }) => [
      { text: [name, ...details].join(', '), amounts: [money(language)(price)] },
      ...parts.map((part) => ({ text: `    ${[part.name, ...part.details].join(', ')}`, amounts: [] })),
    ]),
  }));
}

/** Total, every payment and refund with its day, and what remains to be paid at the venue. */
export function moneyLines({ words, items, movements }: Receipt, language: Language): ReceiptLine[] {
  const total = sumOf(items.map(({ price }) => price));
  const open = words.state === 'cancelled' ? 0 : total - sumOf(movements.map(({ amount }) => amount));
  return [
    { text: words.total, amounts: [money(language)(total)], strong: true },
    ...movements.map((movement) => ({
      text: [
        nameOf(movement, words, language),
        formatDate(localDateAt(movement.at.getTime(), words.timeZone), language),
      ].join(' · '),
      amounts: [money(language)(-movement.amount)],
    })),
    ...(open > 0 ? [{ text: words.onLocation, amounts: [money(language)(open)], strong: true }] : []),
  ];
}

function nameOf({ kind, amount, method }: MoneyMovement, words: BookingWords, language: Language): string {
  const texts = receiptTexts[language];
  switch (kind) {
    case 'paid': {
      const name = texts.methods[method ?? ''];
      return name === undefined ? texts.paid : texts.paidBy(name);
    }
    case 'desk':
      return texts.atDesk;
    case 'deskRefund':
      return texts.backAtDesk;
    case 'refund':
      return texts.refunded;
    case 'chargeback':
      return texts.chargedBack;
    case 'giftCard':
      return method !== null && amount < 0 ? texts.refundedToGiftCard : words.redeemed.giftCard;
    case 'voucher':
    case 'promoCode':
      return words.redeemed[kind];
  }
}

export const vatOf = ({ items, redemptions }: Pick<Receipt, 'items' | 'redemptions'>): SaleVat =>
  vatOfSale(items, {
    vouchers: redemptions.filter(({ kind }) => kind === 'voucher'),
    discount: sumOf(redemptions.filter(({ kind }) => kind === 'promoCode').map(({ amount }) => amount)),
  });

/** Rate, net, VAT and gross; with a total below when there are several rates. */
export function vatLines({ rates, total }: SaleVat, language: Language): ReceiptLine[] {
  const amounts = ({ net, vat, gross }: SaleVat['total']) => [net, vat, gross].map(money(language));
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return [
    ...rates.map((rate) => ({ text: percent.format(rate.rate / 100), amounts: amounts(rate) })),
    ...(rates.length > 1 ? [{ text: '', amounts: amounts(total), strong: true }] : []),
  ];
}

export function notesOf(
  { rates, multiPurpose, byVouchers }: SaleVat,
  words: BookingWords,
  language: Language,
): string[] {
  const texts = receiptTexts[language];
  return [
    ...(multiPurpose > 0 ? [texts.multiPurpose(money(language)(multiPurpose))] : []),
    ...(byVouchers > 0 ? [texts.byVouchers(money(language)(byVouchers))] : []),
    ...(rates.length > 0 ? [texts.rounding] : []),
    texts.question(words.branding.contactEmail),
  ];
}
