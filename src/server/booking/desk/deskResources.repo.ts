import type { Db } from '../rows/reservation.types.ts';

/** Names of who and what serves each item, by the id of the item. */
export async function resourceNames(
  db: Db,
  { venueId, reservationId }: { venueId: string; reservationId: string },
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectFrom('resourceClaim')
    .innerJoin('resource', (join) =>
      join
        .onRef('resource.venueId', '=', 'resourceClaim.venueId')
        .onRef('resource.id', '=', 'resourceClaim.resourceId'),
    )
    .innerJoin('resourceKind', (join) =>
      join.onRef('resourceKind.venueId', '=', 'resource.venueId').onRef('resourceKind.id', '=', 'resource.kindId'),
    )
    .select(['resourceClaim.itemId', 'resource.name'])
    .where('resourceClaim.itemId', 'is not', null)
    .$narrowType<{ itemId: string }>()
    .where('resourceClaim.venueId', '=', venueId)
    .where('resourceClaim.reservationId', '=', reservationId)
    .where('resourceClaim.state', '<>', 'released')
    .orderBy('resourceKind.role', 'desc')
    .orderBy('resource.position')
    .orderBy('resource.id')
    .execute();
  const names = new Map<string, string[]>();
  for (const { itemId, name } of rows) names.set(itemId, [...(names.get(itemId) ?? []), name]);
  return names;
}
