import { expect } from 'vitest';
import type { StandardRole } from '#contract/names.ts';
import { makePasswords } from '#server/people/passwords.ts';
import type { Db } from '#server/db/schema.ts';
import type { TestAnswer, TestApp } from './app.ts';
import { cheapCost } from './testServer/cheapCost.ts';
import { proefbad } from './venue.ts';

export const staffPassword = 'Personeel-1';

/** A staff member; the role is id and the front of the address, 'planner@proefbad.example'. */
export async function insertStaff(db: Db, role: StandardRole, venueId: string = proefbad.venueId): Promise<void> {
  await db
    .insertInto('staffUser')
    .values({
      venueId,
      id: `st-${role}`,
      email: `${role}@${venueId}.example`,
      passwordHash: await makePasswords(cheapCost).hash(staffPassword),
      firstName: 'Mila',
      lastName: 'Visser',
      role,
    })
    .execute();
}

/** Calls of one staff member, made and logged in when first needed. */
export async function staffMember(
  app: TestApp,
  role: StandardRole = 'planner',
  venueId: string = proefbad.venueId,
): Promise<StaffMember> {
  await insertStaff(app.db, role, venueId);
  const body = { email: `${role}@${venueId}.example`, password: staffPassword };
  const answer = await app.call<{ accessToken: string }>('POST', '/api/admin/login', { body, appTag: venueId });
  expect(answer.status).toBe(200);
  const token = answer.json.data.accessToken;
  return {
    token,
    call: (method, path, sent) =>
      app.call(method, `/api/admin${path}`, {
        token,
        appTag: venueId,
        ...(sent === undefined ? {} : { body: sent }),
      }),
  };
}

export interface StaffMember {
  token: string;
  call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<TestAnswer<T>>;
}
