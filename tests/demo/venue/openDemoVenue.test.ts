import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoCustomers } from '#demo/venue/demoPeople.ts';
import { demoStaff } from '#demo/venue/demoStaff.ts';
import { openDemoVenue } from '#demo/venue/openDemoVenue.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { testDatabase } from '#tests/support/database.ts';

const now = new Date('2026-11-21T09:00:00Z');
const passwordOf = (email: string): string => `eigen-${email}`;
let database: OpenDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await openDemoVenue(database.db, now, null);
});
afterAll(() => database.close());

async function hashes(): Promise<Map<string, string>> {
  const customers = await database.db.selectFrom('customer').select(['id', 'passwordHash']).execute();
  const staff = await database.db.selectFrom('staffUser').select(['id', 'passwordHash']).execute();
  return new Map([...customers, ...staff].map(({ id, passwordHash }) => [id, passwordHash ?? '']));
}

test('for others the demo keeps no password of its sources, and what somebody chose stays', async () => {
  const [chosen, ...others] = [...demoStaff, ...demoCustomers];
  const own = (await hashes()).get('klant-anna')!;
  await database.db.updateTable('staffUser').set({ passwordHash: own }).where('id', '=', chosen!.id).execute();
  const lines = await openDemoVenue(database.db, now, passwordOf);
  const after = await hashes();
  for (const { id, email, password } of others) {
    expect([email, await verify(after.get(id)!, password)]).toEqual([email, false]);
    expect([email, await verify(after.get(id)!, passwordOf(email))]).toEqual([email, true]);
  }
  expect(after.get(chosen!.id)).toBe(own);
  expect(lines.join('\n')).toContain('ruben@olijfgaard.example / eigen-ruben@olijfgaard.example');
});
