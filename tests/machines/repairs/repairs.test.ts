import { expect, test } from 'vitest';
import {
  chosenKind,
  isBusy,
  movesToApply,
  offeredMoves,
  repairRefused,
  shownProposals,
  shownResult,
  countWithoutPlace,
  visitsToApply,
  visitsToOffer,
} from '#machines/repairs/repairs.selectors.ts';
import { disruption, otherDay, proposals, runRepairs } from '#tests/support/machines/repairsWalk.ts';

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
    order: { disruption, moves: proposals.repairs[0]!.moves, otherDays: [], notifyGuests: true },
  });
  await run.answer('applyRepair', { movedItems: 2, movedVisits: 0, leftOver: [] });
  expect([run.state(), shownResult(run.snapshot())]).toEqual([
    'applied',
    { movedItems: 2, movedVisits: 0, leftOver: [] },
  ]);
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

test('who has no place in the chosen way out goes to the nearest other day, to another one, or nowhere', async () => {
  const run = await proposed();
  expect(visitsToOffer(run.snapshot())).toEqual([]);
  run.send({ type: 'repair.chosen', kind: 'sameTimes' });
  expect(visitsToOffer(run.snapshot())).toEqual([otherDay]);
  const nearest = { reservationId: 'r2', sequence: 3, date: '2026-05-13', startTime: '13:00' };
  expect([visitsToApply(run.snapshot()), countWithoutPlace(run.snapshot())]).toEqual([[nearest], 0]);
  run.send({ type: 'otherDay.chosen', reservationId: 'r2', date: null });
  expect([visitsToApply(run.snapshot()), countWithoutPlace(run.snapshot())]).toEqual([[], 1]);
  run.send({ type: 'otherDay.chosen', reservationId: 'r2', date: '2026-05-14' });
  run.send({ type: 'repair.confirmed' });
  const otherDays = [{ ...nearest, date: '2026-05-14', startTime: '12:30' }];
  const moves = [proposals.repairs[1]!.moves[0]];
  expect(run.inputOf('applyRepair')).toEqual({ order: { disruption, moves, otherDays, notifyGuests: true } });
  await run.refuse('applyRepair', 'times_unavailable');
  await run.answer('proposeRepairs', { ...proposals, repairs: [] });
  expect(visitsToApply(run.snapshot())).toEqual([nearest]);
});

test('a visit that goes to another day takes what has a place on the day along', async () => {
  const run = runRepairs();
  run.send({ type: 'disruption.told', disruption });
  const items = proposals.items.map((item) => ({ ...item, reservationId: 'r2' }));
  await run.answer('proposeRepairs', { ...proposals, items });
  run.send({ type: 'repair.chosen', kind: 'sameTimes' });
  expect(movesToApply(run.snapshot())).toEqual([]);
  run.send({ type: 'otherDay.chosen', reservationId: 'r2', date: null });
  expect(movesToApply(run.snapshot()).map(({ itemId }) => itemId)).toEqual(['i1']);
});
