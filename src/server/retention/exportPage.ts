import type { Language, PersonalData } from '#contract/names.ts';
import { plainTextOf } from '#domain/catalog/richText.ts';
import { formatEuro } from '#domain/values/money.ts';
import { formatDate, formatInstant } from '#server/http/formats.ts';
import { escapeHtml } from '#server/http/startPage.ts';
import { exportTexts } from './exportTexts.ts';

interface Reader {
  language: Language;
  venue: { name: string; timeZone: string };
}

/** A page to read and print, in the language of who asks; it loads nothing. */
export function exportPage(data: PersonalData, { language, venue }: Reader): string {
  const texts = exportTexts[language];
  const at = (instant: string): string => formatInstant(new Date(instant), language, venue.timeZone);
  const sections: [string, string[]][] = [
    [texts.details, detailLines(data, language, at)],
    [texts.reservations, data.reservations.map((booked) => bookedLine(booked, language))],
    [texts.orders, data.orders.map((order) => orderLine(order, language, at))],
    [texts.subscriptions, data.subscriptions.map((card) => subscriptionLine(card, language))],
    [texts.giftCards, data.giftCards.map((card) => giftCardLine(card, language))],
    [texts.payments, data.payments.map((payment) => paymentLine(payment, language, at))],
    [texts.remarks, data.remarks.map(({ number, day, remark, note }) => joined([number, day, remark, note]))],
    [
      texts.cardWords,
      data.cardWords.map((words) =>
        joined([words.number, words.sender, words.recipient, words.recipientEmail, words.message]),
      ),
    ],
    [
      texts.logins,
      data.logins.map(({ device, createdAt, lastUsedAt }) => joined([device, at(createdAt), at(lastUsedAt)])),
    ],
    [
      texts.passkeys,
      data.passkeys.map(({ name, createdAt, lastUsedAt }) =>
        joined([name, at(createdAt), lastUsedAt === null ? null : at(lastUsedAt)]),
      ),
    ],
  ];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(`${texts.title} · ${venue.name}`)}</title>`,
    '<style>body{font:16px/1.5 sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}</style></head>',
    `<body><h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(`${venue.name} · ${texts.madeOn} ${at(data.exportedAt)}`)}</p>`,
    ...sections.map(([title, lines]) => sectionOf(title, lines.length === 0 ? [texts.nothing] : lines)),
    '</body></html>',
  ].join('\n');
}

const sectionOf = (title: string, lines: readonly string[]): string =>
  `<h2>${escapeHtml(title)}</h2><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;

const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part).join(' · ');

type At = (instant: string) => string;

function detailLines({ customer, note, formerEmails, createdAt }: PersonalData, language: Language, at: At): string[] {
  const texts = exportTexts[language];
  const { firstName, middleName, lastName, email, pendingEmail, phone, gender, newsletter, address } = customer;
  const name = [firstName, middleName, lastName].filter(Boolean).join(' ');
  return [
    `${texts.name}: ${name} (${gender})`,
    `${texts.email}: ${joined([email, pendingEmail])}`,
    ...(formerEmails.length === 0 ? [] : [`${texts.formerEmails}: ${joined(formerEmails)}`]),
    `${texts.phone}: ${phone}`,
    ...(address === null
      ? []
      : [
          `${texts.address}: ${address.street} ${address.houseNumber}${address.houseNumberSuffix ?? ''}, ${address.zipCode} ${address.city} (${address.country})`,
        ]),
    `${texts.newsletter}: ${newsletter ? texts.yes : texts.no}`,
    `${texts.since}: ${at(createdAt)}`,
    ...(note === '' ? [] : [`${texts.note}: ${note}`]),
  ];
}

function bookedLine(booked: PersonalData['reservations'][number], language: Language): string {
  const { number, startDate, startTime, endTime, persons, total, refunded } = booked;
  const products = persons.flatMap((person) => person.products.map(({ name }) => plainTextOf(name)));
  const times = startTime !== null && endTime !== null ? `${startTime} – ${endTime}` : null;
  return joined([
    number,
    formatDate(startDate, language),
    times,
    products.join(', '),
    ...amountsOf({ amount: total, refunded }, language),
  ]);
}

function orderLine(order: PersonalData['orders'][number], language: Language, at: At): string {
  const lines = order.lines.map(({ name, count }) => `${count} × ${plainTextOf(name)}`).join(', ');
  const { number, orderedAt, total, refunded } = order;
  return joined([number, at(orderedAt), lines, ...amountsOf({ amount: total, refunded }, language)]);
}

function subscriptionLine(card: PersonalData['subscriptions'][number], language: Language): string {
  const { name, usableFrom, usableTo, used, amount } = card;
  const days = [usableFrom, usableTo].map((day) => (day === null ? '-' : formatDate(day, language))).join(' – ');
  return joined([plainTextOf(name), days, amount === null ? String(used) : `${used} / ${amount}`]);
}

function giftCardLine(card: PersonalData['giftCards'][number], language: Language): string {
  const { name, recipient, amount, balance, usableTo } = card;
  const amounts = `${formatEuro(balance, language)} / ${formatEuro(amount, language)}`;
  return joined([plainTextOf(name), recipient, amounts, usableTo && formatDate(usableTo, language)]);
}

function paymentLine(payment: PersonalData['payments'][number], language: Language, at: At): string {
  const { createdAt, method, state, amount, refunded } = payment;
  return joined([at(createdAt), method, state, ...amountsOf({ amount, refunded }, language)]);
}

function amountsOf({ amount, refunded }: { amount: number; refunded: number }, language: Language): string[] {
  const back = refunded === 0 ? [] : [`${exportTexts[language].refunded} ${formatEuro(refunded, language)}`];
  return [formatEuro(amount, language), ...back];
}
