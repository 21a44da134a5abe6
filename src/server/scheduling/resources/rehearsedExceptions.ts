import { blockErrors } from '#domain/scheduling/rosters/blockErrors.ts';
import { periodErrors } from '#domain/scheduling/rosters/periodErrors.ts';
import { expectFound, expectValid } from '#server/http/expect.ts';
import {
  deleteOpeningException,
  openingExceptionDays,
  putOpeningException,
} from '../openingTimes/openingChange.service.ts';
import {
  changePoolException,
  deletePoolException,
  insertPoolException,
  readPoolException,
} from './poolExceptions.repo.ts';
import { readPool } from './pools.repo.ts';
import { needed } from './rehearsal.ts';
import type { Rehearsal } from './rehearsal.ts';
import { readResource } from './resources.repo.ts';
import { minuteBlocks } from './rosterForm.ts';
import { checkedException } from './rosterExceptions.service.ts';
import {
  changeRosterException,
  deleteRosterException,
  insertRosterException,
  readRosterException,
} from './rosterExceptions.repo.ts';

/** Absence of a therapist, closure of a room, a break or extra hours. */
export const rosterException: Rehearsal = async (tx, { venueId, newId }, change) => {
  const key = { venueId, id: change.id ?? newId };
  const stored = change.id === undefined ? undefined : expectFound(await readRosterException(tx, key));
  const until = stored?.toDate;
  if (change.delete) {
    const { resourceId } = expectFound(stored);
    return { until, touches: { resourceIds: [resourceId] }, write: () => deleteRosterException(tx, key) };
  }
  const resourceId = needed(change.resourceId ?? stored?.resourceId, '/resourceId');
  expectFound(await readResource(tx, { venueId, id: resourceId }));
  const { fromDate, toDate, exceptionKind: kind = 'absence', blocks = null } = change;
  const values = checkedException({ resourceId, fromDate, toDate, kind, blocks, reason: '' });
  const resourceIds = [...new Set([resourceId, stored?.resourceId ?? resourceId])];
  const write = () => (stored ? changeRosterException(tx, key, values) : insertRosterException(tx, key, values));
  return { until, touches: { resourceIds }, write };
};

/** Another capacity of a pool on some days. */
export const poolException: Rehearsal = async (tx, { venueId, newId }, change) => {
  const key = { venueId, id: change.id ?? newId };
  const stored = change.id === undefined ? undefined : expectFound(await readPoolException(tx, key));
  const until = stored?.toDate;
  if (change.delete) {
    const { poolId } = expectFound(stored);
    return { until, touches: { poolIds: [poolId] }, write: () => deletePoolException(tx, key) };
  }
  const poolId = needed(change.poolId ?? stored?.poolId, '/poolId');
  expectFound(await readPool(tx, { venueId, id: poolId }));
  expectValid(periodErrors(change));
  const { fromDate, toDate } = change;
  const values = { poolId, fromDate, toDate, capacity: needed(change.capacity, '/capacity') };
  const poolIds = [...new Set([poolId, stored?.poolId ?? poolId])];
  const write = () => (stored ? changePoolException(tx, key, values) : insertPoolException(tx, key, values));
  return { until, touches: { poolIds }, write };
};

/** Other opening times on some days. */
export const openingException: Rehearsal = async (tx, { venueId, newId }, change) => {
  const key = { venueId, id: change.id ?? newId };
  const stored = change.id === undefined ? undefined : expectFound(await openingExceptionDays(tx, key));
  const until = stored?.toDate;
  const touches = { opening: true };
  if (change.delete) {
    expectFound(stored);
    return { until, touches, write: () => deleteOpeningException(tx, key) };
  }
  const blocks = needed(change.blocks ?? undefined, '/blocks');
  expectValid(blockErrors(blocks, '/blocks'));
  const values = { fromDate: change.fromDate, toDate: change.toDate, blocks: minuteBlocks(blocks) };
  return { until, touches, write: () => putOpeningException(tx, key, values) };
};
