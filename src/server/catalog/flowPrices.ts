import { lastBookableDate } from '#domain/scheduling/stay/dayAvailability.ts';
import { lowestPrice } from '#domain/scheduling/stay/pricesOfDay.ts';
import { localDateAt } from '#domain/values/zonedTime.ts';
import type { Clock } from '#server/adapters/clock.ts';
import { memoizeTtl } from '#server/adapters/memoizeTtl.ts';
import type { Db } from '#server/db/schema.ts';
import type { Venue } from '#server/http/handlers.ts';
import { readFlowPrices } from './flowPrices.repo.ts';

export interface FlowPrices {
  of(venue: Venue): Promise<ReadonlyMap<string, number>>;
  /** After a change of the catalogue. */
  forget(): void;
}

/** One calculation serves all requests of the next two seconds. */
const memory = { ms: 2_000, most: 100 };

/** The lowest price of each flow of the start page, by id. */
export function makeFlowPrices(deps: { db: Db; clock: Clock }): FlowPrices {
  const memoized = memoizeTtl<ReadonlyMap<string, number>>(memory, () => performance.now());
  return {
    of: (venue) => {
      const { count, unit } = venue.settings.bookingCap;
      return memoized(`${venue.venueId} ${count} ${unit}`, () => lowestPrices(deps, venue));
    },
    forget: memoized.forgetAll,
  };
}

async function lowestPrices({ db, clock }: { db: Db; clock: Clock }, venue: Venue): Promise<Map<string, number>> {
  const from = localDateAt(clock.now().getTime(), venue.timeZone);
  const period = { from, to: lastBookableDate(from, venue.settings.bookingCap) };
  const lowest = new Map<string, number>();
  for (const { flowId, ...product } of await readFlowPrices(db, venue.venueId)) {
    lowest.set(flowId, Math.min(lowest.get(flowId) ?? Infinity, lowestPrice(product, period)));
  }
  return lowest;
}
