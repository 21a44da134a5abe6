import { lastBookableDate } from '#domain/scheduling/stay/dayAvailability.ts';
import { lowestPrice } from '#domain/scheduling/stay/pricesOfDay.ts';
import { localDateAt } from '#domain/values/zonedTime.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { cached } from '#server/db/venueCache.ts';
import type { Venue } from '#server/http/handlers.ts';
import { readFlowPrices } from './flowPrices.repo.ts';

type LowestPrices = Readonly<Record<string, number>>;

/** The lowest price of each flow of the start page on the days that can be booked, by id. */
export function lowestPrices({ db, clock }: { db: Db; clock: Clock }, venue: Venue): Promise<LowestPrices> {
  const { venueId, timeZone, settings } = venue;
  const from = localDateAt(clock.now().getTime(), timeZone);
  const period = { from, to: lastBookableDate(from, settings.bookingCap) };
  return cached(db, venueId, ['lowestPrices', period], async () => {
    const lowest: Record<string, number> = {};
    for (const { flowId, ...product } of await readFlowPrices(db, venueId)) {
      lowest[flowId] = Math.min(lowest[flowId] ?? Infinity, lowestPrice(product, period));
    }
    return lowest;
  });
}
