import { setImmediate as otherWork } from 'node:timers/promises';
import type { Schedule, ScheduleMeta } from '#contract/names.ts';
import { lastBookableDate } from '#domain/scheduling/stay/dayAvailability.ts';
import { dayOffers } from '#domain/scheduling/day/dayOffers.ts';
import type { Offer } from '#domain/scheduling/day/dayOffers.ts';
import { isPlanned } from '#domain/scheduling/day/day.ts';
import { unlessTooLarge } from '#domain/scheduling/solver/problem/planTooLarge.ts';
import { priceOn } from '#domain/scheduling/stay/priceOn.ts';
import { addDays } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Db } from '#server/db/schema.ts';
import type { Clock } from '#server/adapters/clock.ts';
import { groupDays, venueNow } from '../planning/groupDay.ts';
import type { SessionContext } from '../rows/reservationDeps.ts';
import type { SoldProduct } from '#server/catalog/soldProducts.service.ts';

/** Days inclusive. `personCount` guests come together, as if they had nothing booked yet. */
export interface DaysQuestion {
  products: readonly SoldProduct[];
  from: LocalDate;
  to: LocalDate;
  personCount: number;
  /** The visitor's own reservation: what it holds is free for them. */
  own: { id: string; itemIds: string[] } | null;
}

/**
 * The days on which a group can have one of the products, all of them the same one, with the lowest price of what takes
 * time; and why not for the others: past, beyond_horizon, closed, full. Never throws on valid dates.
 */
export async function offeredDays(
  tools: { db: Db; clock: Clock },
  { venue }: SessionContext,
  { products, from, to, personCount, own }: DaysQuestion,
): Promise<{ days: Schedule; reasons: ScheduleMeta['reasons'] }> {
  const planned = products.filter((sold) => [sold, ...sold.parts.map(({ product }) => product)].some(isPlanned));
  const { today, minute } = venueNow(tools.clock, venue);
  const lastDate = lastBookableDate(today, venue.settings.bookingCap);
  const row = { venueId: venue.venueId, id: own?.id ?? '', day: from, personCount, startMinute: null, endMinute: null };
  const parts = planned.flatMap((sold) => [sold, ...sold.parts.map(({ product }) => product)]);
  const [fromDay, toDay] = [from < today ? today : from, to > lastDate ? lastDate : to];
  const asked = { row, venue, items: [], products: parts, replacedItemIds: own?.itemIds ?? [], fromDay, toDay };
  const open = fromDay <= toDay ? await groupDays(tools.db, tools.clock, asked) : [];
  const offers = planned.map(offerOf);
  const days: Schedule = {};
  const reasons: ScheduleMeta['reasons'] = {};
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const day = open.find((one) => one.date === date);
    if (day) await otherWork();
    if (day && unlessTooLarge(() => dayOffers(day, offers), false)) {
      days[date] = { price: Math.min(...planned.map((sold) => priceOn(sold.price, sold.priceRules, date))) };
    } else if (date < today) reasons[date] = 'past';
    else if (date > lastDate) reasons[date] = 'beyond_horizon';
    else if (!day || day.blocks.length === 0) reasons[date] = 'closed';
    else reasons[date] = date === today && minute >= day.blocks.at(-1)!.toMinute ? 'past' : 'full';
  }
  return { days, reasons };
}

function offerOf(sold: SoldProduct): Offer {
  if (sold.objectType !== 'collection') return { included: [sold], choices: [] };
  const alternatives = new Map<number, SoldProduct['parts'][number]['product'][]>();
  for (const { choice, product } of sold.parts)
    alternatives.set(choice, [...(alternatives.get(choice) ?? []), product]);
  const included = alternatives.get(0) ?? [];
  alternatives.delete(0);
  return { included, choices: [...alternatives.values()] };
}
