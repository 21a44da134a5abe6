import { plainText } from '#web/i18n/plainText.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import { visibleProducts } from '#domain/booking/products.ts';
import { useReservationData } from '#web/actors/useReservationData.ts';

export type Booked = { name: RichText; guests: number[]; startTime: string | null; endTime: string | null };

/** Items per product and time with their guests. `complete`: every guest has one. */
export function useBooked(): { items: Booked[]; date: string | null; complete: boolean } {
  const reservation = useReservationData();
  if (reservation === null) return { items: [], date: null, complete: false };
  const { persons, personCount, startDate } = reservation;
  const byProduct = new Map<string, Booked>();
  for (const { number, products } of persons) {
    for (const { name, startTime, endTime } of visibleProducts(products)) {
      const key = `${plainText(name)} ${startTime}`;
      const booked = byProduct.get(key) ?? { name, guests: [], startTime, endTime };
      byProduct.set(key, { ...booked, guests: [...booked.guests, number] });
    }
  }
  const guests = new Set([...byProduct.values()].flatMap((item) => item.guests));
  return { items: [...byProduct.values()], date: startDate, complete: guests.size >= personCount };
}
