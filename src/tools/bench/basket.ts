import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Reservation } from '#contract/names.ts';
import { secretKeysOf } from '#server/db/secretKeys.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import type { Db } from '#server/db/schema.ts';
import { digest } from '#server/db/digest.ts';
import { noThreads } from '#server/adapters/planning/planningThreads.ts';
import { makePlanner } from '#server/booking/rows/planner.ts';
import { makeQuestionGate } from '#server/http/questionGate.ts';
import { makeThrottle } from '#server/http/throttle.ts';
import { makeVenueCache } from '#server/db/venueCache.ts';
import { makeReservationsService } from '#server/booking/reservations.service.ts';
import type { SessionContext } from '#server/booking/reservations.service.ts';
import { readVenues } from '#server/catalog/venues.repo.ts';
import { firstDay, prepare } from './prepare.ts';
import type { Place } from './stores.ts';

/** Lower quartile in milliseconds, and pages of tables and indexes. */
export type BasketFigure = { ledgerRows: number; ms: number; pages: number; ledgerPages: number };

const slug = 'avondentree';
const stay = { personCount: 1, startTime: '17:00', endTime: '20:00' };
const checkin = { entryId: '1004', activityId: '2004', persons: [-1] };
const someChanges = 10;

export async function basketFigures(place: Place, changes: number): Promise<BasketFigure[]> {
  const baskets = [await basketBeside(place, 1_000), await basketBeside(place, 100_000)];
  const times = baskets.map((): number[] => []);
  for (const { change } of baskets) for (let times = 0; times < someChanges; times += 1) await change();
  for (let round = 0; round < changes; round += 1) {
    for (const [index, { change }] of baskets.entries()) {
      const started = performance.now();
      await change();
      times[index]!.push((performance.now() - started) / 2);
    }
  }
  const figures: BasketFigure[] = [];
  for (const [index, { db, change, close, ledgerRows }] of baskets.entries()) {
    const before = await pagesTouched(db);
    for (let times = 0; times < someChanges; times += 1) await change();
    const after = await pagesTouched(db);
    await close();
    const each = (key: keyof typeof before): number => (after[key] - before[key]) / someChanges / 2;
    figures.push({
      ledgerRows,
      ms: lowerQuartile(times[index]!),
      pages: each('pages'),
      ledgerPages: each('ledgerPages'),
    });
  }
  return figures;
}

const lowerQuartile = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0;

interface Basket {
  db: Db;
  ledgerRows: number;
  change: () => Promise<void>;
  close: () => Promise<void>;
}

async function basketBeside(place: Place, ledgerRows: number): Promise<Basket> {
  const store = await place.store();
  await prepare(store);
  const { db, close } = await openDatabase({ ...store, connections: 1 });
  await bookForOthers(db, ledgerRows);
  const reservations = makeReservationsService({
    db,
    cache: makeVenueCache(),
    clock: { now: () => new Date() },
    random: { bytes: randomBytes },
    secretKeys: secretKeysOf([randomBytes(32)]),
    newId,
    newSession: () => {
      const token = newId();
      return { token, hash: digest(token) };
    },
    hashOf: digest,
    countsLoopback: false,
    gate: makeQuestionGate(),
    planner: makePlanner(makeThrottle(db, randomBytes(32)), noThreads),
    originHashOf: digest,
    settlePayments: async () => undefined,
  });
  const context = await visitorOf(db);
  const created = await reservations.create(context, slug, { ...stay, date: firstDay });
  const owner = { ...context, sessionToken: created.session.id, sessionHash: digest(created.session.id) };
  let { reservation } = await reservations.addCheckin(owner, slug, checkin);
  const change = async (): Promise<void> => {
    await reservations.removeItem(owner, slug, { itemId: entryOf(reservation) });
    ({ reservation } = await reservations.addCheckin(owner, slug, checkin));
  };
  return { db, ledgerRows, change, close };
}

const newId = (): string => randomBytes(16).toString('base64url');

function entryOf({ persons }: Reservation): string {
  const itemId = persons[0]?.products[0]?.itemId;
  if (itemId === undefined) throw new Error('The bench found the pool full.');
  return itemId;
}

async function visitorOf(db: Db): Promise<SessionContext> {
  const venue = (await readVenues(db))[0]!;
  return { venue, language: 'nl', network: '127.0.0.1', sessionToken: null, sessionHash: null, customerId: null };
}

async function bookForOthers(db: Db, count: number): Promise<void> {
  const each = sql`generate_series(1, ${count}::int) as n`;
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`insert into reservation (venue_id, id, flow_id, session_hash, number, state, person_count, day, language,
        total, total_paid, expires_at, max_expires_at)
      select 'olijfgaard', 'other-' || n, 'avondentree', decode(md5(n::text), 'hex'), 'BENCH-' || n, 'completed', 1,
        ${firstDay}::date - 40 - n % 365, 'nl', 2450, 2450, now(), now() from ${each}`.execute(tx);
    await sql`insert into reservation_item (venue_id, id, reservation_id, person, product_id, type, name, price, vat_rate,
        payment_moment)
      select 'olijfgaard', 'other-' || n, 'other-' || n, 1, p.id, p.type, p.name, 2450, 9, 'payment'
      from ${each}, product p where p.venue_id = 'olijfgaard' and p.xplan_id = '1004'`.execute(tx);
    await sql`insert into payment (venue_id, id, reservation_id, provider_id, method, state, amount)
      select 'olijfgaard', 'other-' || n, 'other-' || n, 'tr_' || n, 'ideal', 'paid', 2450 from ${each}`.execute(tx);
    await sql`insert into ledger_entry (venue_id, id, reservation_id, payment_id, kind, provider_ref, amount)
      select 'olijfgaard', 'other-' || n, 'other-' || n, 'other-' || n, 'paid', 'tr_' || n, 2450 from ${each}`.execute(
      tx,
    );
  });
  await sql`vacuum analyze`.execute(db);
}

async function pagesTouched(db: Db): Promise<{ pages: number; ledgerPages: number }> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const touched = sql`sum(heap_blks_hit + heap_blks_read + coalesce(idx_blks_hit + idx_blks_read, 0))`;
  const { rows } = await sql<{ pages: number; ledgerPages: number }>`select ${touched}::int as pages,
    (${touched} filter (where relname = 'ledger_entry'))::int as ledger_pages from pg_statio_user_tables`.execute(db);
  return rows[0]!;
}
