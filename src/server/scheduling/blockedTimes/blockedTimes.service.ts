import type { BlockedTime, BlockedTimeForm, BlockedTimeResult, BlockedTimeUpdate, UsedBy } from '#contract/names.ts';
import { blockedTimeErrors } from '#domain/scheduling/blockedTimes/blockedTimes.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { formatTime, parseTime } from '#domain/values/timeOfDay.ts';
import { localDateAt } from '#domain/values/zonedTime.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectFound, expectUnused, expectValid, expectVersion } from '#server/http/expect.ts';
import type { SaveResponse } from '#server/http/handlers.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { claimBlockedTime, releaseBlockedTime } from '../claims/claims.service.ts';
import { lockDay } from '../claims/lockDay.service.ts';
import type { Caller, SchedulingDeps } from '../resources/schedulingDeps.ts';
import {
  changeBlockedTime,
  claimsInTheWay,
  deleteBlockedTime,
  insertBlockedTime,
  lockBlockedTime,
  mayBeBlocked,
  readBlockedTime,
} from './blockedTimes.repo.ts';
import type { BlockedTimeValues, StoredBlockedTime } from './blockedTimes.repo.ts';

type Creation = { date: LocalDate; form: BlockedTimeForm; saveResponse: SaveResponse<BlockedTimeResult> };
type Key = { date: LocalDate; id: string };

export type BlockedTimesService = ReturnType<typeof makeBlockedTimesService>;

/** Whoever has the time already is in `conflicts` of a preview, and named by `in_use` otherwise. */
export function makeBlockedTimesService(deps: SchedulingDeps) {
  const { db } = deps;
  return {
    /** Throws `validation_failed`, `in_use`. */
    async create(caller: Caller, { date, form, saveResponse }: Creation): Promise<BlockedTimeResult> {
      const values = validTimes(deps, caller, date, form);
      const of = { venueId: caller.venue.venueId, day: date, id: null };
      if (form.preview) return preview(db, caller, of, values);
      return inTransaction(db, async (tx) => {
        const key = { ...of, id: deps.newId() };
        await lockDay(tx, of, 'exclusive');
        await expectResource(tx, of.venueId, values);
        const after = viewOf(await insertBlockedTime(tx, key, values));
        await claim(deps, tx, caller, { key, values });
        await recordChange(tx, { ...key, kind: 'blockedTime' }, { action: 'created', after });
        const result = { blockedTime: after, conflicts: [] };
        await saveResponse(tx, result);
        return result;
      });
    },

    /** Throws `not_found`, `version_conflict`, `validation_failed`, `in_use`. */
    async update(caller: Caller, { date, id }: Key, form: BlockedTimeUpdate): Promise<BlockedTimeResult> {
      const values = validTimes(deps, caller, date, form);
      const key = { venueId: caller.venue.venueId, day: date, id };
      if (form.preview) {
        expectVersion(await readBlockedTime(db, key), form.version);
        return preview(db, caller, key, values);
      }
      return inTransaction(db, async (tx) => {
        const before = viewOf(expectVersion(await lockBlockedTime(tx, key), form.version));
        await lockDay(tx, { venueId: key.venueId, day: date }, 'exclusive');
        await expectResource(tx, key.venueId, values);
        await claim(deps, tx, caller, { key, values });
        const after = viewOf(await changeBlockedTime(tx, key, values));
        await recordChange(tx, { ...key, kind: 'blockedTime' }, { action: 'changed', before, after });
        return { blockedTime: after, conflicts: [] };
      });
    },

    /** Throws `not_found`. */
    async remove({ venue }: Caller, { date, id }: Key): Promise<void> {
      const key = { venueId: venue.venueId, day: date, id };
      await inTransaction(db, async (tx) => {
        const before = viewOf(expectFound(await lockBlockedTime(tx, key)));
        await lockDay(tx, { venueId: key.venueId, day: date }, 'exclusive');
        await releaseBlockedTime(tx, { venueId: key.venueId, blockedTimeId: id });
        await deleteBlockedTime(tx, key);
        await recordChange(tx, { ...key, kind: 'blockedTime' }, { action: 'removed', before });
      });
    },
  };
}

type Claimed = { key: { venueId: string; day: LocalDate; id: string }; values: BlockedTimeValues };

async function claim(deps: SchedulingDeps, tx: Tx, caller: Caller, { key, values }: Claimed): Promise<void> {
  const { venueId, day, id } = key;
  const { resourceId, fromMinute, toMinute } = values;
  const owner = { venueId, id: deps.newId(), blockedTimeId: id, day };
  if (await claimBlockedTime(tx, { ...owner, resourceId, fromMinute, toMinute })) return;
  const inTheWay = await claimsInTheWay(tx, key, { ...values, language: caller.language });
  expectUnused(
    inTheWay.map(({ kind, id: usedId, number, name, title, fromMinute: from }): UsedBy => {
      const words = [number, name, `${day} ${formatTime(from)}`, title];
      return { kind, id: usedId, name: words.filter(Boolean).join(', ').slice(0, 300) };
    }),
  );
}

async function preview(
  db: Db,
  { language }: Caller,
  of: { venueId: string; day: LocalDate; id: string | null },
  values: BlockedTimeValues,
): Promise<BlockedTimeResult> {
  await expectResource(db, of.venueId, values);
  const inTheWay = await claimsInTheWay(db, of, { ...values, language });
  const conflicts = inTheWay.map(({ kind, id, title, name, fromMinute, toMinute }) => {
    return { kind, id, title, name, startTime: formatTime(fromMinute), endTime: formatTime(toMinute) };
  });
  return { blockedTime: null, conflicts };
}

function validTimes(
  { clock }: Pick<SchedulingDeps, 'clock'>,
  { venue }: Caller,
  date: LocalDate,
  { resourceId, startTime, endTime, reason }: BlockedTimeForm,
): BlockedTimeValues {
  const today = localDateAt(clock.now().getTime(), venue.timeZone);
  expectValid(blockedTimeErrors({ startTime, endTime }, { date, today }));
  return { resourceId, fromMinute: parseTime(startTime)!, toMinute: parseTime(endTime)!, reason: reason.trim() };
}

/** Devices have no lane on the board, where what is blocked would be seen. */
async function expectResource(db: Db, venueId: string, { resourceId }: { resourceId: string }): Promise<void> {
  const may = await mayBeBlocked(db, { venueId, id: resourceId });
  expectValid(may ? [] : [{ pointer: '/resourceId', code: 'not_found' }]);
}

const viewOf = ({ day, fromMinute, toMinute, ...blocked }: StoredBlockedTime): BlockedTime => ({
  ...blocked,
  date: day,
  startTime: formatTime(fromMinute),
  endTime: formatTime(toMinute),
});
