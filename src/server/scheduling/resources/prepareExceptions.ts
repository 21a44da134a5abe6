import { poolExceptionErrors } from '#domain/scheduling/rosters/poolHoursErrors.ts';
import { blockErrors } from '#domain/scheduling/rosters/rosterForms.ts';
import { expectFound, expectValid } from '#server/http/expect.ts';
import {
  deleteOpeningException,
  readOpeningExceptionDays,
  upsertOpeningException,
} from '../openingTimes/openingTimes.repo.ts';
import {
  changePoolException,
  deletePoolException,
  insertPoolException,
  readPoolException,
} from './poolExceptions.repo.ts';
import { readPool } from './pools.repo.ts';
import { requiredField } from './preparedChange.ts';
import type { PrepareChange } from './preparedChange.ts';
import { readResource } from './resources.repo.ts';
import { minuteBlocks } from './rosterForm.ts';
import { validRosterException } from './rosterExceptions.service.ts';
import {
  changeRosterException,
  deleteRosterException,
  insertRosterException,
  readRosterException,
} from './rosterExceptions.repo.ts';

export const rosterException: PrepareChange = async (tx, { venueId, newId }, change) => {
  const key = { venueId, id: change.id ?? newId };
  const stored = change.id === undefined ? undefined : expectFound(await readRosterException(tx, key));
  const storedToDate = stored?.toDate;
  if (change.delete) {
    const { resourceId } = expectFound(stored);
    return { storedToDate, scope: { resourceIds: [resourceId] }, write: () => deleteRosterException(tx, key) };
  }
  const resourceId = requiredField(change.resourceId ?? stored?.resourceId, '/resourceId');
  expectFound(await readResource(tx, { venueId, id: resourceId }));
  const { fromDate, toDate, exceptionKind: kind = 'absence', blocks = null } = change;
  const values = validRosterException({ resourceId, fromDate, toDate, kind, blocks, reason: '' });
  const resourceIds = [...new Set([resourceId, stored?.resourceId ?? resourceId])];
  const write = () => (stored ? changeRosterException(tx, key, values) : insertRosterException(tx, key, values));
  return { storedToDate, scope: { resourceIds }, write };
};

export const poolException: PrepareChange = async (tx, { venueId, newId }, change) => {
  const key = { venueId, id: change.id ?? newId };
  const stored = change.id === undefined ? undefined : expectFound(await readPoolException(tx, key));
  const storedToDate = stored?.toDate;
  if (change.delete) {
    const { poolId } = expectFound(stored);
    return { storedToDate, scope: { poolIds: [poolId] }, write: () => deletePoolException(tx, key) };
  }
  const poolId = requiredField(change.poolId ?? stored?.poolId, '/poolId');
  expectFound(await readPool(tx, { venueId, id: poolId }));
  expectValid(poolExceptionErrors(change));
  const { fromDate, toDate, block = null } = change;
  const values = { poolId, fromDate, toDate, block, capacity: requiredField(change.capacity, '/capacity') };
  const poolIds = [...new Set([poolId, stored?.poolId ?? poolId])];
  const write = () => (stored ? changePoolException(tx, key, values) : insertPoolException(tx, key, values));
  return { storedToDate, scope: { poolIds }, write };
};

export const openingException: PrepareChange = async (tx, { venueId, newId }, change) => {
  const key = { venueId, id: change.id ?? newId };
  const stored = change.id === undefined ? undefined : expectFound(await readOpeningExceptionDays(tx, key));
  const storedToDate = stored?.toDate;
  const scope = { opening: true };
  if (change.delete) {
    expectFound(stored);
    return { storedToDate, scope, write: () => deleteOpeningException(tx, key) };
  }
  const blocks = requiredField(change.blocks ?? undefined, '/blocks');
  expectValid(blockErrors(blocks, '/blocks'));
  const values = { fromDate: change.fromDate, toDate: change.toDate, blocks: minuteBlocks(blocks) };
  return { storedToDate, scope, write: () => upsertOpeningException(tx, key, values) };
};
