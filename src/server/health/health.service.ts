import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import { problem } from '#server/http/problem.ts';

export interface Readiness {
  status: 'ready';
  database: 'embedded' | 'postgres';
  migration: number;
  version: string;
}

export interface HealthService {
  /** Throws `service_unavailable` while the server drains or its database does not answer. */
  ready(): Promise<Readiness>;
  startDraining(): void;
}

export function makeHealthService(deps: {
  db: Db;
  databaseKind: 'embedded' | 'postgres';
  version: string;
}): HealthService {
  let draining = false;
  return {
    startDraining: () => {
      draining = true;
    },
    ready: async () => {
      if (draining) throw problem('service_unavailable', { retryAfter: 10 });
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from schema_migration`.execute(
        deps.db,
      );
      return {
        status: 'ready',
        database: deps.databaseKind,
        migration: rows[0]?.count ?? 0,
        version: deps.version,
      };
    },
  };
}
