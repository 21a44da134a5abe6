import { totals } from '#domain/reservation/totals.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import type { Booking, BookingItem } from './booking.repo.ts';
import { confirmationTexts } from './confirmationTexts.ts';

/** Cents as '€ 37,50', whole euros as '€ 37,-', in every language the same. */
export function formatEuros(cents: number): string {
  const rest = cents % 100;
  return `€ ${Math.floor(cents / 100)},${rest === 0 ? '-' : String(rest).padStart(2, '0')}`;
}

/** A day in full, as 'zaterdag 16 mei 2026'. */
export function formatDay(day: string, language: Language): string {
  const [year, month, date] = day.split('-').map(Number);
  const form = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return form.format(Date.UTC(year ?? 0, (month ?? 1) - 1, date));
}

export interface SummaryLine {
  label: string;
  value: string;
}

/** When and with how many. */
export function visitLines(booking: Booking, language: Language): SummaryLine[] {
  const texts = confirmationTexts[language];
  const { startMinute, endMinute, personCount } = booking;
  const time =
    startMinute === null || endMinute === null ? '' : texts.time(formatTime(startMinute), formatTime(endMinute));
  return [
    {
      label: texts.when,
      value: [formatDay(booking.day, language), time, texts.persons(personCount)].filter(Boolean).join(' · '),
    },
  ];
}

const isShown = (item: BookingItem): boolean => !(item.type === 0 && item.checkinType);

/** What each guest has, one line per thing, guests in order. */
export function guestLines(booking: Booking, language: Language): SummaryLine[] {
  const texts = confirmationTexts[language];
  return booking.items.filter(isShown).map((item) => ({
    label: `${texts.guest(item.person)}: ${translate(item.name, language).text}`,
    value: formatEuros(item.price),
  }));
}

/** Total, what was paid and what is left to pay at the venue; a line that would say 0 is left out. */
export function moneyLines(booking: Booking, language: Language): SummaryLine[] {
  const texts = confirmationTexts[language];
  const { total, totalPaid, totalOpen } = totals(booking.items, booking.checkoutType, booking.totalPaid);
  return [
    { label: texts.total, value: formatEuros(total) },
    ...(totalPaid > 0 ? [{ label: texts.paid, value: formatEuros(totalPaid) }] : []),
    ...(totalOpen > 0 ? [{ label: texts.onLocation, value: formatEuros(totalOpen) }] : []),
  ];
}

/** The whole summary as plain lines. */
export function linesOf(booking: Booking, language: Language): string[] {
  const all = [...visitLines(booking, language), ...guestLines(booking, language), ...moneyLines(booking, language)];
  return all.map(({ label, value }) => `${label}: ${value}`);
}
