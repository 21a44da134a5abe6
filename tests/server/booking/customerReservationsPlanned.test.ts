import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomerReservation } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { Visitor } from '#tests/support/visitor.ts';

const friday = '2026-05-15';
let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 3, 3);
  await sql`update flow set checkout_type = 'location' where id = 'f-dagje'`.execute(app.db);
});
afterAll(() => app.close());

async function booked(fill: (visitor: Visitor) => Promise<unknown>, token = ''): Promise<Visitor> {
  const visitor = new Visitor(app, { slug: 'dagje', date: friday });
  await visitor.holdDay();
  await fill(visitor);
  visitor.token = token;
  if (token === '') await visitor.register();
  await visitor.link();
  await visitor.prepare();
  expect((await visitor.payOnLocation()).status).toBe(200);
  return visitor;
}

const listOf = async ({ token }: Visitor): Promise<CustomerReservation[]> =>
  (await app.call<CustomerReservation[]>('GET', '/api/customers/reservations', { token })).json.data;

test('a visit for treatments alone is listed from its first start to its last end', async () => {
  const visitor = await booked(async (one) => {
    await one.addProduct('301', [1], { fixed: '12:00' });
    await one.addProduct('302', [2], { fixed: '14:00' });
  });
  const [listed] = await listOf(visitor);
  expect([listed?.startTime, listed?.endTime, listed?.total]).toEqual(['12:00', '14:50', 12500]);
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', startTime: '12:00', endTime: '14:50' });
});

test('guests are listed with their arrangements, what is in them, and who shares a duo', async () => {
  const visitor = await booked(async (one) => {
    await one.addCollection('306', ['301'], [1]);
    await one.addProduct('303', [1, 2], { fixed: '17:00' });
  });
  const [listed] = await listOf(visitor);
  const shown = listed!.persons.map(({ products }) =>
    products
      .filter(({ checkinType }) => !checkinType)
      .map(({ name, products: parts, sharedWith }) => ({ name, parts: parts?.map((part) => part.name), sharedWith })),
  );
  expect(shown).toEqual([
    [
      { name: 'Dag', parts: ['Entree', 'Massage 25', 'Thee'], sharedWith: undefined },
      { name: 'Duo', parts: undefined, sharedWith: [2] },
    ],
    [{ name: 'Duo', parts: undefined, sharedWith: [1] }],
  ]);
});

test('of two visits on one day the one that begins first comes first, whatever gives it its start', async () => {
  const late = await booked((one) => one.addProduct('301', [1], { fixed: '20:00' }));
  const early = await booked((one) => one.addProduct('301', [2], { fixed: '11:00' }), late.token);
  const stay = new Visitor(app, { date: friday, startTime: '12:00', endTime: '14:00' });
  await stay.hold();
  await stay.checkin();
  stay.token = late.token;
  await stay.link();
  await stay.prepare();
  await stay.payOnLocation();
  const listed = await listOf(late);
  expect(listed.map(({ id, startTime }) => [id, startTime])).toEqual([
    [early.reservationId, '11:00'],
    [stay.reservationId, '12:00'],
    [late.reservationId, '20:00'],
  ]);
});
