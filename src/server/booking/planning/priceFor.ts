import type { Placed } from '#domain/scheduling/day/dayPlan.ts';
import { pricedStart } from '#domain/scheduling/day/pricedStart.ts';
import { priceAfterMove, priceOn } from '#domain/scheduling/stay/priceOn.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import type { PricedRequest } from './pricedRequests.ts';

type Place = { day: LocalDate; placed: readonly Placed[] };

/** In cents: the price at the start it gets; a guest's existing item keeps its own unless another start costs something else. */
export function priceFor(request: PricedRequest, guest: number, { day, placed }: Place): number {
  const { offer, products, existingItems, bookedStart = null } = request;
  const priceAt = (start: MinuteOfDay | null): number => priceOn(offer.price, offer.priceRules, { date: day, start });
  const start = pricedStart(products, (index) => placed.find(({ product }) => product === index)?.start ?? null);
  const existing = existingItems.find(({ person }) => person === guest);
  if (!existing) return priceAt(start);
  return bookedStart === null ? existing.price : priceAfterMove(existing.price, [priceAt(bookedStart), priceAt(start)]);
}
