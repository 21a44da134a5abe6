import { visibleProducts } from '#domain/reservation/visibleProducts.ts';
import { useReservationData } from '#web/actors/useReservationData.ts';

export type Booked = { name: string; guests: number[]; startTime: string | null; endTime: string | null };

/** What is booked on this flow, per product with its guests; and whether every guest has something. */
export function useBooked(): { items: Booked[]; date: string | null; complete: boolean } {
  const reservation = useReservationData();
  if (reservation === null) return { items: [], date: null, complete: false };
  const { persons, personCount, startDate, startTime, endTime } = reservation;
  const byName = new Map<string, Booked>();
  for (const { number, products } of persons) {
    for (const { name } of visibleProducts(products)) {
      const known = byName.get(name) ?? { name, guests: [], startTime, endTime };
      byName.set(name, { ...known, guests: [...known.guests, number] });
    }
  }
  const guests = new Set([...byName.values()].flatMap((item) => item.guests));
  return { items: [...byName.values()], date: startDate, complete: guests.size >= personCount };
}
