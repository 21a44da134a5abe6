import type { Tx } from '#server/db/schema.ts';
import { allArrangements } from './demoMoreArrangements.ts';
import { demoVenueId } from './demoVenue.ts';

const venueId = demoVenueId;
const vatRate = 21;

/** What is always in an arrangement comes first, then the alternatives of each choice; the product of every part is there. */
export async function seedArrangements(tx: Tx): Promise<void> {
  const products = allArrangements.map(({ id, xplanId, name, description, imageId, price }) => ({
    venueId,
    id,
    xplanId,
    objectType: 'collection' as const,
    type: 0,
    name: JSON.stringify(name),
    description: JSON.stringify(description),
    imageId,
    price,
    vatRate,
  }));
  await tx.insertInto('product').values(products).execute();
  const parts = allArrangements.flatMap(({ id, included, choices }) =>
    [included, ...choices]
      .flatMap((productIds, choice) => productIds.map((productId) => ({ productId, choice })))
      .map((part, position) => ({ ...part, venueId, collectionId: id, position })),
  );
  await tx.insertInto('collectionPart').values(parts).execute();
}
