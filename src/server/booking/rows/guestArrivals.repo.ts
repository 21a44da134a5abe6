import { sql } from 'kysely';
import type { GuestArrival, WristbandHolder } from '#contract/names.ts';
import { guestStates } from '#domain/booking/guestArrivals.ts';
import type { GuestState } from '#domain/booking/guestArrivals.ts';
import type { Db, ReservationRow, Tx } from './reservation.types.ts';

type Key = { venueId: string; reservationId: string };
type Marked = { person: number; state: GuestState; wristband: string | null; at: Date; byId: string; byName: string };

async function markedGuests(db: Db, { venueId, reservationId }: Key): Promise<Marked[]> {
  const { rows } = await sql<Marked>`
    select g.person, g.state, g.wristband, g.at, s.id as by_id, s.first_name || ' ' || s.last_name as by_name
    from guest_arrival g left join staff_user s on s.venue_id = g.venue_id and s.id = g.actor
    where g.venue_id = ${venueId} and g.reservation_id = ${reservationId} order by g.person`.execute(db);
  return rows;
}

/** Of every guest, in order. */
export async function guestArrivals(
  db: Db,
  { venueId, id: reservationId, state, personCount }: Pick<ReservationRow, 'venueId' | 'id' | 'state' | 'personCount'>,
): Promise<GuestArrival[]> {
  const marked = await markedGuests(db, { venueId, reservationId });
  const byPerson = new Map(marked.map((guest) => [guest.person, guest]));
  return guestStates({ state, personCount }, marked).map((guestState, index) => {
    const guest = guestState === 'expected' ? undefined : byPerson.get(index + 1);
    return {
      person: index + 1,
      state: guestState,
      at: guest?.at.toISOString() ?? null,
      byId: guest?.byId ?? null,
      byName: guest?.byName ?? null,
      wristband: guest?.wristband ?? null,
    };
  });
}

type Written = { person: number; state: GuestState; wristband: string | null };

/** Who is in a state already keeps the time and who said so. `secondsAgo`: how long ago it was said. */
export async function writeGuests(
  tx: Tx,
  { venueId, reservationId, actor, secondsAgo }: Key & { actor: string; secondsAgo: number },
  guests: readonly Written[],
): Promise<void> {
  if (guests.length === 0) return;
  const rows = guests.map(({ person, state, wristband }) => ({
    venueId,
    reservationId,
    person,
    state,
    wristband,
    actor,
    at: sql<Date>`kuur_now() - make_interval(secs => ${secondsAgo})`,
  }));
  await tx
    .insertInto('guestArrival')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['venueId', 'reservationId', 'person']).doUpdateSet({
        state: sql`excluded.state`,
        wristband: sql`excluded.wristband`,
        actor: sql`case when guest_arrival.state = excluded.state then guest_arrival.actor else excluded.actor end`,
        at: sql`case when guest_arrival.state = excluded.state then guest_arrival.at else excluded.at end`,
      }),
    )
    .execute();
}

export async function freeWristbands(tx: Tx, { venueId, reservationId }: Key): Promise<void> {
  const rows = tx.updateTable('guestArrival').set({ wristband: null }).where('venueId', '=', venueId);
  await rows.where('reservationId', '=', reservationId).where('wristband', 'is not', null).execute();
}

/** Takes one guest out; later ones move up. */
export async function removeGuestArrival(tx: Tx, { venueId, reservationId }: Key, person: number): Promise<void> {
  const removed = await tx
    .deleteFrom('guestArrival')
    .where('venueId', '=', venueId)
    .where('reservationId', '=', reservationId)
    .where('person', '>=', person)
    .returningAll()
    .execute();
  const later = removed.filter((row) => row.person > person).map((row) => ({ ...row, person: row.person - 1 }));
  if (later.length > 0) await tx.insertInto('guestArrival').values(later).execute();
}

type Holder = WristbandHolder & { reservationId: string };

/** Who of the venue is in the house on a day with one of these; big and small letters are the same. */
export async function wristbandHolders(
  db: Db,
  { venueId, day, wristbands }: { venueId: string; day: string; wristbands: readonly string[] },
): Promise<Holder[]> {
  if (wristbands.length === 0) return [];
  const { rows } = await sql<Holder>`
    select g.wristband, g.person, r.number, r.id as reservation_id,
      left(concat_ws(' ', c.first_name, nullif(c.middle_name, ''), c.last_name), 200) as name
    from reservation r join guest_arrival g on g.venue_id = r.venue_id and g.reservation_id = r.id
    left join customer c on c.venue_id = r.venue_id and c.id = r.customer_id
    where r.venue_id = ${venueId} and r.day = ${day}::date and r.state = 'checked_in'
      and lower(g.wristband) in (${sql.join(wristbands.map((wristband) => wristband.toLowerCase()))})
    order by r.number, g.person limit 50`.execute(db);
  return rows;
}

type GuestOfDay = { reservationId: string; person: number; state: GuestState; wristband: string | null };

export async function guestsOn(db: Db, { venueId, date }: { venueId: string; date: string }): Promise<GuestOfDay[]> {
  const { rows } = await sql<GuestOfDay>`
    select g.reservation_id, g.person, g.state, g.wristband
    from reservation r join guest_arrival g on g.venue_id = r.venue_id and g.reservation_id = r.id
    where r.venue_id = ${venueId} and r.day = ${date}::date`.execute(db);
  return rows;
}
