import { isSwimwearDay } from '#domain/catalog/isSwimwearDay.ts';
import { plainTextOf } from '#domain/catalog/richText.ts';
import { totals } from '#domain/booking/totals.ts';
import { visitSpan } from '#domain/booking/timedItems.ts';
import { sumOf } from '#domain/values/cents.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import { formatEuro } from '#domain/values/money.ts';
import { formatDay } from '#server/http/formats.ts';
import type { Booking, Letter } from './booking.repo.ts';
import { confirmationTexts } from './confirmationTexts.ts';
import { redeemedTexts } from './redeemedTexts.ts';
import { guestBlocks } from './guestBlocks.ts';
import type { BookedLine } from './guestBlocks.ts';
import { labelled, labelledLine } from './labelled.ts';

export interface SummaryLine {
  label: string;
  value: string;
}

export function visitLines(booking: Letter, language: Language): SummaryLine[] {
  const texts = confirmationTexts[language];
  const visit = visitSpan(booking, booking.items);
  const time = visit === null ? '' : texts.time(formatTime(visit.from), formatTime(visit.to));
  const { address } = booking.branding;
  const swimwear = isSwimwearDay(booking.swimwear.schedule, booking.day);
  return [
    {
      label: texts.when,
      value: [formatDay(booking.day, language), time, texts.persons(booking.personCount)].filter(Boolean).join(' · '),
    },
    ...(address === '' ? [] : [{ label: texts.where, value: address }]),
    ...(swimwear
      ? [{ label: texts.goodToKnow, value: plainTextOf(translate(booking.swimwear.text, language).text) }]
      : []),
  ];
}

/** What to know of the visit and of the house that day. */
export function dayLines(booking: Booking, language: Language): SummaryLine[] {
  const texts = confirmationTexts[language];
  const hours = booking.opening.map(({ fromMinute, toMinute }) =>
    texts.time(formatTime(fromMinute), formatTime(toMinute)),
  );
  return [
    ...visitLines(booking, language),
    ...(hours.length === 0 ? [] : [{ label: texts.open, value: hours.join(', ') }]),
  ];
}

const bookedText = ({ name, details }: BookedLine): string => [name, ...details].join(', ');

function guestLines(booking: Booking, language: Language): string[] {
  return guestBlocks(booking, language).flatMap(({ guest, lines }) => [
    '',
    confirmationTexts[language].guest(guest),
    ...lines.flatMap((line) => [
      `- ${labelled(language, bookedText(line), formatEuro(line.price, language))}`,
      ...line.parts.map((part) => `  - ${bookedText(part)}`),
    ]),
  ]);
}

export function moneyLines(booking: Booking, language: Language): SummaryLine[] {
  const texts = confirmationTexts[language];
  const { total, totalPaid, totalOpen } = totals(booking.items, booking.checkoutType, booking.totalPaid);
  const paid = totalPaid - sumOf(booking.redeemed.map(({ amount }) => amount));
  return [
    { label: texts.total, value: formatEuro(total, language) },
    ...booking.redeemed.map(({ kind, amount }) => ({
      label: redeemedTexts[language][kind],
      value: `−${formatEuro(amount, language)}`,
    })),
    ...(paid > 0 ? [{ label: texts.paid, value: formatEuro(paid, language) }] : []),
    ...(totalOpen > 0 ? [{ label: texts.onLocation, value: formatEuro(totalOpen, language) }] : []),
  ];
}

export function linesOf(booking: Booking, language: Language): string[] {
  const written = labelledLine(language);
  return [
    ...dayLines(booking, language).map(written),
    ...guestLines(booking, language),
    '',
    ...moneyLines(booking, language).map(written),
  ];
}
