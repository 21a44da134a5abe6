import type { StaffMail } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { recordReading } from '#server/trail/recordReading.ts';
import { listMails } from './staffMails.repo.ts';

export async function searchMails(db: Db, venueId: string, query: ListQuery): Promise<List<StaffMail>> {
  await recordReading(db, { venueId, kind: 'mail', id: 'all' }, 'searched');
  return listMails(db, venueId, query);
}
