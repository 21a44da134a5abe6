import type { RichText } from '#domain/catalog/richText.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StaffReservation } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import type { TestApp } from '#tests/support/app.ts';
import { addCard, balanceOf } from '#tests/support/redeemable.ts';
import { redeem } from '#tests/support/redeeming.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { Visitor } from '#tests/support/visitor.ts';

let opened: PayingApp;
let app: TestApp;
let desk: StaffMember;

beforeAll(async () => {
  opened = await payingApp();
  ({ app } = opened);
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 4, 4);
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

async function booked(fill: (visitor: Visitor) => Promise<unknown>): Promise<Visitor> {
  const visitor = new Visitor(app, { slug: 'dagje', date: '2026-05-15' });
  await visitor.holdDay();
  await fill(visitor);
  await visitor.toPayment();
  expect((await visitor.payOnLocation()).status).toBe(200);
  await app.services.jobs.runDueJobs();
  app.mails.length = 0;
  return visitor;
}

const read = async ({ reservationId }: Visitor) =>
  (await desk.call<StaffReservation>('GET', `/reservations/${reservationId}`)).json.data;

const namesOf = ({ persons }: StaffReservation): RichText[][] =>
  persons.map(({ products }) => products.filter(({ checkinType }) => !checkinType).map(({ name }) => name));

async function itemOf(visitor: Visitor, name: string): Promise<string> {
  const products = (await read(visitor)).persons.flatMap((person) => person.products);
  const all = products.flatMap((product) => [product, ...(product.products ?? [])]);
  return all.find((product) => product.name === name)!.itemId;
}

async function remove(visitor: Visitor, name: string) {
  const path = `/reservations/${visitor.reservationId}/items/${await itemOf(visitor, name)}`;
  return desk.call<StaffReservation>('DELETE', path);
}

test('a treatment that staff take out frees its therapist and room, costs nothing, and the guest hears of it', async () => {
  const visitor = await booked(async (it) => {
    await it.addProduct('302', [1], { fixed: '13:00' });
    await it.addProduct('304', [1], { fixed: '11:00' });
  });
  const { status, json } = await remove(visitor, 'Massage 50');
  expect(status).toBe(200);
  expect(json.data).toMatchObject({ state: 'confirmed', total: 3500, totalOpen: 3500, sequence: 1 });
  expect(namesOf(json.data)).toEqual([['Hammam'], []]);
  const { rows } = await sql`select 1 from resource_claim where state <> 'released'
    and reservation_id = ${visitor.reservationId}`.execute(app.db);
  expect(rows).toEqual([]);
  await app.services.jobs.runDueJobs();
  const [mail] = app.mails;
  expect(app.mails).toHaveLength(1);
  expect(mail).toMatchObject({
    messageId: `${json.data.number}.1@proefbad.kuur`,
    subject: 'Vrijdag 15 mei bij Proefbad: je reservering is gewijzigd',
    calendar: { method: 'PUBLISH' },
  });
  expect(mail!.text).toContain('Hammam');
  expect(mail!.text).not.toContain('Massage');
  const lines = mail!.calendar!.content.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual(expect.arrayContaining([`UID:${json.data.number}@proefbad`, 'SEQUENCE:1']));
});

test('a duo goes for both guests, and an arrangement with all its parts', async () => {
  const visitor = await booked(async (it) => {
    await it.addProduct('303', [1, 2], { fixed: '15:00' });
    await it.addCollection('306', ['301'], [1]);
  });
  expect(namesOf((await remove(visitor, 'Duo')).json.data)).toEqual([['Dag'], []]);
  expect(namesOf((await remove(visitor, 'Massage 25')).json.data)).toEqual([[], []]);
  expect(await read(visitor)).toMatchObject({ total: 0, sequence: 2 });
  await app.services.jobs.runDueJobs();
  expect(app.mails).toHaveLength(1);
});

function actorsOf(movements: readonly { kind: string; actor: string }[]): Record<string, string[]> {
  const actors: Record<string, string[]> = {};
  for (const { kind, actor } of movements) (actors[kind] ??= []).push(actor);
  return actors;
}

test('what a gift card paid too much goes back to it', async () => {
  await sql`update flow set checkout_type = 'payment' where id = 'f-dagje'`.execute(app.db);
  const card = await addCard(app.db, { code: 'AAAA-BBBB-CC30-0001', amount: 20_000 });
  const visitor = new Visitor(app, { slug: 'dagje', date: '2026-05-15' });
  await visitor.holdDay();
  await visitor.addProduct('302', [1]);
  await visitor.addProduct('304', [2], { fixed: '11:00' });
  await visitor.toPayment();
  await redeem(visitor, 'giftCard', 'AAAA-BBBB-CC30-0001');
  expect((await visitor.payOnLocation()).status).toBe(200);
  await sql`update flow set checkout_type = 'location' where id = 'f-dagje'`.execute(app.db);
  expect(await balanceOf(app.db, card)).toBe(8500);
  expect((await remove(visitor, 'Massage 50')).json.data).toMatchObject({ total: 3500, totalPaid: 3500, totalOpen: 0 });
  expect(await balanceOf(app.db, card)).toBe(16_500);
  const moved = { redeemed: ['visitor', 'st-desk'], returned: ['st-desk'] };
  const ledger = app.db.selectFrom('ledgerEntry').select(['providerRef as kind', 'actor']).orderBy('at');
  expect(actorsOf(await ledger.where('reservationId', '=', visitor.reservationId).execute())).toEqual(moved);
  const entries = app.db.selectFrom('giftCardEntry').select(['kind', 'actor']).orderBy('at');
  expect(actorsOf(await entries.where('reservationId', '=', visitor.reservationId).execute())).toEqual(moved);
});

test('nothing is taken out of what has ended, is not there, or is in somebody’s basket', async () => {
  const visitor = await booked((it) => it.addProduct('302', [1]));
  const item = await itemOf(visitor, 'Massage 50');
  const path = `/reservations/${visitor.reservationId}`;
  expect((await desk.call('DELETE', `${path}/items/nergens`)).json.code).toBe('not_found');
  expect((await desk.call('DELETE', `/reservations/nergens/items/${item}`)).json.code).toBe('reservation_not_found');
  const basket = new Visitor(app, { slug: 'dagje', date: '2026-05-15' });
  await basket.holdDay();
  await basket.addProduct('304', [1]);
  expect((await remove(basket, 'Hammam')).json.code).toBe('version_conflict');
  await desk.call('POST', `${path}/cancel`, { reason: 'x' });
  expect((await desk.call('DELETE', `${path}/items/${item}`)).json.code).toBe('version_conflict');
});

test('a planner may take something out, who writes the texts may not', async () => {
  const visitor = await booked((it) => it.addProduct('302', [1]));
  const path = `/reservations/${visitor.reservationId}/items/${await itemOf(visitor, 'Massage 50')}`;
  expect((await (await staffMember(app, 'content')).call('DELETE', path)).status).toBe(403);
  expect((await (await staffMember(app, 'planner')).call('DELETE', path)).status).toBe(200);
});
