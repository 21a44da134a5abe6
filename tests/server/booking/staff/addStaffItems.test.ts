import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StaffItemsForm, StaffQuote, StaffReservation } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookAtDesk, entryForm, takenPlaces, treatmentForm } from '#tests/support/desk.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let opened: PayingApp;
let app: TestApp;
let desk: StaffMember;

beforeAll(async () => {
  opened = await payingApp();
  ({ app } = opened);
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 8, 8);
  await sql`update flow set checkout_type = 'location' where id = 'f-dagje'`.execute(app.db);
  desk = await staffMember(app, 'desk');
});
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await opened.close();
});
beforeEach(async () => {
  await app.services.jobs.runDueJobs();
  app.mails.length = 0;
});

/** On which the hammam is open. */
const friday = '2026-05-15';

type Items = StaffItemsForm['items'];
type Booking = Pick<StaffReservation, 'id' | 'sequence'>;

const add = ({ id, sequence }: Booking, items: Items, total?: number) =>
  desk.call<StaffReservation>('POST', `/reservations/${id}/items`, { sequence, items, ...(total ? { total } : {}) });
const quote = ({ id }: Booking, items: Items) =>
  desk.call<StaffQuote>('POST', `/reservations/${id}/items/quote`, { items });
const massage = (time: string, person = 1) => ({ person, productId: '302', preferredTime: time, timeIsFixed: true });
const hammam = (time: string, person = 1) => ({ person, productId: '304', preferredTime: time, timeIsFixed: true });

async function booked(items: Items = [hammam('11:00')]): Promise<StaffReservation> {
  const { json } = await bookAtDesk(desk, treatmentForm(items, { date: friday }));
  return json.data;
}

async function bookedByVisitor(): Promise<Booking> {
  const visitor = new Visitor(app, { slug: 'dagje', date: friday });
  await visitor.holdDay();
  await visitor.addProduct('304', [1], { fixed: '11:00' });
  await visitor.toPayment();
  await visitor.payOnLocation();
  await app.services.jobs.runDueJobs();
  app.mails.length = 0;
  const { json } = await desk.call<StaffReservation>('GET', `/reservations/${visitor.reservationId}`);
  return json.data;
}

test('what is added is quoted first, keeps nothing then, and is due at the venue', async () => {
  const before = await booked();
  expect(before.actions).toContain('addItem');
  const places = await takenPlaces(app);
  const quoted = (await quote(before, [massage('13:00')])).json.data;
  expect(quoted).toMatchObject({ sequence: before.sequence, total: 8000, notBookedProducts: [] });
  expect(quoted.lines.map(({ name, startTime }) => [name, startTime])).toEqual([['Massage 50', '13:00']]);
  expect(await takenPlaces(app)).toEqual(places);

  const { status, json } = await add(before, [massage('13:00')], quoted.total);
  expect(status).toBe(200);
  const after = json.data;
  expect(after).toMatchObject({
    state: 'confirmed',
    total: before.total + 8000,
    totalOpen: before.totalOpen + 8000,
    sequence: before.sequence + 1,
  });
  expect(after.events.at(-1)).toMatchObject({ kind: 'item.added', actorName: 'Mila Visser' });
});

test('the guest hears of it', async () => {
  const booking = await bookedByVisitor();
  expect((await add(booking, [massage('14:00')])).status).toBe(200);
  await app.services.jobs.runDueJobs();
  expect(app.mails.map(({ text }) => text.includes('Massage 50'))).toEqual([true]);
});

test('beside what the guest has already nothing is put at the same time, and the nearest is told', async () => {
  const booking = await booked();
  const refused = await add(booking, [massage('11:00')]);
  expect([refused.status, refused.json.code]).toEqual([409, 'product_unavailable']);
  const quoted = (await quote(booking, [massage('11:00')])).json.data;
  expect(quoted.lines).toEqual([]);
  const [notBooked] = quoted.notBookedProducts;
  expect(notBooked).toMatchObject({ xplanId: '302', person: 1 });
  expect(notBooked!.alternatives.length).toBeGreaterThan(0);
  expect(new Set(notBooked!.alternatives.map(({ date }) => date))).toEqual(new Set([friday]));
});

test('of what a guest has already no second is booked', async () => {
  const booking = await booked([massage('12:00')]);
  const quoted = (await quote(booking, [massage('15:00')])).json.data;
  expect(quoted.notBookedProducts).toMatchObject([{ xplanId: '302', person: 1, reason: 'duplicate' }]);
  expect((await add(booking, [massage('15:00')])).json.code).toBe('product_unavailable');
});

test('a stay is entered once by a guest', async () => {
  const stay = (await bookAtDesk(desk, entryForm(1, { personCount: 2 }))).json.data;
  const entry = (person: number) => ({ person, productId: proefbad.entry.xplanId });
  const { json } = await add(stay, [entry(2)]);
  expect(json.data).toMatchObject({ total: stay.total * 2 });
  expect((await add(json.data, [entry(1)])).json.code).toBe('product_unavailable');
});

test('staff who saw another booking than it is, or another price, are told', async () => {
  const booking = await booked();
  expect((await add({ ...booking, sequence: booking.sequence + 1 }, [massage('13:00')])).json.code).toBe(
    'version_conflict',
  );
  expect((await add(booking, [massage('15:00')], 100)).json.code).toBe('version_conflict');
  expect((await add(booking, [massage('15:00', 2)])).json.code).toBe('person_count_invalid');
});

test('nothing is added to what is over, cancelled or nowhere', async () => {
  const booking = await booked();
  await desk.call('POST', `/reservations/${booking.id}/cancel`, { reason: 'ziek', refund: false });
  const { json } = await desk.call<StaffReservation>('GET', `/reservations/${booking.id}`);
  expect(json.data.actions).not.toContain('addItem');
  expect((await add(json.data, [massage('16:00')])).json.code).toBe('version_conflict');
  expect((await add({ id: 'r-nowhere', sequence: 0 }, [massage('16:00')])).json.code).toBe('reservation_not_found');
});

test('of two desks that add to the same booking at once the second is told', async () => {
  const booking = await booked();
  const answers = await Promise.all([add(booking, [massage('18:00')]), add(booking, [massage('18:00')])]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});
