import { sql } from 'kysely';
import { seedDemo } from '#demo/venue/seedDemo.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { addDays, localDateOf } from '#domain/values/localDate.ts';
import { generousLimits } from '#tools/generousLimits.ts';

export type Store = { databaseUrl: string | null; dataDir: string };

export const firstDay = addDays(localDateOf(new Date()), 30);
export const days = 60;
const plenty = 30_000;

export async function prepare(store: Store): Promise<void> {
  const { db, close } = await openDatabase(store);
  await migrate(db);
  await seedDemo(db, new Date());
  await sql`update venue set settings = settings || ${JSON.stringify({ limits: generousLimits })}::jsonb`.execute(db);
  await sql`update pool set capacity = ${plenty}`.execute(db);
  await sql`update pool_bucket set capacity = ${plenty}`.execute(db);
  await sql`delete from opening_exception`.execute(db);
  await sql`insert into pool_bucket (venue_id, pool_id, day, bucket, capacity)
    select p.venue_id, p.id, ${firstDay}::date + d, b, ${plenty}
    from pool p, generate_series(0, ${days - 1}::int) as d, generate_series(0, 95) as b on conflict do nothing`.execute(
    db,
  );
  await sql`analyze`.execute(db);
  await close();
}
