import { expect } from 'vitest';
import type { OpenDay, Redemption, StaffReservation } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import type { OperationId } from '#server/http/handlers.ts';
import { bookVisit } from '#tests/support/booking.ts';
import { entryForm } from '#tests/support/desk.ts';
import { addCard } from '#tests/support/redeemable.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { canaries, fresh } from './staffWorld.ts';
import type { StaffWrite, World } from './staffWorld.ts';

const { venueId } = proefbad;
const { reason } = canaries;
export async function booking({ money }: World): Promise<string> {
  const number = fresh();
  await money.opened.app.db.deleteFrom('throttle').execute();
  const date = `2026-05-${String(16 + (number % 14)).padStart(2, '0')}`;
  const visit = { email: `gast-${number}@proefbad.example`, personCount: 1, date };
  return (await bookVisit(money.opened.app, visit)).reservationId;
}

async function usableCode({ money }: World): Promise<string> {
  const code = `AAAA-BBBB-CCCC-${String(fresh()).padStart(4, '0')}`;
  await addCard(money.opened.app.db, { code, amount: 1000 });
  return code;
}

/** Made once. */
async function giftCardFlow(db: Db): Promise<string> {
  const [id, xplanId] = ['kanarie-bon', '9401'];
  const name = JSON.stringify({ nl: 'Bon' });
  const product = { venueId, id, xplanId, name, type: 3, price: 0, objectType: 'product' as const };
  await db
    .insertInto('product')
    .values({ ...product, paymentMoment: 'payment', imageId: 'olijftak' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('flow')
    .values({ venueId, id: `f-${id}`, slug: id, name, type: 5, checkoutType: 'payment', productId: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return `f-${id}`;
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

async function bookedAtDesk({ money }: World): Promise<StaffReservation> {
  const form = entryForm(1, { personCount: 2, date: '2026-06-10' });
  return (await money.staff.call<StaffReservation>('POST', '/reservations', form)).json.data;
}

/** A massage at eleven. */
async function treatment(
  { app }: World,
  { date, fixed } = { date: '2026-05-12', fixed: '11:00' },
): Promise<{ itemId: string; date: string }> {
  await app.db.updateTable('flow').set({ checkoutType: 'location' }).where('id', '=', 'f-dagje').execute();
  const visitor = new Visitor(app, { slug: 'dagje', date, persons: 1 });
  await visitor.holdDay();
  await visitor.addProduct('301', [1], { fixed });
  await visitor.toPayment();
  expect((await visitor.payOnLocation()).status).toBe(200);
  const items = app.db.selectFrom('reservationItem').select('id').where('reservationId', '=', visitor.reservationId);
  return { itemId: (await items.executeTakeFirstOrThrow()).id, date };
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

async function openException(world: World): Promise<string> {
  const id = `uitzondering-${fresh()}`;
  const about = { kind: 'mismatch' as const, ref: id, reservationId: await booking(world), amount: 100 };
  await world.money.opened.app.db
    .insertInto('paymentException')
    .values({ venueId, id, ...about })
    .execute();
  return id;
}

export const reservationWrites = {
  sendBulkMail: {
    leaves: ['bulkMail mailed'],
    prepare: async (world) => {
      await booking(world);
      return { body: { search: {}, words: { subject: { nl: reason }, text: { nl: canaries.note } } } };
    },
  },
  createStaffReservation: {
    leaves: ['reservation created'],
    prepare: async () => ({ body: entryForm(1, { date: '2026-06-09', note: reason }) }),
  },
  updateStaffReservation: {
    leaves: ['reservation changed'],
    prepare: async (world) => ({ params: { id: await booking(world) }, body: { sequence: 0, note: canaries.note } }),
  },
  closeDay: {
    leaves: ['dayClose created'],
    prepare: async ({ money }) => {
      const { number, movements, float } = (await money.staff.call<OpenDay>('GET', '/day-closes/open')).json.data;
      const drawer = { openingFloat: float ?? 0, countedCash: 1, leftInDrawer: 0, coins: null, slipTotal: 0 };
      return { body: { number, movements, ...drawer, reason } };
    },
  },
  addStaffItem: {
    leaves: ['reservation changed'],
    prepare: async (world) => {
      const { id, sequence } = await bookedAtDesk(world);
      return { params: { id }, body: { sequence, items: [{ person: 2, productId: proefbad.entry.xplanId }] } };
    },
  },
  applyStaffChange: {
    leaves: ['reservation changed'],
    prepare: async (world) => {
      const { id, sequence, total } = await bookedAtDesk(world);
      return { params: { id }, body: { change: { endTime: '15:00', items: [] }, sequence, total, back: 0 } };
    },
  },
  removeStaffItem: {
    leaves: ['reservation changed'],
    prepare: async (world) => {
      const id = await booking(world);
      return { params: { id, itemId: await firstItem(world, id) } };
    },
  },
  moveItem: {
    leaves: ['reservation changed'],
    prepare: async (world) => {
      const { itemId, date } = await treatment(world);
      return { params: { date }, body: { itemId, sequence: 0, startTime: '15:00', resourceIds: [] } };
    },
  },
  swapItems: {
    leaves: ['reservation changed', 'reservation changed'],
    prepare: async (world) => {
      const date = '2026-05-13';
      const one = await treatment(world, { date, fixed: '11:00' });
      const other = await treatment(world, { date, fixed: '15:00' });
      const items = [one, other].map(({ itemId }) => ({ itemId, sequence: 0 }));
      return { params: { date }, body: { items, exchange: ['times'] } };
    },
  },
  expectLater: {
    leaves: ['reservation changed'],
    prepare: async (world) => ({ params: { id: await booking(world) }, body: { from: null, time: '14:30' } }),
  },
  markGuests: {
    leaves: ['reservation changed'],
    prepare: async (world) => {
      const guests = [{ person: 1, from: 'expected', state: 'in', wristband: canaries.code }];
      return { params: { id: await booking(world) }, body: { guests } };
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
  mailReceipt: {
    leaves: ['reservation mailed'],
    prepare: async (world) => {
      const id = await booking(world);
      await world.money.staff.call('POST', `/reservations/${id}/payments`, { amount: 100, method: 'cash' });
      return { params: { id }, body: { email: canaries.email } };
    },
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
  sellAtDesk: {
    leaves: ['deskPayment created', 'giftCard created', 'reservation created'],
    prepare: async ({ money }) => {
      const flowId = await giftCardFlow(money.opened.app.db);
      const names = { from: canaries.note, to: canaries.reason };
      return { body: { flowId, quantity: 1, price: 5000, customerId: null, ...names, method: 'cash' } };
    },
  },
  refundAtDesk: {
    leaves: ['deskRefund created'],
    prepare: async (world) => {
      const id = await booking(world);
      const paid = await world.owner.call('POST', `/reservations/${id}/payments`, { amount: 100, method: 'cash' });
      expect(paid.status).toBe(201);
      return { params: { id }, body: { amount: 100, method: 'cash', reason } };
    },
  },
  redeemAtDesk: {
    leaves: ['redemption created'],
    prepare: async (world) => {
      const code = await usableCode(world);
      return { params: { id: await booking(world) }, body: { code, amount: 100 } };
    },
  },
  returnRedemption: {
    leaves: ['redemption removed'],
    prepare: async (world) => {
      const [id, code] = [await booking(world), await usableCode(world)];
      const redeemed = { code, amount: 100 };
      const { json } = await world.owner.call<Redemption[]>('POST', `/reservations/${id}/redemptions`, redeemed);
      return { params: { id, redemptionId: json.data[0]!.id }, body: { reason } };
    },
  },
  createPaymentLink: {
    leaves: ['paymentLink created'],
    prepare: async (world) => ({ params: { id: await booking(world) }, body: { email: canaries.email } }),
  },
  resolvePaymentException: {
    leaves: ['paymentException changed'],
    prepare: async (world) => ({ params: { id: await openException(world) }, body: { reason } }),
  },
} satisfies Partial<Record<OperationId, StaffWrite>>;
