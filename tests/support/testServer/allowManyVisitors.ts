import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import { generousLimits } from '#tests/support/generousLimits.ts';

/** All visitors of a test come from one network. */
export async function allowManyVisitors(db: Db): Promise<void> {
  await sql`update venue set settings = settings || ${JSON.stringify({ limits: generousLimits })}::jsonb`.execute(db);
}
