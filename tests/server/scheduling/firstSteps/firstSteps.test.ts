import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FirstSteps } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { staffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';

let kuur: TestApp;
let token: string;
const { venueId } = proefbad;

beforeAll(async () => {
  kuur = await testApp();
  await createSmallCatalogue(kuur.db);
  await addTherapistsAndRooms(kuur.db, 1, 1);
  token = (await staffMember(kuur, 'owner')).token;
});
afterAll(() => kuur.close());

async function steps(): Promise<string[]> {
  const { status, json } = await kuur.call<FirstSteps>('GET', '/api/settings/first-steps', { token });
  expect(status).toBe(200);
  return json.data.steps.map(({ name, isDone, isOptional }) => `${name}${isDone ? ' ✓' : ''}${isOptional ? ' ?' : ''}`);
}

test('a venue whose flow stands on the start page has no first steps; without it all but that are done', async () => {
  expect(await steps()).toEqual([]);
  await kuur.db.deleteFrom('startFlow').where('venueId', '=', venueId).execute();
  expect(await steps()).toEqual(['opening ✓', 'therapists ✓', 'products ✓', 'flow ✓', 'startPage']);
});

test('what is taken away is a step again: hours, who gives treatments, what visitors may see, a flow', async () => {
  await kuur.db.deleteFrom('openingWeek').where('venueId', '=', venueId).execute();
  await kuur.db
    .updateTable('resource')
    .set({ rosterWeeks: JSON.stringify([{ days: [] }]) })
    .execute();
  expect((await steps()).slice(0, 2)).toEqual(['opening', 'therapists']);
  await kuur.db.updateTable('product').set({ visible: false }).execute();
  await kuur.db.updateTable('flow').set({ removedAt: kuur.deps.clock.now() }).execute();
  expect(await steps()).toEqual(['opening', 'therapists ?', 'products', 'flow', 'startPage']);
});
