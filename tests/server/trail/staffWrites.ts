import { expect } from 'vitest';
import type { OperationId } from '#server/http/handlers.ts';
import { bookVisit } from '#tests/support/booking.ts';
import type { MoneyTest } from '#tests/support/money.ts';
import { orders } from '#tests/support/orderCatalogue.ts';
import { addCard, addPromoCode } from '#tests/support/redeemable.ts';
import type { SettingsEditor, SettingsForms } from '#tests/support/settings.ts';
import { secretOf } from '#tests/support/secondFactor.ts';
import { staffPassword } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { customerForm } from '#tests/support/app.ts';
import { proefbad } from '#tests/support/venue.ts';
import { codeAt, stepAt } from '#server/people/totp.ts';

export interface World {
  money: MoneyTest;
  settings: SettingsEditor;
  owner: StaffMember;
  /** Calls of the owner; returns the id of what was made. */
  made(path: string, body: object): Promise<string>;
}

export interface StaffWrite {
  /** Object and action of every entry that it leaves. */
  leaves: string[];
  prepare(world: World): Promise<{ params?: Record<string, string>; body?: object }>;
}

/** Words that no entry may hold. */
export const canaries = {
  reason: 'kanarie-reden',
  note: 'kanarie-notitie',
  code: 'KANARIECODE',
  email: 'kanarie@proefbad.example',
};

const { venueId } = proefbad;
const { reason } = canaries;
const name = { nl: 'Zweven' };
const days = { fromDate: '2026-07-01', toDate: '2026-07-02' };
const resource = { name: 'Noor', kindId: 'room', skillIds: [], active: true, position: 1 };
const absence = { ...days, resourceId: 'kamer-1', kind: 'absence', blocks: null, reason };
const fewer = { ...days, poolId: 'baden', capacity: 3 };
const unlimited = { fromDate: null, toDate: null, maxUses: null, maxUsesPerCustomer: null, flowIds: [] };
const promo = { ...unlimited, code: canaries.code, percent: 10, amount: null, active: true };

let count = 0;
const fresh = (): number => (count += 1);

const planning = (
  path: string,
  kind: string,
  form: object,
  change: object,
): Record<'create' | 'update' | 'delete', StaffWrite> => ({
  create: { leaves: [`${kind} created`], prepare: async () => ({ body: form }) },
  update: {
    leaves: [`${kind} changed`],
    prepare: async ({ made }) => ({
      params: { id: await made(path, form) },
      body: { ...form, ...change, version: 1 },
    }),
  },
  delete: { leaves: [`${kind} removed`], prepare: async ({ made }) => ({ params: { id: await made(path, form) } }) },
});

const kind = planning('/resource-kinds', 'resourceKind', { name, role: 'room' }, { role: 'device' });
const skill = planning('/skills', 'skill', { name, kindId: 'room' }, { kindId: 'therapist' });
const room = planning('/resources', 'resource', resource, { position: 2 });
const rosterException = planning('/roster-exceptions', 'rosterException', absence, { toDate: '2026-07-03' });
const pool = planning('/pools', 'pool', { name: 'Bad', capacity: 1 }, { capacity: 2 });
const poolException = planning('/pool-exceptions', 'poolException', fewer, { capacity: 2 });

async function booking({ money }: World): Promise<string> {
  const number = fresh();
  await money.opened.app.db.deleteFrom('throttle').execute();
  const date = `2026-05-${String(16 + (number % 14)).padStart(2, '0')}`;
  const visit = { email: `gast-${number}@proefbad.example`, personCount: 1, date };
  return (await bookVisit(money.opened.app, visit)).reservationId;
}

const move = (path: string, ...before: string[]): StaffWrite => ({
  leaves: ['reservation changed'],
  prepare: async (world) => {
    const id = await booking(world);
    for (const step of before) await world.money.staff.call('POST', `/reservations/${id}/${step}`);
    return { params: { id }, ...(path === 'cancel' ? { body: { reason, refund: false } } : {}) };
  },
});

async function firstItem({ money }: World, reservationId: string): Promise<string> {
  const query = money.opened.app.db
    .selectFrom('reservationItem')
    .select('id')
    .where('reservationId', '=', reservationId);
  return (await query.where('checkinType', '=', false).executeTakeFirstOrThrow()).id;
}

async function paid({ money }: World): Promise<string> {
  return (await money.paid()).paymentId;
}

async function deadMail({ money }: World): Promise<string> {
  const { db } = money.opened.app;
  const id = `brief-${fresh()}`;
  const job = { venueId, id, kind: 'mail.giftCard', key: id, payload: JSON.stringify({ email: canaries.email }) };
  await db
    .insertInto('job')
    .values({ ...job, deadAt: new Date(), attempts: 12 })
    .execute();
  return id;
}

async function customer({ money }: World): Promise<string> {
  const email = `klant-${fresh()}@proefbad.example`;
  const body = { ...customerForm({ email }), password: 'geheim-123' };
  const answer = await money.opened.app.call('POST', '/api/customers/register', { body });
  expect(answer.status).toBe(201);
  const { db } = money.opened.app;
  return (await db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
}

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

async function openException(world: World): Promise<string> {
  const id = `uitzondering-${fresh()}`;
  const about = { kind: 'mismatch' as const, ref: id, reservationId: await booking(world), amount: 100 };
  await world.money.opened.app.db
    .insertInto('paymentException')
    .values({ venueId, id, ...about })
    .execute();
  return id;
}

async function ownedCard(world: World): Promise<{ id: string; subscriptionId: string }> {
  const { db } = world.money.opened.app;
  await booking(world);
  const customer = await db.selectFrom('customer').select('id').executeTakeFirstOrThrow();
  const card = { venueId, id: 'kaart', customerId: customer.id, productId: orders.card.id, amount: 5 };
  await db.insertInto('subscription').values(card).execute();
  return { id: customer.id, subscriptionId: 'kaart' };
}

const promoBody = (): typeof promo => ({ ...promo, code: `${canaries.code}${fresh()}` });

const settings = (group: keyof SettingsForms, change: object): StaffWrite => ({
  leaves: ['settings changed'],
  prepare: async (world) => ({ body: { ...(await world.settings.read(group)), ...change } }),
});

/** For each operation by which staff change something, one call of it that succeeds. */
export const staffWrites: Partial<Record<OperationId, StaffWrite>> = {
  createResourceKind: kind.create,
  updateResourceKind: kind.update,
  deleteResourceKind: kind.delete,
  createSkill: skill.create,
  updateSkill: skill.update,
  deleteSkill: skill.delete,
  createResource: room.create,
  updateResource: room.update,
  deleteResource: room.delete,
  updateRoster: {
    leaves: ['roster changed'],
    prepare: async ({ made }) => ({
      params: { id: await made('/resources', resource) },
      body: { fromDate: '2026-07-06', weeks: [], version: 1 },
    }),
  },
  createRosterException: rosterException.create,
  updateRosterException: rosterException.update,
  deleteRosterException: rosterException.delete,
  createPool: pool.create,
  updatePool: pool.update,
  deletePool: pool.delete,
  createPoolException: poolException.create,
  updatePoolException: poolException.update,
  deletePoolException: poolException.delete,
  updateStaffReservation: {
    leaves: ['reservation changed'],
    prepare: async (world) => ({ params: { id: await booking(world) }, body: { sequence: 0, note: canaries.note } }),
  },
  removeStaffItem: {
    leaves: ['reservation changed'],
    prepare: async (world) => {
      const id = await booking(world);
      return { params: { id, itemId: await firstItem(world, id) } };
    },
  },
  checkInReservation: move('check-in'),
  completeReservation: move('check-out', 'check-in'),
  markNoShow: move('no-show'),
  undoReservationState: move('undo', 'check-in'),
  cancelStaffReservation: move('cancel'),
  resendConfirmation: {
    leaves: ['reservation mailed'],
    prepare: async (world) => ({ params: { id: await booking(world) } }),
  },
  retryMail: { leaves: ['mail changed'], prepare: async (world) => ({ params: { id: await deadMail(world) } }) },
  refreshPayment: { leaves: ['payment refreshed'], prepare: async (world) => ({ params: { id: await paid(world) } }) },
  createRefund: {
    leaves: ['giftCard created', 'refund created'],
    prepare: async (world) => ({ params: { id: await paid(world) }, body: { amount: 100, to: 'giftCard', reason } }),
  },
  recordDeskPayment: {
    leaves: ['deskPayment created'],
    prepare: async (world) => ({ params: { id: await booking(world) }, body: { amount: 100, method: 'cash' } }),
  },
  createPaymentLink: {
    leaves: ['paymentLink created'],
    prepare: async (world) => ({ params: { id: await booking(world) }, body: { email: canaries.email } }),
  },
  resolvePaymentException: {
    leaves: ['paymentException changed'],
    prepare: async (world) => ({ params: { id: await openException(world) } }),
  },
  issueGiftCard: {
    leaves: ['giftCard created'],
    prepare: async () => ({ body: { amount: 1000, reason, email: canaries.email } }),
  },
  blockGiftCard: {
    leaves: ['giftCard changed'],
    prepare: async ({ money }) => ({
      params: { id: await addCard(money.opened.app.db, { code: canaries.code, amount: 1000 }) },
      body: { blocked: true, reason },
    }),
  },
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
  updateGeneralSettings: settings('general', { maxQuantity: 4 }),
  updateProductSettings: settings('products', { changingGap: 20 }),
  updatePaymentSettings: settings('payments', { idealLabel: 'iDEAL' }),
  updateVenueSettings: settings('venue', { name: 'Het Proefbad' }),
  updateLegalSettings: settings('legal', { privacy: { nl: 'Camera bij de ingang' } }),
  updateMailSettings: settings('mails', { senderName: 'Receptie' }),
  sendTestMail: {
    leaves: ['settings mailed'],
    prepare: async () => ({ body: { language: 'nl', senderName: '', replyTo: null, opening: {}, closing: {} } }),
  },
  updateCustomerByStaff: {
    leaves: ['customer changed'],
    prepare: async (world) => ({ params: { id: await customer(world) }, body: customerForm({ lastName: 'Kanarie' }) }),
  },
  exportCustomer: {
    leaves: ['customer exported'],
    prepare: async (world) => ({ params: { id: await customer(world) }, body: { password: staffPassword } }),
  },
  eraseCustomer: {
    leaves: ['customer erased'],
    prepare: async (world) => ({ params: { id: await customer(world) }, body: { password: staffPassword } }),
  },
  createPromoCode: { leaves: ['promoCode created'], prepare: async () => ({ body: promoBody() }) },
  updatePromoCode: {
    leaves: ['promoCode changed'],
    prepare: async ({ made }) => {
      const body = promoBody();
      return { params: { id: await made('/promo-codes', body) }, body: { ...body, percent: 20, version: 1 } };
    },
  },
  deletePromoCode: {
    leaves: ['promoCode removed'],
    prepare: async ({ money }) => ({
      params: { id: await addPromoCode(money.opened.app.db, { code: `${canaries.code}X`, percent: 5 }) },
    }),
  },
  correctSubscription: {
    leaves: ['subscription changed'],
    prepare: async (world) => ({ params: await ownedCard(world), body: { change: 1, reason } }),
  },
};
