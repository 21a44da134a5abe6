import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import { generousLimits } from '#tools/generousLimits.ts';

/** All visitors of a test come from one network; wrong codes have their real limits. */
export async function allowManyVisitors(db: Db): Promise<void> {
  const { wrongCodes: _session, networkWrongCodes: _network, ...limits } = generousLimits;
  await sql`update venue set settings = settings || ${JSON.stringify({ limits })}::jsonb`.execute(db);
}
