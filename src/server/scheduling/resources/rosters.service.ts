import type { Roster } from '#contract/names.ts';
import { rosterErrors } from '#domain/scheduling/rosters/rosterForms.ts';
import { expectFound, expectValid, expectVersion } from '#server/http/expect.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { saveChange, withPlanningLock } from '../changes/changes.service.ts';
import { futureScope } from '../changes/changeScope.ts';
import type { Caller, SchedulingDeps } from './schedulingDeps.ts';
import { rosterView, storedWeeks } from './rosterForm.ts';
import { changeRoster, lockRoster, readRoster } from './rosters.repo.ts';

export interface RostersService {
  read(venueId: string, resourceId: string): Promise<Roster>;
  update(caller: Caller, resourceId: string, form: Roster, force: boolean): Promise<Roster>;
}

export function makeRostersService(deps: SchedulingDeps): RostersService {
  const { db } = deps;
  return {
    read: async (venueId, id) => rosterView(expectFound(await readRoster(db, { venueId, id }))),
    update: ({ venue, language }, id, form, force) => {
      expectValid(rosterErrors(form));
      return withPlanningLock(db, venue.venueId, async (tx) => {
        const key = { venueId: venue.venueId, id };
        const before = rosterView(expectVersion(await lockRoster(tx, key), form.version));
        const scope = { ...futureScope(deps, venue), resourceIds: [id] };
        const roster = { fromDate: form.fromDate, weeks: storedWeeks(form.weeks) };
        await saveChange(tx, scope, { force, language }, () => changeRoster(tx, key, roster));
        const after = rosterView(expectFound(await readRoster(tx, key)));
        await recordChange(tx, { ...key, kind: 'roster' }, { action: 'changed', before, after });
        return after;
      });
    },
  };
}
