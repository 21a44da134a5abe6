import { plainTextOf } from '#domain/catalog/richText.ts';
import { ProductType } from '#domain/catalog/productTypes.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import { sharedWith } from '#domain/booking/guests.ts';
import { visibleProducts } from '#domain/booking/products.ts';
import { visitSpan } from '#domain/booking/timedItems.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import type { Booking, BookingItem } from './booking.repo.ts';
import { confirmationTexts } from './confirmationTexts.ts';

/** `lang`: of the name; `price` in cents; `parts`: of an arrangement, whose price is that of the whole. */
export interface BookedLine {
  name: string;
  lang: Language;
  details: string[];
  price: number;
  parts: BookedLine[];
}

export interface GuestBlock {
  guest: number;
  lines: BookedLine[];
}

export function guestBlocks(booking: Booking, language: Language): GuestBlock[] {
  const shown = visibleProducts(booking.items);
  const guests = [...new Set(shown.map(({ person }) => person))].toSorted((a, b) => a - b);
  return guests.map((guest) => ({
    guest,
    lines: shown
      .filter(({ person, parentId }) => person === guest && parentId === null)
      .map((item) => lineOf(item, { booking, shown, language })),
  }));
}

interface Shown {
  booking: Booking;
  shown: readonly BookingItem[];
  language: Language;
}

function lineOf(item: BookingItem, { booking, shown, language }: Shown): BookedLine {
  const { text, lang } = translate(item.name, language);
  const others = new Intl.ListFormat(language).format(sharedWith(item, shown).map(String));
  return {
    name: wordsOf(text),
    lang,
    details: [...timesOf(item, booking), ...(others === '' ? [] : [confirmationTexts[language].sharedWith(others)])],
    price: item.price,
    parts: shown
      .filter(({ parentId }) => parentId === item.id)
      .map((part) => lineOf(part, { booking, shown, language })),
  };
}

function timesOf({ objectType, type, startMinute, endMinute }: BookingItem, booking: Booking): string[] {
  if (startMinute === null || endMinute === null || objectType === 'collection') return [];
  const visit = visitSpan(booking, booking.items);
  const isVisit = visit?.from === startMinute && visit.to === endMinute;
  if (type === ProductType.Entry && isVisit) return [];
  return [`${formatTime(startMinute)} – ${formatTime(endMinute)}`];
}

/** Soft hyphens show in some mail programs. */
const wordsOf = (text: RichText): string => plainTextOf(text).replaceAll('\n', ' ').replaceAll('\u{AD}', '');
