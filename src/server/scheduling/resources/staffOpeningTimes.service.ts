import type { OpeningException, OpeningExceptionForm, OpeningExceptionUpdate, OpeningWeek } from '#contract/names.ts';
import { blockErrors, periodErrors, weekErrors } from '#domain/scheduling/rosters/rosterForms.ts';
import { repeatedPeriods, repetitionErrors } from '#domain/scheduling/stay/repeatedPeriods.ts';
import { translatedErrors } from '#domain/values/translated.ts';
import type { FieldError } from '#domain/values/fieldErrors.ts';
import { mayUse } from '#domain/people/fieldPermissions.ts';
import type { Tx } from '#server/db/schema.ts';
import { expectFound, expectValid, expectVersion } from '#server/http/expect.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { saveChange, withPlanningLock } from '../changes/changes.service.ts';
import { futureScope } from '../changes/changeScope.ts';
import { minuteBlocks, timeBlocks } from './rosterForm.ts';
import type { Caller, SchedulingDeps } from './schedulingDeps.ts';
import {
  deleteOpeningException,
  replaceOpeningWeek,
  upsertOpeningException,
} from '../openingTimes/openingTimes.repo.ts';
import { listExceptions, raiseWeekVersion, readException, readWeek } from './staffOpeningTimes.repo.ts';
import type { ExceptionRow, WeekRow } from './staffOpeningTimes.repo.ts';

/** A forced change leaves bookings where they are. All writes throw `in_use`. */
export interface StaffOpeningTimesService {
  week(venueId: string): Promise<OpeningWeek>;
  updateWeek(caller: Caller, form: OpeningWeek, force: boolean): Promise<OpeningWeek>;
  list(venueId: string, query: ListQuery): Promise<List<OpeningException>>;
  read(venueId: string, id: string): Promise<OpeningException>;
  /** Returns the first of those that repeat. */
  create(caller: Caller, form: OpeningExceptionForm, force: boolean): Promise<OpeningException>;
  update(caller: Caller, id: string, form: OpeningExceptionUpdate, force: boolean): Promise<OpeningException>;
  remove(caller: Caller, id: string, force: boolean): Promise<void>;
}

const longestReason = 300;

export const makeStaffOpeningTimes = (deps: SchedulingDeps): StaffOpeningTimesService => ({
  ...ordinaryWeek(deps),
  ...exceptions(deps),
});

/** Bookings wait meanwhile, so none is made that the new times do not have. */
const changeWith =
  (deps: SchedulingDeps) =>
  <T>(caller: Caller, force: boolean, work: (tx: Tx, save: SaveTimes) => Promise<T>): Promise<T> =>
    withPlanningLock(deps.db, caller.venue.venueId, (tx) =>
      work(tx, (write) => {
        const scope = { ...futureScope(deps, caller.venue), opening: true };
        const namesGuests = mayUse('namesOfTouchedGuests', caller.staff);
        return saveChange(tx, scope, { force, language: caller.language, namesGuests }, write);
      }),
    );

function ordinaryWeek(deps: SchedulingDeps): Pick<StaffOpeningTimesService, 'week' | 'updateWeek'> {
  const { db } = deps;
  const change = changeWith(deps);
  return {
    week: async (venueId) => weekView(await readWeek(db, venueId)),
    updateWeek: (caller, { days, version }, force) => {
      expectValid(weekErrors({ days }, ''));
      const { venueId } = caller.venue;
      return change(caller, force, async (tx, save) => {
        const before = await readWeek(tx, venueId);
        if (before.version !== version) throw problem('version_conflict');
        return replaceWeek(tx, venueId, { before, days, write: save });
      });
    },
  };
}

type WeekChange = {
  before: WeekRow;
  days: OpeningWeek['days'];
  write: (work: () => Promise<void>) => Promise<unknown>;
};

async function replaceWeek(tx: Tx, venueId: string, { before, days, write }: WeekChange): Promise<OpeningWeek> {
  const stored = days.map(({ weekday, blocks }) => ({ weekday, blocks: minuteBlocks(blocks) }));
  await write(() => replaceOpeningWeek(tx, venueId, stored));
  await raiseWeekVersion(tx, venueId);
  const after = await readWeek(tx, venueId);
  const views = { before: weekView(before), after: weekView(after) };
  await recordChange(tx, { venueId, kind: 'openingWeek', id: 'week' }, { action: 'changed', ...views });
  return views.after;
}

/** The first week of a venue, which nobody booked at yet. */
export async function openFirstWeek(tx: Tx, venueId: string, days: OpeningWeek['days']): Promise<void> {
  expectValid(weekErrors({ days }, ''));
  const before = await readWeek(tx, venueId);
  await replaceWeek(tx, venueId, { before, days, write: (work) => work() });
}

function exceptions(deps: SchedulingDeps): Omit<StaffOpeningTimesService, 'week' | 'updateWeek'> {
  const { db, newId } = deps;
  const change = changeWith(deps);
  return {
    list: async (venueId, query) => {
      const { data, meta } = await listExceptions(db, venueId, query);
      return { data: data.map(exceptionView), meta };
    },
    read: async (venueId, id) => exceptionView(expectFound(await readException(db, { venueId, id }))),
    create: (caller, form, force) => {
      expectValid(exceptionErrors(form));
      expectValid(repetitionErrors(form, form.repeat));
      const { venueId } = caller.venue;
      const created = repeatedPeriods(form, form.repeat).map((period) => ({ id: newId(), ...form, ...period }));
      return change(caller, force, async (tx, save) => {
        await save(async () => {
          for (const { id, ...each } of created) {
            const stored = { ...each, blocks: minuteBlocks(each.blocks) };
            await upsertOpeningException(tx, { venueId, id }, stored);
          }
        });
        for (const { id, ...after } of created) {
          await recordChange(tx, { venueId, id, kind: 'openingException' }, { action: 'created', after });
        }
        return exceptionView(expectFound(await readException(tx, { venueId, id: created[0]!.id })));
      });
    },
    update: (caller, id, { version, ...form }, force) => {
      expectValid(exceptionErrors(form));
      const key = { venueId: caller.venue.venueId, id };
      return change(caller, force, async (tx, save) => {
        const before = exceptionView(expectVersion(await readException(tx, key), version));
        await save(() => upsertOpeningException(tx, key, { ...form, blocks: minuteBlocks(form.blocks) }));
        const after = exceptionView(expectFound(await readException(tx, key)));
        await recordChange(tx, { ...key, kind: 'openingException' }, { action: 'changed', before, after });
        return after;
      });
    },
    remove: (caller, id, force) => {
      const key = { venueId: caller.venue.venueId, id };
      return change(caller, force, async (tx, save) => {
        const before = exceptionView(expectFound(await readException(tx, key)));
        await save(() => deleteOpeningException(tx, key));
        await recordChange(tx, { ...key, kind: 'openingException' }, { action: 'removed', before });
      });
    },
  };
}

type SaveTimes = (write: () => Promise<void>) => Promise<void>;

const exceptionErrors = (form: Omit<OpeningExceptionForm, 'repeat'>): FieldError[] => [
  ...periodErrors(form),
  ...blockErrors(form.blocks, '/blocks'),
  ...translatedErrors(form.reason, '/reason', longestReason),
];

const weekView = ({ days, version }: WeekRow): OpeningWeek => ({
  days: days.map(({ weekday, blocks }) => ({ weekday, blocks: timeBlocks(blocks) })),
  version,
});

const exceptionView = ({ blocks, reason, ...row }: ExceptionRow): OpeningException => ({
  ...row,
  blocks: timeBlocks(blocks),
  reason: { nl: '', ...reason },
});
