import { sql } from 'kysely';
import { seedDemo } from '#demo/venue/seedDemo.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { generousLimits } from '#tools/generousLimits.ts';
import type { Store } from '../prepare.ts';

/** The demo venue, which lets one address do as much as a measurement does. */
export async function openGenerousVenue(store: Store): Promise<void> {
  const { db, close } = await openDatabase(store);
  await migrate(db);
  await seedDemo(db, new Date());
  const limits = JSON.stringify({ limits: generousLimits });
  await sql`update venue set settings = settings || ${limits}::jsonb`.execute(db);
  await close();
}
