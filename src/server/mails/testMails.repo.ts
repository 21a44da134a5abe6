import { sql } from 'kysely';
import { selfServiceOf } from '#domain/booking/selfService.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Db } from '#server/db/schema.ts';
import type { Letter } from './booking.repo.ts';

export type VenueOfMails = Pick<
  Letter,
  'venueId' | 'venueName' | 'hosts' | 'testOf' | 'timeZone' | 'branding' | 'swimwear' | 'selfService'
>;

export async function readVenueOfMails(db: Db, venueId: string): Promise<{ venue: VenueOfMails; today: LocalDate }> {
  const { settings, today, ...venue } = await db
    .selectFrom('venue')
    .select(['venueId', 'name as venueName', 'hosts', 'testOf', 'timeZone', 'branding', 'settings'])
    .select(sql<LocalDate>`(kuur_now() at time zone time_zone)::date`.as('today'))
    .where('venueId', '=', venueId)
    .executeTakeFirstOrThrow();
  const { swimwear, selfService } = settings;
  return { venue: { ...venue, swimwear, selfService: selfServiceOf(selfService) }, today };
}

/** Null: removed meanwhile. */
export async function readStaffAddress(
  db: Db,
  { venueId, id }: { venueId: string; id: string },
): Promise<{ firstName: string; email: string } | null> {
  const staff = db.selectFrom('staffUser').select(['firstName', 'email']);
  return (await staff.where('venueId', '=', venueId).where('id', '=', id).executeTakeFirst()) ?? null;
}
