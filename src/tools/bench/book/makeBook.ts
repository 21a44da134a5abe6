import { sql } from 'kysely';
import type { Db, Tx } from '#server/db/schema.ts';
import { bookDays, demoOwner, roundsOfDay } from './bookOwner.ts';
import type { BookOwner, VenueBook } from './bookOwner.ts';
import { bookings } from './bookings.ts';
import { appendChains } from './chains.ts';
import { claims } from './claims.ts';
import { copyVenues } from './copyVenues.ts';
import { credits } from './credits.ts';
import { history } from './history.ts';
import { mails } from './mails.ts';
import { money } from './money.ts';
import { offers } from './offers.ts';
import { visits } from './visits.ts';

interface BookSize {
  owner?: BookOwner;
  /** Of one owner beside copies of its venue: the k-th has 1/k of what the first has. */
  venues?: number;
  /** Each venue has the therapists and rooms that a book of so many reservations needs; of its own otherwise. */
  resourcesFor?: number;
}

/**
 * So many reservations over three years, two of them past: evenings with massages, gift cards and baskets that were given
 * up, paid online, at the desk or with credits, as the product would have left them. Nothing in it violates an invariant.
 * `db` has one connection, of a superuser: neither foreign keys nor triggers look at the rows.
 */
export async function makeBook(
  db: Db,
  reservations: number,
  { owner = demoOwner, venues = 1, resourcesFor }: BookSize = {},
): Promise<void> {
  const shares = Array.from({ length: venues }, (_, at) => 1 / (at + 1));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const copies = await unchecked(db, (tx) => copyVenues(tx, owner.venueId, venues - 1));
  for (const [at, venueId] of [owner.venueId, ...copies].entries()) {
    const own = Math.round((reservations * shares[at]!) / whole);
    const resources = Math.max(20, Math.ceil((resourcesFor ?? own) / 2 / bookDays / roundsOfDay));
    const size = { resources, reservations: own };
    await unchecked(db, (tx) => fillVenue(tx, { ...owner, ...size, venueId, venue: sql.lit(venueId) }));
  }
  await sql`set statement_timeout = 0`.execute(db);
  await sql`vacuum analyze`.execute(db);
  await sql`reset statement_timeout`.execute(db);
}

/** In a transaction in which no foreign key and no trigger looks at the rows. */
const unchecked = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local session_replication_role = replica`.execute(tx);
    return work(tx);
  });

async function fillVenue(tx: Tx, book: VenueBook): Promise<void> {
  const parts = [offers, visits, bookings, claims, money, credits, history, mails];
  for (const part of parts) for (const statement of part(book)) await statement.execute(tx);
  await appendChains(tx);
  await sql`delete from terms_change where venue_id = ${book.venueId}`.execute(tx);
}
