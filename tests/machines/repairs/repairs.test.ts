import { expect, test } from 'vitest';
import {
  chosenKind,
  isBusy,
  movesToApply,
  offeredMoves,
  repairRefused,
  shownProposals,
  shownResult,
} from '#machines/repairs/repairs.selectors.ts';
import { disruption, proposals, runRepairs } from '#tests/support/machines/repairsWalk.ts';

async function proposed() {
  const run = runRepairs();
  run.send({ type: 'disruption.told', disruption });
  expect([isBusy(run.snapshot()), run.inputOf('proposeRepairs')]).toEqual([true, { disruption }]);
  await run.answer('proposeRepairs', proposals);
  return run;
}

test('the first way out is chosen, and carried out as it was proposed', async () => {
  const run = await proposed();
  expect([run.state(), chosenKind(run.snapshot())]).toEqual(['choosing', 'fewestMoved']);
  run.send({ type: 'repair.confirmed' });
  expect(run.inputOf('applyRepair')).toEqual({
    order: { disruption, moves: proposals.repairs[0]!.moves, notifyGuests: true },
  });
  await run.answer('applyRepair', { movedItems: 2, leftOver: [] });
  expect([run.state(), shownResult(run.snapshot())]).toEqual(['applied', { movedItems: 2, leftOver: [] }]);
  run.send({ type: 'disruption.reopened' });
  expect([run.state(), shownResult(run.snapshot())]).toEqual(['asking', null]);
});

test('single moves are left out and taken in again, and nobody has to be mailed', async () => {
  const run = await proposed();
  run.send({ type: 'move.toggled', itemId: 'i1' });
  run.send({ type: 'mail.toggled' });
  expect(offeredMoves(run.snapshot()).map(({ itemId }) => itemId)).toEqual(['i1', 'i2']);
  expect(movesToApply(run.snapshot()).map(({ itemId }) => itemId)).toEqual(['i2']);
  run.send({ type: 'repair.confirmed' });
  expect(run.inputOf('applyRepair')).toMatchObject({ order: { moves: [{ itemId: 'i2' }], notifyGuests: false } });
  await run.refuse('applyRepair', 'internal');
  expect([run.state(), repairRefused(run.snapshot())?.problem]).toEqual(['choosing', 'internal']);
  run.send({ type: 'move.toggled', itemId: 'i1' });
  expect(movesToApply(run.snapshot()).map(({ itemId }) => itemId)).toEqual(['i1', 'i2']);
});

test('another way out begins with all its moves', async () => {
  const run = await proposed();
  run.send({ type: 'move.toggled', itemId: 'i1' });
  run.send({ type: 'repair.chosen', kind: 'sameTimes' });
  expect(movesToApply(run.snapshot()).map(({ itemId }) => itemId)).toEqual(['i1']);
});

test('who is overtaken hears why and has a fresh list', async () => {
  const run = await proposed();
  run.send({ type: 'repair.confirmed' });
  await run.refuse('applyRepair', 'times_unavailable');
  expect(run.state()).toBe('proposing');
  await run.answer('proposeRepairs', { ...proposals, repairs: [] });
  expect([run.state(), repairRefused(run.snapshot())?.problem]).toEqual(['choosing', 'times_unavailable']);
  expect([shownProposals(run.snapshot())?.repairs, chosenKind(run.snapshot())]).toEqual([[], null]);
});

test('a refused question says why and is asked again', async () => {
  const run = runRepairs();
  run.send({ type: 'disruption.told', disruption });
  await run.refuse('proposeRepairs', 'forbidden');
  expect([run.state(), repairRefused(run.snapshot())?.problem]).toEqual(['asking', 'forbidden']);
  run.send({ type: 'disruption.told', disruption });
  expect(repairRefused(run.snapshot())).toBeNull();
});
