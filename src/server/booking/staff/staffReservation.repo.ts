import { subSeconds } from 'date-fns';
import type { ReservationEvent } from '#contract/names.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';

const most = 1_000;

export async function eventsOf(
  db: Db,
  { venueId, reservationId }: { venueId: string; reservationId: string },
): Promise<ReservationEvent[]> {
  const rows = await db
    .selectFrom('reservationEvent')
    .leftJoin('staffUser as s', (join) =>
      join.onRef('s.venueId', '=', 'reservationEvent.venueId').onRef('s.id', '=', 'reservationEvent.actor'),
    )
    .select(['reservationEvent.id', 'kind', 'actor', 'data', 'at', 's.firstName', 's.lastName'])
    .where('reservationEvent.venueId', '=', venueId)
    .where('reservationId', '=', reservationId)
    .orderBy('at')
    .orderBy('reservationEvent.id')
    .limit(most)
    .execute();
  return rows.map(({ data, at, firstName, lastName, ...event }) => ({
    ...event,
    actorName: firstName === null ? null : `${firstName} ${lastName}`,
    at: at.toISOString(),
    saidAt: typeof data['secondsAgo'] === 'number' ? subSeconds(at, data['secondsAgo']).toISOString() : null,
    detail: detailOf(data),
    reason: typeof data['reason'] === 'string' ? data['reason'].slice(0, 500) : null,
    amount: typeof data['amount'] === 'number' ? data['amount'] : null,
  }));
}

function detailOf({ reason, secondsAgo: _secondsAgo, ...data }: Record<string, unknown>): string {
  const facts = Object.entries(data).map(([name, value]) => `${name}: ${String(value)}`);
  return [...(typeof reason === 'string' ? [reason] : []), ...facts].join(', ').slice(0, 1_000);
}

export async function idOfNumber(db: Db, venueId: string, number: string): Promise<string | null> {
  const query = db.selectFrom('reservation').select('id').where('venueId', '=', venueId).where('number', '=', number);
  return (await query.executeTakeFirst())?.id ?? null;
}

export async function flowNameOf(
  db: Db,
  { venueId, flowId }: { venueId: string; flowId: string },
): Promise<Translated> {
  const query = db.selectFrom('flow').select('name').where('venueId', '=', venueId).where('id', '=', flowId);
  return (await query.executeTakeFirstOrThrow()).name;
}
