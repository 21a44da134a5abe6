import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountSession, Role, StaffUser } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { insertStaff, staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { staffToken } from '#tests/support/staffLogin.ts';
import { createProefbad } from '#tests/support/venue.ts';

let kuur: TestApp;
let owner: StaffMember;
beforeAll(async () => {
  kuur = await testApp({
    seed: async (db) => {
      await createProefbad(db);
      await createProefbad(db, { venueId: 'tweede' });
    },
  });
  owner = await staffMember(kuur, 'owner');
});
afterAll(() => kuur.close());
beforeEach(async () => {
  await kuur.db.deleteFrom('staffUser').where('role', '<>', 'owner').execute();
});

const status = async (token: string): Promise<number> => (await kuur.call('GET', '/api/admin/user', { token })).status;
const outcome = async (call: Promise<{ status: number; json: { code?: string } }>): Promise<string> => {
  const answer = await call;
  return answer.json.code ?? String(answer.status);
};

test('an owner lists colleagues with role, state and last use', async () => {
  await insertStaff(kuur.db, 'desk');
  const { json } = await owner.call<StaffUser[]>('GET', '/users?sort=role');
  expect(json.data).toEqual([
    {
      id: 'st-desk',
      firstName: 'Mila',
      lastName: 'Visser',
      email: 'desk@proefbad.example',
      role: { id: 'desk', name: 'Balie' },
      state: 'active',
      secondFactor: false,
      lastUsedAt: null,
    },
    expect.objectContaining({ id: 'st-owner', lastUsedAt: expect.any(String) }),
  ]);
  expect(json.meta).toMatchObject({ total: 2 });
  const { json: filtered } = await owner.call<StaffUser[]>('GET', '/users?filter=role:desk,state:active');
  expect(filtered.data.map(({ id }) => id)).toEqual(['st-desk']);
});

test('another role counts at once and ends every login', async () => {
  const desk = await staffMember(kuur, 'desk');
  const changed = await owner.call<StaffUser>('PUT', '/user/st-desk', { role: 'planner' });
  expect(changed.json.data.role).toEqual({ id: 'planner', name: 'Planner' });
  expect(await status(desk.token)).toBe(401);
  const token = (await staffToken(kuur, 'desk'))!;
  const made = await kuur.call('POST', '/api/admin/pools', { token, body: { name: 'Nieuw', capacity: 2 } });
  expect(made.status).toBe(201);
  const unknown = await owner.call('PUT', '/user/st-desk', { role: 'geen' });
  expect([unknown.status, unknown.json.errors]).toEqual([400, [{ pointer: '/role', code: 'not_found' }]]);
});

test('who is suspended is out at once, stays out, and comes back when resumed', async () => {
  const desk = await staffMember(kuur, 'desk');
  const suspended = await owner.call<StaffUser>('POST', '/user/st-desk/suspend');
  expect(suspended.json.data.state).toBe('suspended');
  expect(await status(desk.token)).toBe(401);
  expect(await staffToken(kuur, 'desk')).toBeUndefined();
  const resumed = await owner.call<StaffUser>('POST', '/user/st-desk/resume');
  expect(resumed.json.data.state).toBe('active');
  expect(await status((await staffToken(kuur, 'desk'))!)).toBe(200);
});

test('who is removed is out at once; the address is free, the name stays for the audit', async () => {
  const desk = await staffMember(kuur, 'desk');
  expect((await owner.call('DELETE', '/user/st-desk')).status).toBe(204);
  expect(await status(desk.token)).toBe(401);
  expect(await staffToken(kuur, 'desk')).toBeUndefined();
  expect(await outcome(owner.call('DELETE', '/user/st-desk'))).toBe('not_found');
  const row = await kuur.db.selectFrom('staffUser').selectAll().where('id', '=', 'st-desk').executeTakeFirstOrThrow();
  expect(row).toMatchObject({ firstName: 'Mila', email: '', passwordHash: '', removedAt: expect.any(Date) });
  const invited = await owner.call('POST', '/invite', { email: 'desk@proefbad.example' });
  expect(invited.status).toBe(201);
});

test('the last active owner is not demoted, suspended or removed', async () => {
  await insertStaff(kuur.db, 'desk');
  for (const call of [
    () => owner.call('PUT', '/user/st-owner', { role: 'desk' }),
    () => owner.call('POST', '/user/st-owner/suspend'),
    () => owner.call('DELETE', '/user/st-owner'),
  ]) {
    expect(await outcome(call())).toBe('last_owner');
  }
  const statement = sql`delete from staff_user where venue_id = 'proefbad' and role = 'owner'`.execute(kuur.db);
  await expect(statement).rejects.toThrow('the last owner stays');
  expect(await status(owner.token)).toBe(200);
});

test('of two owners who demote each other at once one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    await kuur.db
      .insertInto('staffUser')
      .values({
        venueId: 'proefbad',
        id: `st-second-${round}`,
        email: `tweede-${round}@proefbad.example`,
        passwordHash: '',
        firstName: 'B',
        lastName: 'B',
        role: 'owner',
      })
      .execute();
    await owner.liveToken();
    const outcomes = await Promise.all([
      outcome(owner.call('PUT', `/user/st-second-${round}`, { role: 'desk' })),
      outcome(owner.call('PUT', '/user/st-owner', { role: 'desk' })),
    ]);
    const owners = await kuur.db.selectFrom('staffUser').select('id').where('role', '=', 'owner').execute();
    expect([outcomes.toSorted()[0], owners.length]).toEqual(['200', 1]);
    await kuur.db.updateTable('staffUser').set({ role: 'owner' }).where('id', '=', 'st-owner').execute();
    await kuur.db.deleteFrom('staffUser').where('id', '=', `st-second-${round}`).execute();
    owner.token = (await staffToken(kuur, 'owner'))!;
  }
});

test('an owner sees where a colleague is logged in, and ends one login or all', async () => {
  const tokens = [await staffMember(kuur, 'desk').then(({ token }) => token), (await staffToken(kuur, 'desk'))!];
  const list = async () => (await owner.call<AccountSession[]>('GET', '/user/st-desk/sessions')).json.data;
  const [first] = await list();
  expect(first).toMatchObject({ current: false });
  expect((await owner.call('DELETE', `/user/st-desk/sessions/${first!.id}`)).status).toBe(204);
  expect(await list()).toHaveLength(1);
  expect((await owner.call('DELETE', '/user/st-desk/sessions')).status).toBe(204);
  expect(await Promise.all(tokens.map(status))).toEqual([401, 401]);
  expect(await outcome(owner.call('DELETE', `/user/st-desk/sessions/${first!.id}`))).toBe('not_found');
});

test('who manages staff by a role of the venue touches nobody who may do more', async () => {
  const permissions = ['read_planning', 'manage_staff'];
  const made = await owner.call<Role>('POST', '/roles', { name: 'Personeelszaken', permissions });
  await insertStaff(kuur.db, 'desk');
  await insertStaff(kuur.db, 'content');
  await kuur.db.updateTable('staffUser').set({ role: made.json.data.id }).where('id', '=', 'st-content').execute();
  const token = (await staffToken(kuur, 'content'))!;
  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
    outcome(kuur.call(method, `/api/admin${path}`, { token, ...(body ? { body } : {}) }));
  expect(await call('GET', '/users')).toBe('200');
  for (const id of ['st-owner', 'st-desk']) {
    expect(await call('PUT', `/user/${id}`, { role: made.json.data.id })).toBe('forbidden');
    expect(await call('POST', `/user/${id}/suspend`)).toBe('forbidden');
    expect(await call('DELETE', `/user/${id}`)).toBe('forbidden');
    expect(await call('GET', `/user/${id}/sessions`)).toBe('forbidden');
  }
  expect(await call('PUT', '/user/st-content', { role: 'owner' })).toBe('forbidden');
  expect(await call('POST', '/invite', { email: 'x@proefbad.example', role: 'desk' })).toBe('forbidden');
  expect(await call('POST', '/roles', { name: 'Alles', permissions: ['change_money'] })).toBe('forbidden');
});

test('a colleague of another venue is not there', async () => {
  await insertStaff(kuur.db, 'desk', 'tweede');
  await insertStaff(kuur.db, 'planner', 'tweede');
  await kuur.db
    .updateTable('staffUser')
    .set({ id: 'st-far' })
    .where('venueId', '=', 'tweede')
    .where('id', '=', 'st-desk')
    .execute();
  const codes = await Promise.all([
    outcome(owner.call('PUT', '/user/st-far', { role: 'desk' })),
    outcome(owner.call('POST', '/user/st-far/suspend')),
    outcome(owner.call('DELETE', '/user/st-far')),
    outcome(owner.call('GET', '/user/st-far/sessions')),
  ]);
  expect(new Set(codes)).toEqual(new Set(['not_found']));
});
