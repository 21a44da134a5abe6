import type { PersonProduct, Reservation, ReservationPerson, Language } from '#contract/names.ts';
import { sharedWith } from '#domain/booking/guests.ts';
import { totals } from '#domain/booking/totals.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import type { PayableReservation } from './payableReservation.ts';
import type { ItemRow, ReservationRow } from './reservation.types.ts';

const time = (minute: number | null): string | null => (minute === null ? null : formatTime(minute));

function productView(item: ItemRow, items: ItemRow[], language: Language): PersonProduct {
  const nested = items.filter((other) => other.parentId === item.id && !other.checkinType);
  const others = sharedWith(item, items);
  return {
    itemId: item.id,
    xplanId: item.xplanId,
    name: translate(item.name, language).text,
    price: item.price,
    type: item.type as PersonProduct['type'],
    objectType: item.objectType,
    checkinType: item.checkinType,
    startTime: time(item.startMinute),
    endTime: time(item.endMinute),
    ...(item.cardMessage === null ? {} : { cardMessage: item.cardMessage }),
    ...(others.length > 0 ? { sharedWith: others } : {}),
    ...(nested.length > 0 ? { products: nested.map((child) => productView(child, items, language)) } : {}),
  };
}

const standsAlone = (item: ItemRow): boolean => item.parentId === null || item.checkinType;

export function personsView(
  row: Pick<ReservationRow, 'id' | 'personCount'>,
  items: ItemRow[],
  language: Language,
): ReservationPerson[] {
  return Array.from({ length: row.personCount }, (_, index) => ({
    id: `${row.id}-${index + 1}`,
    number: index + 1,
    products: items
      .filter((item) => item.person === index + 1 && standsAlone(item))
      .map((item) => productView(item, items, language)),
  }));
}

export function reservationView(
  row: PayableReservation,
  items: ItemRow[],
  seen: { sessionToken: string; language: Language; now: string },
): Reservation {
  return {
    id: row.id,
    slug: row.slug,
    state: row.state,
    number: row.number,
    personCount: row.personCount,
    persons: personsView(row, items, seen.language),
    session: {
      id: seen.sessionToken,
      userId: row.customerId,
      expiresAt: new Date(row.expiresAt).toISOString(),
      maxExpiresAt: new Date(row.maxExpiresAt).toISOString(),
    },
    startDate: row.day,
    startTime: time(row.startMinute),
    endTime: time(row.endMinute),
    checkoutType: row.checkoutType,
    ...totals(items, row.checkoutType, row.totalPaid),
    serverTime: seen.now,
  };
}
