import { withClient } from '../../clients.ts';
import { buyer } from './buyer.ts';
import { contest, contestants } from './contest.ts';
import type { Contest } from './contest.ts';
import { contests, products } from './fillShop.ts';
import { contestDay } from './prepareSpa.ts';
import type { Servers } from './servers.ts';
import { variantOf, withShop } from './shopClient.ts';
import { bookVisit, evening } from '../../bookVisit.ts';

export type Contests = { kuur: Contest[]; vendure: Contest[] };

/** Whole journeys for the last places of a day at the one, for the last pieces of a product at the other. */
export async function holdContests({ kuur, vendure, tokens }: Servers, rounds: number): Promise<Contests> {
  const results: Contests = { kuur: [], vendure: [] };
  for (let round = 0; round < Math.min(rounds, contests); round += 1) {
    const date = contestDay(round);
    const ours = await withClient(kuur, contestants, (client) =>
      contest((contestant) => bookVisit(client, evening, { token: tokens[contestant]!, date })),
    );
    const theirs = await withShop(vendure, contestants, async (shop) => {
      const variant = await variantOf(shop, `${products.contest}-${round}`);
      return contest(() => buyer(shop).buy(variant));
    });
    results.kuur.push(ours);
    results.vendure.push(theirs);
  }
  return results;
}
