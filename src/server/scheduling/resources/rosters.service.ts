import type { Roster } from '#contract/names.ts';
import { rosterErrors } from '#domain/scheduling/rosters/rosterErrors.ts';
import { expectFound, expectValid, expectVersion } from '#server/http/expect.ts';
import { saveChange, whileNobodyBooks } from '../changes/impact.service.ts';
import { daysAhead } from './resourcesTools.ts';
import type { Caller, ResourcesTools } from './resourcesTools.ts';
import { rosterView, storedWeeks } from './rosterForm.ts';
import { changeRoster, lockRoster, readRoster } from './rosters.repo.ts';

export interface RostersService {
  /** Throws `not_found`. */
  read(venueId: string, resourceId: string): Promise<Roster>;
  /** Throws `validation_failed`, `not_found`, `version_conflict`, and `in_use` unless forced. */
  update(caller: Caller, resourceId: string, form: Roster, force: boolean): Promise<Roster>;
}

export function makeRostersService(tools: ResourcesTools): RostersService {
  const { db } = tools;
  return {
    read: async (venueId, id) => rosterView(expectFound(await readRoster(db, { venueId, id }))),
    update: ({ venue, language }, id, form, force) => {
      expectValid(rosterErrors(form));
      return whileNobodyBooks(db, venue.venueId, async (tx) => {
        const key = { venueId: venue.venueId, id };
        expectVersion(await lockRoster(tx, key), form.version);
        const scope = { ...daysAhead(tools, venue), resourceIds: [id] };
        const roster = { fromDate: form.fromDate, weeks: storedWeeks(form.weeks) };
        await saveChange(tx, scope, { force, language }, () => changeRoster(tx, key, roster));
        return rosterView(expectFound(await readRoster(tx, key)));
      });
    },
  };
}
