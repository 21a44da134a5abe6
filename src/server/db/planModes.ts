import type { PostgresPool } from 'kysely';

type PlanMode = 'force_generic_plan' | 'auto';

/**
 * What visitors ask is planned once on a connection, not for each list of values: planning took a third of PostgreSQL's time. Lists and
 * reports of staff, and the work behind requests, stay with PostgreSQL's choice: how many rows a kind or a month has decides what is read
 * first. So a statement of visitors that needs a partial index writes what it is part of into its text, not as a value.
 */
export const plannedOnce = ['plan_cache_mode', 'force_generic_plan'] as const;

/** For sides that share one connection: each plans as it would on its own. The connection begins with `plannedOnce`. */
export function sharedPlanMode(): (side: PostgresPool, mode: PlanMode) => PostgresPool {
  let current: PlanMode = plannedOnce[1];
  return (side, mode) => ({
    ...side,
    connect: async () => {
      const client = await side.connect();
      if (mode !== current) {
        current = mode;
        client.query(`set plan_cache_mode = ${mode}`, []).catch(() => undefined);
      }
      return client;
    },
  });
}
