import type { PlanningChange } from '#contract/names.ts';
import { poolHoursErrors } from '#domain/scheduling/rosters/poolHoursErrors.ts';
import { rosterErrors, weekErrors } from '#domain/scheduling/rosters/rosterForms.ts';
import { expectFound, expectValid } from '#server/http/expect.ts';
import { replaceOpeningWeek } from '../openingTimes/openingTimes.repo.ts';
import { changePool, markPoolRemoved, readPool } from './pools.repo.ts';
import { requiredField } from './preparedChange.ts';
import type { PrepareChange } from './preparedChange.ts';
import { openingException, poolException, rosterException } from './prepareExceptions.ts';
import { expectResourceForm } from './resourceForm.ts';
import { changeResource, markResourceRemoved, productExists, readResource } from './resources.repo.ts';
import { minuteBlocks, storedWeeks } from './rosterForm.ts';
import { changeRoster, readRoster } from './rosters.repo.ts';

const resource: PrepareChange = async (tx, { venueId }, change) => {
  const key = { venueId, id: requiredField(change.id ?? change.resourceId, '/id') };
  const stored = expectFound(await readResource(tx, key));
  const resourceIds = [key.id];
  if (change.delete) {
    return { scope: { resourceIds, isRemoval: true }, write: () => markResourceRemoved(tx, key) };
  }
  const { active = stored.active, kindId = stored.kindId, skillIds = stored.skillIds } = change;
  const form = { name: stored.name, position: stored.position, active, kindId, skillIds };
  await expectResourceForm(tx, venueId, form);
  return { scope: { resourceIds }, write: () => changeResource(tx, key, form) };
};

const roster: PrepareChange = async (tx, { venueId }, change) => {
  const key = { venueId, id: requiredField(change.resourceId ?? change.id, '/resourceId') };
  const weeks = requiredField(change.weeks, '/weeks');
  expectValid(rosterErrors({ fromDate: change.fromDate, weeks }));
  expectFound(await readRoster(tx, key));
  const values = { fromDate: change.fromDate, weeks: storedWeeks(weeks) };
  return { scope: { resourceIds: [key.id] }, write: () => changeRoster(tx, key, values) };
};

const pool: PrepareChange = async (tx, { venueId }, change) => {
  const key = { venueId, id: requiredField(change.id ?? change.poolId, '/id') };
  const { name } = expectFound(await readPool(tx, key));
  const poolIds = [key.id];
  if (change.delete) return { scope: { poolIds, isRemoval: true }, write: () => markPoolRemoved(tx, key) };
  const capacity = requiredField(change.capacity, '/capacity');
  const { hours } = change;
  expectValid(poolHoursErrors(hours ?? [], '/hours'));
  const form = { name, capacity, ...(hours === undefined ? {} : { hours }) };
  return { scope: { poolIds }, write: () => changePool(tx, key, form) };
};

const openingWeek: PrepareChange = async (tx, { venueId }, change) => {
  const days = requiredField(change.days, '/days');
  expectValid(weekErrors({ days }, ''));
  const stored = days.map(({ weekday, blocks }) => ({ weekday, blocks: minuteBlocks(blocks) }));
  return { scope: { opening: true }, write: () => replaceOpeningWeek(tx, venueId, stored) };
};

/** Only a removal invalidates items: bookings keep their times and resources. */
const product: PrepareChange = async (tx, { venueId }, change) => {
  const productId = requiredField(change.id, '/id');
  expectFound((await productExists(tx, { venueId, id: productId })) || undefined);
  const scope = change.delete ? { productId, isRemoval: true } : {};
  return { scope, write: () => Promise.resolve() };
};

export const prepareChange: Record<PlanningChange['kind'], PrepareChange> = {
  resource,
  roster,
  rosterException,
  pool,
  poolException,
  openingWeek,
  openingException,
  product,
};
