import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DayBoard, DeskOffers, ItemOption, MoveResult, OwnBooking } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import type { TestApp } from '#tests/support/app.ts';
import { CatalogueEditor } from '#tests/support/catalogueEditor.ts';
import { bookAtDesk, entryForm, quoteAtDesk, treatmentForm } from '#tests/support/desk.ts';
import { bookedOnLocation, OwnGuest, refOf } from '#tests/support/ownBooking.ts';
import { bookedGroup, planningApp, tuesday } from '#tests/support/planningApp.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

const [short, long] = ['301', '302'] as const;
const evening = { fromDate: null, toDate: null, weekdays: null, fromTime: '17:00', toTime: '22:00', priority: 1 };

let app: TestApp;
let staff: CatalogueEditor;
let desk: StaffMember;
beforeAll(async () => {
  ({ kuur: app } = await planningApp());
  staff = new CatalogueEditor(app, (await staffMember(app, 'content')).token);
  desk = await staffMember(app, 'desk');
  await sql`update activity set arrival_to = 1140`.execute(app.db);
  await sql`update flow set checkout_type = 'location' where id = 'f-dagje'`.execute(app.db);
  await staff.change('/products/massage-50', { priceRules: [{ ...evening, price: 9500 }] });
  await staff.change('/products/entree', { priceRules: [{ ...evening, price: 2000 }] });
});
afterAll(async () => {
  await app.services.jobs.runEverything();
  expect(await audit(app.db)).toEqual([]);
  await app.close();
});

async function guestWithMassage(time: string, date = tuesday): Promise<OwnGuest> {
  const visitor = await bookedGroup(app, long, { time, date });
  await visitor.toPayment();
  expect((await visitor.payOnLocation()).status).toBe(200);
  return new OwnGuest(app, refOf(visitor.reservationId));
}

const firstItem = ({ persons }: OwnBooking) => persons[0]!.products[0]!;

test('a guest who takes a treatment to the evening is told the difference first, and back again gets it back', async () => {
  const guest = await guestWithMassage('11:00');
  const { itemId } = firstItem(await guest.read());
  const options = (await guest.call<ItemOption[]>('GET', `/items/${itemId}`)).json.data;
  expect(options.find(({ productId }) => productId === long)).toMatchObject({ price: 8000, priceVaries: true });
  expect(options.find(({ productId }) => productId === short)).not.toHaveProperty('priceVaries');
  const change = { kind: 'changeItem', itemId, productId: long, startTime: '17:00' } as const;
  const { booking, quote } = await guest.change(change);
  expect(quote).toMatchObject({ totalBefore: 8000, total: 9500, toPayAtVenue: 9500 });
  expect(firstItem(booking)).toMatchObject({ startTime: '17:00', price: 9500 });
  const back = await guest.change({ ...change, itemId: firstItem(booking).itemId, startTime: '16:55' });
  expect(back.quote).toMatchObject({ totalBefore: 9500, total: 8000 });
});

test('at another time that costs the same a treatment keeps the price that it was booked for', async () => {
  const date = '2026-05-13';
  const guest = await guestWithMassage('11:00', date);
  await staff.change('/products/massage-50', { price: 8500 });
  const { itemId } = firstItem(await guest.read());
  const change = { kind: 'changeItem', itemId, productId: long, startTime: '14:00' } as const;
  const { booking, quote } = await guest.change(change);
  expect(quote).toMatchObject({ totalBefore: 8000, total: 8000 });
  await staff.change('/products/massage-50', { price: 8000 });
  const late = { ...change, itemId: firstItem(booking).itemId, startTime: '18:00' };
  expect((await guest.quote(late)).json.data).toMatchObject({ totalBefore: 8000, total: 9500 });
});

test('who moves a visit to another arrival pays what that arrival costs; a longer stay costs what it did', async () => {
  const { guest } = await bookedOnLocation(app, { startTime: '11:00', endTime: '14:00' });
  const later = await guest.change({ kind: 'move', date: tuesday, startTime: '17:00' });
  expect(later.quote).toMatchObject({ totalBefore: 6000, total: 4000, startTime: '17:00' });
  const longer = await guest.change({ kind: 'stay', endTime: '21:00' });
  expect(longer.quote).toMatchObject({ totalBefore: 4000, total: 4000, endTime: '21:00' });
  const otherDay = await guest.change({ kind: 'move', date: '2026-05-13', startTime: '10:00' });
  expect(otherDay.quote).toMatchObject({ totalBefore: 4000, total: 6000 });
});

test('what changed between a quote and its order is refused', async () => {
  const guest = await guestWithMassage('12:00', '2026-05-14');
  const { itemId } = firstItem(await guest.read());
  const change = { kind: 'changeItem', itemId, productId: long, startTime: '17:00' } as const;
  const quoted = await guest.quote(change);
  await staff.change('/products/massage-50', { priceRules: [{ ...evening, price: 9900 }] });
  expect((await guest.apply(change, quoted.json.data)).json.code).toBe('version_conflict');
  expect(firstItem(await guest.read())).toMatchObject({ startTime: '12:00', price: 8000 });
  await staff.change('/products/massage-50', { priceRules: [{ ...evening, price: 9500 }] });
});

test('at the desk a price is told from the lowest, quoted by the time and booked as quoted', async () => {
  const offers = (await desk.call<DeskOffers>('GET', `/reservations/offers/${tuesday}`)).json.data;
  const offered = offers.flows.flatMap(({ products }) => products);
  expect(offered.find(({ xplanId }) => xplanId === long)).toMatchObject({ price: 8000, priceVaries: true });
  expect(offered.find(({ xplanId }) => xplanId === short)).not.toHaveProperty('priceVaries');
  const item = { person: 1, productId: long, preferredTime: '18:00', timeIsFixed: true };
  const form = treatmentForm([item], { date: '2026-05-15' });
  expect((await quoteAtDesk(desk, form)).json.data).toMatchObject({ total: 9500 });
  expect((await bookAtDesk(desk, { ...form, total: 8000 })).json.code).toBe('version_conflict');
  expect((await bookAtDesk(desk, { ...form, total: 9500 })).status).toBe(201);
  const visit = entryForm(2, { startTime: '17:00', endTime: '21:00' });
  expect((await quoteAtDesk(desk, visit)).json.data).toMatchObject({ total: 4000 });
});

test('what the venue moves on its board keeps the price that the guest agreed to', async () => {
  const date = '2026-05-18';
  const visitor = await bookedGroup(app, long, { time: '16:00', date });
  await visitor.toPayment();
  expect((await visitor.payOnLocation()).status).toBe(200);
  const board = (await desk.call<DayBoard>('GET', `/day-board/${date}?by=guests`)).json.data;
  const { itemId, sequence, resourceIds } = board.blocks.find((block) =>
    block.reservationIds.includes(visitor.reservationId),
  )!;
  const form = { itemId, sequence, startTime: '18:00', resourceIds };
  const moved = await desk.call<MoveResult>('POST', `/day-board/${date}/moves`, form);
  expect([moved.status, moved.json.code]).toEqual([200, undefined]);
  const guest = new OwnGuest(app, refOf(visitor.reservationId));
  expect(firstItem(await guest.read())).toMatchObject({ startTime: '18:00', price: 8000 });
});

test('a visit that a multi-visit card pays for costs nothing at any arrival', async () => {
  await sql`update flow set slug = 'reserveren-met-een-badenkaart' where id = ${proefbad.flows.location.id}`.execute(
    app.db,
  );
  const visitor = new Visitor(app, { slug: 'reserveren-met-een-badenkaart', startTime: '17:00', endTime: '20:00' });
  await visitor.hold();
  expect((await visitor.checkin()).json.data.reservation.total).toBe(0);
});
