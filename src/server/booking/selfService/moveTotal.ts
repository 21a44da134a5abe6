import { visitSpan } from '#domain/booking/timedItems.ts';
import { pricesOfDay } from '#domain/scheduling/stay/pricesOfDay.ts';
import { sumOf } from '#domain/values/cents.ts';
import type { Cents } from '#domain/values/cents.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import { priceFrom } from '../planning/priceFor.ts';
import type { PricedRequest } from '../planning/pricedRequests.ts';
import type { OwnReservation } from './ownReservation.ts';
import { atPricesOf } from './rebookRequests.ts';

type MoveTo = { date: LocalDate; start: MinuteOfDay | null };

/** Of the whole booking after a move; null where a price depends on when the planner puts a treatment. */
export function moveTotal(
  own: OwnReservation,
  requests: readonly PricedRequest[],
  { date, start }: MoveTo,
): Cents | null {
  const { row, items } = own;
  const shift = (start ?? 0) - (visitSpan(row, items)?.from ?? 0);
  const prices = atPricesOf(requests, own, { isSameDay: date === row.day }).flatMap(
    (request, index): (Cents | null)[] => {
      const { bookedStart = null, existingItems: booked } = requests[index]!;
      const hasStay = request.products.some(({ stay }) => stay !== null);
      const isPlanned = !hasStay && row.startMinute !== null;
      if (isPlanned && pricesOfDay(request.offer, date).varies) return [null];
      const at = hasStay || bookedStart === null ? start : bookedStart + shift;
      return request.guests.map(
        (guest) => priceFrom(request, guest, { day: date, start: at }) - priceOfGuest(booked, guest),
      );
    },
  );
  const differences = prices.filter((price) => price !== null);
  return differences.length < prices.length ? null : row.total + sumOf(differences);
}

const priceOfGuest = (booked: PricedRequest['existingItems'], guest: number): Cents =>
  booked.find(({ person }) => person === guest)?.price ?? 0;
