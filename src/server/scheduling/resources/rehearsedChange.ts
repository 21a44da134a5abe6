import type { PlanningChange } from '#contract/names.ts';
import { rosterErrors, weekErrors } from '#domain/scheduling/rosters/rosterErrors.ts';
import { expectFound, expectValid } from '#server/http/expect.ts';
import { replaceOpeningWeek } from '../openingTimes/openingChange.service.ts';
import { changePool, markPoolRemoved, readPool } from './pools.repo.ts';
import { needed } from './rehearsal.ts';
import type { Rehearsal } from './rehearsal.ts';
import { openingException, poolException, rosterException } from './rehearsedExceptions.ts';
import { expectResourceForm } from './resourceForm.ts';
import { changeResource, markResourceRemoved, productExists, readResource } from './resources.repo.ts';
import { minuteBlocks, storedWeeks } from './rosterForm.ts';
import { changeRoster, readRoster } from './rosters.repo.ts';

const resource: Rehearsal = async (tx, { venueId }, change) => {
  const key = { venueId, id: needed(change.id ?? change.resourceId, '/id') };
  const stored = expectFound(await readResource(tx, key));
  const resourceIds = [key.id];
  if (change.delete) {
    return { touches: { resourceIds, isRemoval: true }, write: () => markResourceRemoved(tx, key) };
  }
  const { active = stored.active, kindId = stored.kindId, skillIds = stored.skillIds } = change;
  const form = { name: stored.name, position: stored.position, active, kindId, skillIds };
  await expectResourceForm(tx, venueId, form);
  return { touches: { resourceIds }, write: () => changeResource(tx, key, form) };
};

const roster: Rehearsal = async (tx, { venueId }, change) => {
  const key = { venueId, id: needed(change.resourceId ?? change.id, '/resourceId') };
  const weeks = needed(change.weeks, '/weeks');
  expectValid(rosterErrors({ fromDate: change.fromDate, weeks }));
  expectFound(await readRoster(tx, key));
  const values = { fromDate: change.fromDate, weeks: storedWeeks(weeks) };
  return { touches: { resourceIds: [key.id] }, write: () => changeRoster(tx, key, values) };
};

const pool: Rehearsal = async (tx, { venueId }, change) => {
  const key = { venueId, id: needed(change.id ?? change.poolId, '/id') };
  const { name } = expectFound(await readPool(tx, key));
  const poolIds = [key.id];
  if (change.delete) return { touches: { poolIds, isRemoval: true }, write: () => markPoolRemoved(tx, key) };
  const capacity = needed(change.capacity, '/capacity');
  return { touches: { poolIds }, write: () => changePool(tx, key, { name, capacity }) };
};

const openingWeek: Rehearsal = async (tx, { venueId }, change) => {
  const days = needed(change.days, '/days');
  expectValid(weekErrors({ days }, ''));
  const stored = days.map(({ weekday, blocks }) => ({ weekday, blocks: minuteBlocks(blocks) }));
  return { touches: { opening: true }, write: () => replaceOpeningWeek(tx, venueId, stored) };
};

/** Only leaving the range breaks anything: what is booked keeps the times and the resources it was booked with. */
const product: Rehearsal = async (tx, { venueId }, change) => {
  const productId = needed(change.id, '/id');
  expectFound((await productExists(tx, { venueId, id: productId })) || undefined);
  const touches = change.delete ? { productId, isRemoval: true } : {};
  return { touches, write: () => Promise.resolve() };
};

/** How a change of each kind is written when it is only rehearsed. */
export const rehearsedChanges: Record<PlanningChange['kind'], Rehearsal> = {
  resource,
  roster,
  rosterException,
  pool,
  poolException,
  openingWeek,
  openingException,
  product,
};
