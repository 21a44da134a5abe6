import type { Handlers } from '#server/http/handlers.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import type { Db } from '#server/db/schema.ts';
import { recordReading } from '#server/trail/recordReading.ts';
import type { MergingService } from './merging.service.ts';

type MergingOperations = Pick<Handlers, 'getLikelyDoubles' | 'previewCustomerMerge' | 'mergeCustomers'>;

export const mergingOperations = (db: Db, merging: MergingService): MergingOperations => ({
  getLikelyDoubles: async ({ context: { venue }, params: { id } }) => {
    const data = await merging.doublesOf(venue.venueId, id);
    await recordReading(db, { venueId: venue.venueId, kind: 'customer', id: 'all' }, 'searched');
    return { status: 200, body: { data } };
  },
  previewCustomerMerge: async ({ context: { venue }, params }) => {
    const data = await merging.preview(venue.venueId, params);
    for (const id of [params.id, params.otherId]) {
      await recordReading(db, { venueId: venue.venueId, kind: 'customer', id });
    }
    return { status: 200, body: { data } };
  },
  mergeCustomers: async ({ context, params: { id }, body }) => {
    const data = await merging.merge(context, { id, staffId: staffOf(context).id }, body);
    return { status: 200, body: { data } };
  },
});
