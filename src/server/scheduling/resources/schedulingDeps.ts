import type { Db } from '#server/db/schema.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { RequestContext } from '#server/http/handlers.ts';

export interface SchedulingDeps {
  db: Db;
  clock: Clock;
  newId: () => string;
}

/** The language is that of the names in `in_use`. */
export type Caller = Pick<RequestContext, 'venue' | 'language' | 'staff'>;
