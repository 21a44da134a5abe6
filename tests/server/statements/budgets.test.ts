import { afterAll, beforeAll, expect, test } from 'vitest';
import { measuredWorld, walkJourneys } from './journeys.ts';
import type { MeasuredWorld } from './journeys.ts';
import { acceptedBudgets, budgetsOf, measuredWork } from './table.ts';

let world: MeasuredWorld;
beforeAll(async () => {
  world = await measuredWorld();
  await walkJourneys(world, async (_, call) => void (await call()));
});
afterAll(() => world.app.close());

test('each operation keeps to its statements, round trips and rows in table.md', async () => {
  expect(budgetsOf(await measuredWork(world))).toEqual(acceptedBudgets());
});
