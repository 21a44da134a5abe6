import type { AddedStaffPasskey, NewPasskey, PasskeyCreation } from '#contract/names.ts';
import type { OperationId } from '#server/http/handlers.ts';
import { secretOf } from '#tests/support/secondFactor.ts';
import { SoftAuthenticator } from '#tests/support/softAuthenticator.ts';
import { staffPassword } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { codeAt, stepAt } from '#server/people/totp.ts';
import { fresh } from './staffWorld.ts';
import type { StaffWrite, World } from './staffWorld.ts';

const { venueId } = proefbad;

const invitee = (): string => `genodigd-${fresh()}@proefbad.example`;

async function colleague({ money }: World): Promise<string> {
  const id = `st-${fresh()}`;
  const person = { firstName: 'Bo', lastName: 'Kanarie', passwordHash: '', role: 'desk' };
  await money.opened.app.db
    .insertInto('staffUser')
    .values({ venueId, id, email: `${id}@proefbad.example`, ...person })
    .execute();
  return id;
}

/** The code of a second factor that the owner began to add. */
async function startedCode(world: World): Promise<string> {
  const { app } = world.money.opened;
  const answer = await world.owner.call<{ secret: string }>('POST', '/second-factor', {
    currentPassword: staffPassword,
  });
  return codeAt(secretOf(answer.json.data.secret), stepAt(app.deps.clock.now()));
}

async function newPasskey({ owner }: World): Promise<NewPasskey> {
  const current = { currentPassword: staffPassword };
  const { json } = await owner.call<PasskeyCreation>('POST', '/passkeys/options', current);
  return new SoftAuthenticator().create(json.data);
}

export const peopleWrites = {
  updateStaffUser: {
    leaves: ['staffUser changed'],
    prepare: async () => ({
      body: { firstName: `Mila${fresh()}`, lastName: 'Visser', email: 'owner@proefbad.example' },
    }),
  },
  updateStaffRole: {
    leaves: ['staffUser changed'],
    prepare: async (world) => ({ params: { id: await colleague(world) }, body: { role: 'content' } }),
  },
  suspendStaffUser: {
    leaves: ['staffUser changed'],
    prepare: async (world) => ({ params: { id: await colleague(world) } }),
  },
  resumeStaffUser: {
    leaves: ['staffUser changed'],
    prepare: async (world) => {
      const id = await colleague(world);
      await world.money.opened.app.db
        .updateTable('staffUser')
        .set({ suspendedAt: new Date() })
        .where('id', '=', id)
        .execute();
      return { params: { id } };
    },
  },
  deleteStaffUser: {
    leaves: ['staffUser removed'],
    prepare: async (world) => ({ params: { id: await colleague(world) } }),
  },
  endSessionsOfStaffUser: {
    leaves: ['staffUser loggedOut'],
    prepare: async (world) => ({ params: { id: await colleague(world) } }),
  },
  endSessionOfStaffUser: {
    leaves: ['staffUser loggedOut'],
    prepare: async (world) => {
      const id = await colleague(world);
      const session = { venueId, kind: 'staff' as const, subjectId: id, id: `s-${id}`, tokenHash: Buffer.from(id) };
      const expiresAt = new Date('2030-01-01');
      await world.money.opened.app.db
        .insertInto('accessToken')
        .values({ ...session, expiresAt })
        .execute();
      return { params: { id, sessionId: session.id } };
    },
  },
  removeSecondFactorOfStaffUser: {
    leaves: ['staffUser changed'],
    prepare: async (world) => {
      const id = await colleague(world);
      const factor = { venueId, staffId: id, secret: Buffer.alloc(48) };
      await world.money.opened.app.db.insertInto('secondFactor').values(factor).execute();
      return { params: { id } };
    },
  },
  confirmSecondFactor: {
    leaves: ['staffUser changed'],
    prepare: async (world) => ({ body: { code: await startedCode(world) } }),
  },
  renewRecoveryCodes: {
    leaves: ['staffUser changed'],
    prepare: async ({ money }) => {
      const factor = { venueId, staffId: 'st-owner', secret: Buffer.alloc(48) };
      const insert = money.opened.app.db.insertInto('secondFactor').values(factor);
      await insert.onConflict((conflict) => conflict.doNothing()).execute();
      return { body: { currentPassword: staffPassword } };
    },
  },
  removeSecondFactor: {
    leaves: ['staffUser changed'],
    prepare: async () => ({ body: { currentPassword: staffPassword } }),
  },
  addStaffPasskey: {
    leaves: ['staffUser changed'],
    prepare: async (world) => ({ body: await newPasskey(world) }),
  },
  removeStaffPasskey: {
    leaves: ['staffUser changed'],
    prepare: async (world) => {
      const { json } = await world.owner.call<AddedStaffPasskey>('POST', '/passkeys', await newPasskey(world));
      return { params: { id: json.data.passkey.id }, body: { currentPassword: staffPassword } };
    },
  },
  createRole: {
    leaves: ['staffRole created'],
    prepare: async () => ({ body: { name: `Rol ${fresh()}`, permissions: [] } }),
  },
  updateRole: {
    leaves: ['staffRole changed'],
    prepare: async ({ made }) => {
      const name = `Rol ${fresh()}`;
      const id = await made('/roles', { name, permissions: [] });
      return { params: { id }, body: { name, permissions: ['read_planning'], version: 1 } };
    },
  },
  deleteRole: {
    leaves: ['staffRole removed'],
    prepare: async ({ made }) => ({
      params: { id: await made('/roles', { name: `Rol ${fresh()}`, permissions: [] }) },
    }),
  },
  createInvite: { leaves: ['staffInvite created'], prepare: async () => ({ body: { email: invitee() } }) },
  resendInvite: {
    leaves: ['staffInvite mailed'],
    prepare: async ({ made }) => ({ params: { id: await made('/invite', { email: invitee() }) } }),
  },
  deleteInvite: {
    leaves: ['staffInvite removed'],
    prepare: async ({ made }) => ({ params: { id: await made('/invite', { email: invitee() }) } }),
  },
} satisfies Partial<Record<OperationId, StaffWrite>>;
