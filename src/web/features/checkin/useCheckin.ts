import { useQuery } from '@tanstack/react-query';
import type { CheckinGroup } from '#contract/names.ts';
import { visibleProducts } from '#domain/reservation/visibleProducts.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation } from '#web/actors/ReservationActorContext.tsx';
import { reservationQuery } from '#web/queries/reservation.ts';

/** The check-in group of the draft; undefined in a flow that has none. */
export function useGroup(): CheckinGroup | undefined {
  const { checkinGroups } = useFlow();
  const { checkinGroupId } = useReservation(draft);
  return checkinGroups.find(({ id }) => id === checkinGroupId) ?? checkinGroups[0];
}

export type Booked = { name: string; guests: number[]; startTime: string | null; endTime: string | null };

/** What is booked on this flow, per product with its guests; and whether every guest has something. */
export function useBooked(): { items: Booked[]; date: string | null; complete: boolean } {
  const { slug } = useFlow();
  const { data } = useQuery(reservationQuery(slug));
  const reservation = data?.reservation ?? null;
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
