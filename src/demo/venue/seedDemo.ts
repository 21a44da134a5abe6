import { localDateAt } from '#domain/values/zonedTime.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { demoFocalPoints, horizon } from './demoFocalPoints.ts';
import { demoImages, sizesOf } from './demoImages.ts';
import { demoBranding, demoSettings, demoTimeZone, demoVenueId } from './demoVenue.ts';
import { seedArrangements } from './seedArrangements.ts';
import { seedCalendar } from './seedCalendar.ts';
import { seedCatalogue } from './seedCatalogue.ts';
import { seedCategories } from './seedCategories.ts';
import { seedFlows } from './seedFlows.ts';
import { seedOrders } from './seedOrders.ts';
import { hashPasswords, seedPeople } from './seedPeople.ts';
import { seedPrices } from './seedPrices.ts';
import { seedResources } from './seedResources.ts';
import { seedTreatments } from './seedTreatments.ts';
import { seedVisits } from './seedVisits.ts';

const venueId = demoVenueId;

/** Dates relative to `now`; nothing when the database has a venue. Returns whether it seeded. All or nothing. */
export async function seedDemo(db: Db, now: Date): Promise<boolean> {
  const present = await db.selectFrom('venue').select('venueId').limit(1).executeTakeFirst();
  if (present) return false;
  const today = localDateAt(now.getTime(), demoTimeZone);
  // On other threads, for which the first tables do not wait.
  const hashing = hashPasswords();
  const seeding = inTransaction(db, async (tx) => {
    if (!(await seedVenue(tx))) return false;
    await seedImages(tx);
    await seedCatalogue(tx);
    await seedResources(tx, today);
    await seedTreatments(tx);
    await seedArrangements(tx);
    await seedPrices(tx, today);
    await seedCategories(tx);
    await seedCalendar(tx, today);
    await seedFlows(tx);
    await seedPeople(tx, await hashing);
    await seedVisits(tx, today, now);
    await seedOrders(tx, today);
    return true;
  });
  const [isSeeded] = await Promise.all([seeding, hashing]);
  return isSeeded;
}

/** False: another server seeds the same database. */
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
    focalPoint: id in demoFocalPoints ? JSON.stringify({ x: demoFocalPoints[id], y: horizon }) : null,
  }));
  await tx.insertInto('image').values(images).execute();
}
