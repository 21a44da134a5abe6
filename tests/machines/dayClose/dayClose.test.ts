import { expect, test } from 'vitest';
import {
  differencesOf,
  errorsOf,
  hasChanged,
  isConfirming,
  isCounting,
  isOvertaken,
  isUnread,
} from '#machines/dayClose/dayClose.selectors.ts';
import { countedAmounts, openDay, runDayClose } from '#tests/support/machines/dayCloseWalk.ts';

async function counting() {
  const run = runDayClose();
  await run.answer('readDay', openDay);
  return run;
}

async function closing() {
  const run = await counting();
  run.send({ type: 'amount.typed', change: countedAmounts });
  run.send({ type: 'close.requested' });
  run.send({ type: 'close.confirmed' });
  return run;
}

test('what the last close left is in the drawer, and a balanced day is closed after a second look', async () => {
  const run = await counting();
  expect(run.snapshot().context.counted).toMatchObject({ openingFloat: 10_000, leftInDrawer: 10_000 });
  expect(differencesOf(run.snapshot())).toBeNull();
  run.send({ type: 'close.requested' });
  expect(errorsOf(run.snapshot())).toEqual({ countedCash: 'required', slipTotal: 'required' });
  run.send({ type: 'amount.typed', change: countedAmounts });
  run.send({ type: 'close.requested' });
  expect(isConfirming(run.snapshot())).toBe(true);
  run.send({ type: 'close.confirmed' });
  const drawer = { openingFloat: 10_000, leftInDrawer: 10_000, coins: null, reason: '' };
  expect(run.inputOf('closeDay')).toEqual({ form: { number: 12, movements: 2, ...countedAmounts, ...drawer } });
  await run.answer('closeDay', { id: 'dc_1' });
  expect(run.emitted).toEqual([{ type: 'day.closed', id: 'dc_1' }]);
});

test('a difference is closed only with a reason', async () => {
  const run = await counting();
  run.send({ type: 'amount.typed', change: { ...countedAmounts, countedCash: 12_000 } });
  run.send({ type: 'close.requested' });
  expect([isConfirming(run.snapshot()), errorsOf(run.snapshot())]).toEqual([false, { reason: 'required' }]);
  expect(differencesOf(run.snapshot())).toEqual({ cashDifference: -500, cardDifference: 0, floatDifference: 0 });
  run.send({ type: 'amount.typed', change: { reason: 'Wisselgeld' } });
  run.send({ type: 'close.requested' });
  expect(isConfirming(run.snapshot())).toBe(true);
});

test('coins and notes add up to what was counted', async () => {
  const run = await counting();
  run.send({ type: 'counting.chosen', by: 'coins' });
  run.send({ type: 'coin.counted', coin: { value: 500, count: 5 } });
  run.send({ type: 'coin.counted', coin: { value: 5000, count: 1 } });
  run.send({ type: 'coin.counted', coin: { value: 5000, count: 2 } });
  expect(run.snapshot().context.counted).toMatchObject({
    countedCash: 12_500,
    coins: [
      { value: 5000, count: 2 },
      { value: 500, count: 5 },
    ],
  });
});

test('a payment that came in is shown, and what was typed stays', async () => {
  const run = await closing();
  await run.refuse('closeDay', 'version_conflict');
  await run.answer('readDay', { ...openDay, movements: 3 });
  expect([hasChanged(run.snapshot()), isCounting(run.snapshot())]).toEqual([true, true]);
  expect(run.snapshot().context.counted).toMatchObject(countedAmounts);
  run.send({ type: 'close.requested' });
  expect(run.snapshot().value).toBe('confirming');
});

test('who was overtaken by a colleague is told, and begins with what is left', async () => {
  const run = await closing();
  await run.refuse('closeDay', 'version_conflict');
  await run.answer('readDay', { ...openDay, number: 13, movements: 0 });
  expect([isOvertaken(run.snapshot()), isCounting(run.snapshot())]).toEqual([true, false]);
  run.send({ type: 'retry.requested' });
  await run.answer('readDay', { ...openDay, number: 13, movements: 0, float: 5000 });
  expect(run.snapshot().context.counted).toMatchObject({ countedCash: null, openingFloat: 5000 });
});

test('a close that failed can be tried again, and so can a day that was not read', async () => {
  const run = await closing();
  await run.refuse('closeDay', 'internal');
  expect(run.snapshot().context.refused).toEqual({ problem: 'internal' });
  expect(run.snapshot().value).toBe('counting');
  run.send({ type: 'counting.chosen', by: 'coins' });
  expect(run.snapshot().context.refused).toBeNull();
  const other = runDayClose();
  await other.refuse('readDay', 'internal');
  expect(isUnread(other.snapshot())).toBe(true);
  other.send({ type: 'retry.requested' });
  await other.answer('readDay', openDay);
  expect(isCounting(other.snapshot())).toBe(true);
});
