import { expect } from 'vitest';
import { makePasswords } from '#server/people/passwords.ts';
import type { Db } from '#server/db/schema.ts';
import type { TestAnswer, TestApp } from './app.ts';
import { cheapCost } from './testServer/cheapCost.ts';
import { proefbad } from './venue.ts';

export const staffPassword = 'Personeel-1';

/** A staff member; the role, standard or of the venue, is id and the front of the address, 'planner@proefbad.example'. */
export async function insertStaff(db: Db, role: string, venueId: string = proefbad.venueId): Promise<void> {
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

/** Calls of one staff member, made when first needed; logs in, and again after a while without a call. */
export async function staffMember(
  app: TestApp,
  role: string = 'planner',
  venueId: string = proefbad.venueId,
): Promise<StaffMember> {
  await insertStaff(app.db, role, venueId);
  const member: StaffMember = {
    token: await staffLogin(app, role, venueId),
    async liveToken() {
      const now = app.deps.clock.now().getTime();
      if (now - lastCall > awayMs) member.token = await staffLogin(app, role, venueId);
      lastCall = now;
      return member.token;
    },
    async call(method, path, sent) {
      return app.call(method, `/api/admin${path}`, {
        token: await member.liveToken(),
        appTag: venueId,
        ...(sent === undefined ? {} : { body: sent }),
      });
    },
  };
  let lastCall = app.deps.clock.now().getTime();
  return member;
}

const awayMs = 20 * 60_000;

async function staffLogin(app: TestApp, role: string, venueId: string): Promise<string> {
  const body = { email: `${role}@${venueId}.example`, password: staffPassword };
  const answer = await app.call<{ accessToken: string }>('POST', '/api/admin/login', { body, appTag: venueId });
  expect(answer.status).toBe(200);
  return answer.json.data.accessToken;
}

export interface StaffMember {
  token: string;
  /** For calls outside `/api/admin`, after time went by. */
  liveToken(): Promise<string>;
  call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<TestAnswer<T>>;
}
