import { sql } from 'kysely';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Tx } from '#server/db/schema.ts';
import { busyDays } from './demoBusyDays.ts';
import { demoPool } from './demoCalendar.ts';
import { demoPriceOn } from './demoPrices.ts';
import { treatmentDays } from './demoTreatmentDays.ts';
import { demoVenueId } from './demoVenue.ts';
import type { DemoVisit } from './demoVisit.ts';
import { customerVisits } from './demoVisits.ts';
import { makePlacer } from './placeTreatments.ts';
import { visitRows } from './visitRows.ts';
import type { VisitRows } from './visitRows.ts';

const rowsPerInsert = 500;

/** Customers have the first choice of resources. */
export function demoVisits(today: LocalDate): DemoVisit[] {
  const place = makePlacer(today);
  return [...customerVisits(today, place), ...treatmentDays(today, place), ...busyDays(today, demoPool.capacity)];
}

export async function seedVisits(tx: Tx, today: LocalDate, now: Date): Promise<void> {
  const rows = visitRows(demoVisits(today), { now, priceOn: demoPriceOn(today) });
  await insertVisits(tx, rows);
  await sql`insert into pool_bucket (venue_id, pool_id, day, bucket, capacity, booked)
    select c.venue_id, c.pool_id, c.day, b.bucket, p.capacity, sum(c.units)
    from pool_claim c
    join pool p on p.venue_id = c.venue_id and p.id = c.pool_id,
    generate_series(c.from_bucket, c.to_bucket - 1) as b(bucket)
    where c.venue_id = ${demoVenueId} and c.state <> 'released'
    group by c.venue_id, c.pool_id, c.day, b.bucket, p.capacity`.execute(tx);
}

export async function insertVisits(tx: Tx, rows: VisitRows): Promise<void> {
  for (const part of parts(rows.reservation)) await tx.insertInto('reservation').values(part).execute();
  for (const part of parts(rows.reservationEvent)) await tx.insertInto('reservationEvent').values(part).execute();
  for (const part of parts(rows.reservationItem)) await tx.insertInto('reservationItem').values(part).execute();
  for (const part of parts(rows.poolClaim)) await tx.insertInto('poolClaim').values(part).execute();
  for (const part of parts(rows.resourceClaim)) await tx.insertInto('resourceClaim').values(part).execute();
  for (const part of parts(rows.payment)) await tx.insertInto('payment').values(part).execute();
  for (const part of parts(rows.ledgerEntry)) await tx.insertInto('ledgerEntry').values(part).execute();
}

function parts<T>(rows: T[]): T[][] {
  const count = Math.ceil(rows.length / rowsPerInsert);
  return Array.from({ length: count }, (_, index) => rows.slice(index * rowsPerInsert, (index + 1) * rowsPerInsert));
}
