import type { ReservationEvent } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';

const most = 1_000;

export async function eventsOf(
  db: Db,
  { venueId, reservationId }: { venueId: string; reservationId: string },
): Promise<ReservationEvent[]> {
  const rows = await db
    .selectFrom('reservationEvent')
    .select(['id', 'kind', 'actor', 'data', 'at'])
    .where('venueId', '=', venueId)
    .where('reservationId', '=', reservationId)
    .orderBy('at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ data, at, ...event }) => ({ ...event, at: at.toISOString(), detail: detailOf(data) }));
}

function detailOf({ reason, ...data }: Record<string, unknown>): string {
  const facts = Object.entries(data).map(([name, value]) => `${name}: ${String(value)}`);
  return [...(typeof reason === 'string' ? [reason] : []), ...facts].join(', ').slice(0, 1_000);
}

export async function idOfNumber(db: Db, venueId: string, number: string): Promise<string | null> {
  const query = db.selectFrom('reservation').select('id').where('venueId', '=', venueId).where('number', '=', number);
  return (await query.executeTakeFirst())?.id ?? null;
}
