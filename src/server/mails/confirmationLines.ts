import { totals } from '#domain/booking/totals.ts';
import { visitSpan } from '#domain/booking/timedItems.ts';
import { sumOf } from '#domain/values/cents.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import type { Language } from '#domain/values/translated.ts';
import { formatDay, formatEuros } from '#server/http/formats.ts';
import type { Booking, Letter } from './booking.repo.ts';
import { confirmationTexts } from './confirmationTexts.ts';
import { redeemedTexts } from './redeemedTexts.ts';
import { guestBlocks } from './guestBlocks.ts';
import type { BookedLine } from './guestBlocks.ts';

export interface SummaryLine {
  label: string;
  value: string;
}

/** When and with how many; without times when nothing of it has one. */
export function visitLines(booking: Letter, language: Language): SummaryLine[] {
  const texts = confirmationTexts[language];
  const visit = visitSpan(booking, booking.items);
  const time = visit === null ? '' : texts.time(formatTime(visit.from), formatTime(visit.to));
  return [
    {
      label: texts.when,
      value: [formatDay(booking.day, language), time, texts.persons(booking.personCount)].filter(Boolean).join(' · '),
    },
  ];
}

/** One thing in words: 'Olijfolie massage, 13:00 – 13:50'. */
const bookedText = ({ name, details }: BookedLine): string => [name, ...details].join(', ');

/** What each guest has, guest by guest, the parts of an arrangement below it. */
function guestLines(booking: Booking, language: Language): string[] {
  return guestBlocks(booking, language).flatMap(({ guest, lines }) => [
    '',
    confirmationTexts[language].guest(guest),
    ...lines.flatMap((line) => [
      `- ${bookedText(line)}: ${formatEuros(line.price)}`,
      ...line.parts.map((part) => `  - ${bookedText(part)}`),
    ]),
  ]);
}

/** Total, what was redeemed, paid and is left to pay at the venue; a line that would say 0 is left out. */
export function moneyLines(booking: Booking, language: Language): SummaryLine[] {
  const texts = confirmationTexts[language];
  const { total, totalPaid, totalOpen } = totals(booking.items, booking.checkoutType, booking.totalPaid);
  const paid = totalPaid - sumOf(booking.redeemed.map(({ amount }) => amount));
  return [
    { label: texts.total, value: formatEuros(total) },
    ...booking.redeemed.map(({ kind, amount }) => ({
      label: redeemedTexts[language][kind],
      value: `−${formatEuros(amount)}`,
    })),
    ...(paid > 0 ? [{ label: texts.paid, value: formatEuros(paid) }] : []),
    ...(totalOpen > 0 ? [{ label: texts.onLocation, value: formatEuros(totalOpen) }] : []),
  ];
}

/** The whole summary as plain lines. */
export function linesOf(booking: Booking, language: Language): string[] {
  const written = ({ label, value }: SummaryLine): string => `${label}: ${value}`;
  return [
    ...visitLines(booking, language).map(written),
    ...guestLines(booking, language),
    '',
    ...moneyLines(booking, language).map(written),
  ];
}
