import type { Day } from '#domain/scheduling/day/day.ts';
import type { Placed } from '#domain/scheduling/day/dayPlan.ts';
import { pricedStart } from '#domain/scheduling/day/pricedStart.ts';
import { stayFor } from '#domain/scheduling/day/requestUnit.ts';
import { priceAfterMove, priceOn } from '#domain/scheduling/stay/priceOn.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import type { BookableProduct } from '#server/catalog/soldProducts.service.ts';
import type { PricedRequest } from './pricedRequests.ts';

type Place = { day: LocalDate; placed: readonly Placed[] };

/** In cents: the price at the start it gets; a guest's existing item keeps its own unless another start costs something else. */
export function priceFor(request: PricedRequest, guest: number, { day, placed }: Place): number {
  const start = pricedStart(
    request.products,
    (index) => placed.find(({ product }) => product === index)?.start ?? null,
  );
  return priceFrom(request, guest, { day, start });
}

/** As `priceFor`, for the first guest of a request that would begin then. */
export const priceAtStart = (request: PricedRequest, day: Day, time: MinuteOfDay): number =>
  priceFrom(request, request.guests[0], { day: day.date, start: startPricedBy(request.products, day)(time) });

/** What the price of an offered start goes by: with a stay it is the arrival. */
export const startPricedBy =
  (products: readonly BookableProduct[], day: Day) =>
  (time: MinuteOfDay): MinuteOfDay | null =>
    pricedStart(products, (index) => {
      const { stay } = products[index]!;
      return (stay && stayFor(stay, day)?.from) ?? time;
    });

type Start = { day: LocalDate; start: MinuteOfDay | null };

/** As `priceFor`, of a request whose price goes by this start. */
export function priceFrom(
  { offer, existingItems, bookedStart = null }: PricedRequest,
  guest: number | undefined,
  { day, start }: Start,
): number {
  const priceAt = (minute: MinuteOfDay | null): number =>
    priceOn(offer.price, offer.priceRules, { date: day, start: minute });
  const existing = existingItems.find(({ person }) => person === guest);
  if (!existing) return priceAt(start);
  return bookedStart === null ? existing.price : priceAfterMove(existing.price, [priceAt(bookedStart), priceAt(start)]);
}
