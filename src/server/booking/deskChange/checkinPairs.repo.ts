import type { Db } from '../rows/reservation.types.ts';

/** Entries with the stay that each begins, in the order of the flow. */
export const checkinPairs = (db: Db, venueId: string, flowId: string) =>
  db
    .selectFrom('checkinGroup')
    .select(['entryProductId', 'activityProductId'])
    .where('venueId', '=', venueId)
    .where('flowId', '=', flowId)
    .orderBy('position')
    .execute();
