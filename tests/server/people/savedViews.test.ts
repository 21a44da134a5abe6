import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SavedViews } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';

let app: TestApp;
let desk: StaffMember;
let owner: StaffMember;
beforeAll(async () => {
  app = await testApp();
  desk = await staffMember(app, 'desk');
  owner = await staffMember(app, 'owner');
});
afterAll(() => app.close());

const today = { name: 'Vandaag', choices: { from: 'today+0', to: 'today+0', state: 'confirmed' }, isDefault: true };
const open = { name: ' Nog te betalen ', choices: { open: 'true', sort: '-total' }, isDefault: false };

const read = async (by: StaffMember) => (await by.call<SavedViews>('GET', '/reservations/views')).json.data;
const save = (by: StaffMember, views: SavedViews['views'], version: number) =>
  by.call<SavedViews>('PUT', '/reservations/views', { views, version });

test('a staff member has own views of the reservations, which no colleague sees', async () => {
  expect(await read(desk)).toEqual({ views: [], version: 0 });
  const saved = await save(desk, [today, open], 0);
  expect(saved.json.data).toEqual({ views: [today, { ...open, name: 'Nog te betalen' }], version: 1 });
  expect(await read(desk)).toEqual(saved.json.data);
  expect(await read(owner)).toEqual({ views: [], version: 0 });
});

test('of two devices that save at once the second hears of the first', async () => {
  const { version } = await read(desk);
  const answers = await Promise.all([save(desk, [today], version), save(desk, [open], version)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const first = await Promise.all([save(owner, [today], 0), save(owner, [open], 0)]);
  expect(first.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await read(owner)).version).toBe(1);
});

test('views have names of their own, one default, and are twenty at most', async () => {
  const { version } = await read(desk);
  const named = (name: string) => ({ ...open, name });
  const refused = await save(desk, [named('Dag'), named('dag')], version);
  expect(refused.json).toMatchObject({
    code: 'validation_failed',
    errors: [{ pointer: '/views/1/name', code: 'name_in_use' }],
  });
  const many = Array.from({ length: 21 }, (_, at) => named(`Weergave ${at}`));
  expect((await save(desk, many, version)).status).toBe(400);
  expect((await save(desk, many.slice(1), version)).status).toBe(200);
});

test('views go with the staff member', async () => {
  expect((await owner.call('DELETE', '/user/st-desk')).status).toBe(204);
  const rows = await app.db.selectFrom('savedViews').select('staffId').execute();
  expect(rows).toEqual([{ staffId: 'st-owner' }]);
});
