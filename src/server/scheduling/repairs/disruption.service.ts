import type { Disruption, RosterExceptionForm } from '#contract/names.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Tx } from '#server/db/schema.ts';
import { createPoolException } from '../resources/poolExceptions.service.ts';
import { createRosterException } from '../resources/rosterExceptions.service.ts';
import type { Caller, SchedulingDeps } from '../resources/schedulingDeps.ts';

/**
 * Writes what falls out of a day as exceptions of rosters and of a pool; what that costs its place is for the caller, who holds
 * the planning lock. Throws `validation_failed`.
 */
export async function writeDisruption(
  deps: Pick<SchedulingDeps, 'clock' | 'newId'>,
  tx: Tx,
  caller: Caller,
  { date, disruption }: { date: LocalDate; disruption: Disruption },
): Promise<void> {
  const { resourceIds, kind, block, pool, reason } = disruption;
  const days = { fromDate: date, toDate: date };
  for (const resourceId of [...new Set(resourceIds)].toSorted()) {
    const form: RosterExceptionForm = { resourceId, ...days, kind, blocks: block && [block], reason };
    await createRosterException(deps, tx, caller, { form, force: true });
  }
  if (pool) await createPoolException(deps, tx, caller, { form: { ...days, ...pool }, force: true });
}
