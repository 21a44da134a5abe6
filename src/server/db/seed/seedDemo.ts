import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { localDateAt } from '#domain/values/zonedTime.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Db, Tx } from '../schema.ts';
import { inTransaction } from '../transaction.ts';
import { demoExceptions, demoMessages, demoPool, openFrom, openTo } from './demoCalendar.ts';
import { demoCustomers } from './demoPeople.ts';
import { demoImages, sizesOf } from './demoImages.ts';
import { demoBranding, demoSettings, demoTimeZone, demoVenueId } from './demoVenue.ts';
import { busyDays, customerVisits } from './demoVisits.ts';
import { demoRulesOf, seedCatalogue } from './seedCatalogue.ts';
import { seedFlows } from './seedFlows.ts';
import { visitRows } from './visitRows.ts';

const venueId = demoVenueId;
const rowsPerInsert = 500;

/**
 * Writes the demo venue Thermen Olijfgaard, with all dates relative to `now`, unless the database has a venue.
 * Answers whether it did. All of it is there or nothing is.
 */
export async function seedDemo(db: Db, now: Date): Promise<boolean> {
  const present = await db.selectFrom('venue').select('venueId').limit(1).executeTakeFirst();
  if (present) return false;
  const today = localDateAt(now.getTime(), demoTimeZone);
  const passwords = await Promise.all(demoCustomers.map((customer) => hash(customer.password)));
  return inTransaction(db, async (tx) => {
    if (!(await seedVenue(tx))) return false;
    await seedImages(tx);
    await seedCatalogue(tx, today);
    await seedCalendar(tx, today);
    await seedFlows(tx);
    await seedCustomers(tx, passwords);
    await seedVisits(tx, today, now);
    return true;
  });
}

/** False when another server seeds the same database at this moment. */
async function seedVenue(tx: Tx): Promise<boolean> {
  const written = await tx
    .insertInto('venue')
    .values({
      venueId,
      name: 'Thermen Olijfgaard',
      hosts: ['olijfgaard.example', 'www.olijfgaard.example', 'reserveren.olijfgaard.example'],
      timeZone: demoTimeZone,
      branding: JSON.stringify(demoBranding),
      settings: JSON.stringify(demoSettings),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

async function seedImages(tx: Tx): Promise<void> {
  const images = Object.entries(demoImages).map(([id, alt]) => ({
    venueId,
    id,
    alt: JSON.stringify(alt),
    sizes: JSON.stringify(sizesOf(id)),
  }));
  await tx.insertInto('image').values(images).execute();
}

async function seedCalendar(tx: Tx, today: LocalDate): Promise<void> {
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ venueId, weekday, fromMinute: openFrom, toMinute: openTo }));
  await tx.insertInto('openingWeek').values(week).execute();
  const exceptions = demoExceptions(today).map(({ blocks, reason, ...days }, index) => ({
    ...days,
    venueId,
    id: `uitzondering-${index + 1}`,
    blocks: JSON.stringify(blocks),
    reason: JSON.stringify(reason),
  }));
  await tx.insertInto('openingException').values(exceptions).execute();
  const messages = demoMessages(today).map(({ text, ...days }, index) => ({
    ...days,
    venueId,
    id: `bericht-${index + 1}`,
    text: JSON.stringify(text),
  }));
  await tx.insertInto('message').values(messages).execute();
}

async function seedCustomers(tx: Tx, passwordHashes: string[]): Promise<void> {
  const customers = demoCustomers.map(({ password: _, address, ...customer }, index) => ({
    ...customer,
    venueId,
    passwordHash: passwordHashes[index]!,
    address: JSON.stringify(address),
  }));
  await tx.insertInto('customer').values(customers).execute();
}

async function seedVisits(tx: Tx, today: LocalDate, now: Date): Promise<void> {
  const rulesOf = demoRulesOf(today);
  const rows = visitRows([...customerVisits(today), ...busyDays(today, demoPool.capacity)], { now, rulesOf });
  for (const part of parts(rows.reservation)) await tx.insertInto('reservation').values(part).execute();
  for (const part of parts(rows.reservationItem)) await tx.insertInto('reservationItem').values(part).execute();
  for (const part of parts(rows.poolClaim)) await tx.insertInto('poolClaim').values(part).execute();
  for (const part of parts(rows.payment)) await tx.insertInto('payment').values(part).execute();
  for (const part of parts(rows.ledgerEntry)) await tx.insertInto('ledgerEntry').values(part).execute();
  await sql`insert into pool_bucket (venue_id, pool_id, day, bucket, capacity, booked)
    select c.venue_id, c.pool_id, c.day, b.bucket, ${demoPool.capacity}, sum(c.units)
    from pool_claim c, generate_series(c.from_bucket, c.to_bucket - 1) as b(bucket)
    where c.venue_id = ${venueId} and c.state <> 'released'
    group by c.venue_id, c.pool_id, c.day, b.bucket`.execute(tx);
}

function parts<T>(rows: T[]): T[][] {
  const count = Math.ceil(rows.length / rowsPerInsert);
  return Array.from({ length: count }, (_, index) => rows.slice(index * rowsPerInsert, (index + 1) * rowsPerInsert));
}
