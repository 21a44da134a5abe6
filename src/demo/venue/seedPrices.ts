import type { LocalDate } from '#domain/values/localDate.ts';
import type { Tx } from '#server/db/schema.ts';
import { demoPrices } from './demoPrices.ts';
import { demoVenueId } from './demoVenue.ts';

/** The days on which products cost something else; every product is there. */
export async function seedPrices(tx: Tx, today: LocalDate): Promise<void> {
  const rules = demoPrices(today).flatMap(({ id, rules: rulesOfProduct }) =>
    rulesOfProduct.map(({ weekdays, ...rule }, index) => ({
      ...rule,
      venueId: demoVenueId,
      id: `prijs-${id}-${index + 1}`,
      productId: id,
      weekdays: weekdays && [...weekdays],
    })),
  );
  await tx.insertInto('priceRule').values(rules).execute();
}
