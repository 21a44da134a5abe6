import type { RichText } from '#domain/catalog/richText.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { audit } from '#tests/support/audit.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;

/** The treatments are sold on the check-in flow too. */
beforeAll(async () => {
  app = await testApp();
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 2, 2);
  await sql`insert into flow_entry select venue_id, 'f-locatie', page, position, category_id from flow_entry`.execute(
    app.db,
  );
});
afterEach(async () => {
  expect(await audit(app.db)).toEqual([]);
});
afterAll(() => app.close());

/** A group of two of which guest 1 has a massage at 12:00. */
async function withMassage(date: string): Promise<Visitor> {
  const visitor = new Visitor(app, { date });
  await visitor.hold();
  const { json } = await visitor.addProduct('302', [1], { fixed: '12:00' });
  expect(json.data.notBookedProducts).toEqual([]);
  return visitor;
}

const namesOf = async (visitor: Visitor): Promise<RichText[][]> =>
  (await visitor.read()).json.data.persons.map(({ products }) =>
    products.filter(({ checkinType }) => !checkinType).map(({ name }) => name),
  );

test('a check-in takes the place of the treatments its guests had', async () => {
  const visitor = await withMassage('2026-05-12');
  const { replacedProducts } = (await visitor.checkin()).json.data;
  expect(replacedProducts).toEqual([{ name: 'Massage 50', xplanId: '302', person: 1 }]);
  expect(await namesOf(visitor)).toEqual([['Entree'], ['Entree']]);
  const live = await sql`select from resource_claim where state <> 'released'`.execute(app.db);
  expect(live.rows).toEqual([]);
});

test('a check-in that finds no place takes nothing away', async () => {
  const full = new Visitor(app, { date: '2026-05-13', persons: 9 });
  await full.hold();
  await full.checkin(full.everybody());
  const visitor = await withMassage('2026-05-13');
  const last = await visitor.checkin([2]);
  expect(last.json.data).toMatchObject({ notBookedProducts: [], replacedProducts: [] });
  const refused = await visitor.checkin([1]);
  expect(refused.json.data.replacedProducts).toEqual([]);
  expect(refused.json.data.notBookedProducts.map(({ person }) => person)).toEqual([1]);
  expect(await namesOf(visitor)).toEqual([['Massage 50'], ['Entree']]);
});

test('a check-in of one guest takes a duo from both, and says so', async () => {
  const visitor = new Visitor(app, { date: '2026-05-14' });
  await visitor.hold();
  await visitor.addProduct('303', [1, 2], { fixed: '12:00' });
  const { replacedProducts } = (await visitor.checkin([2])).json.data;
  expect(replacedProducts.map(({ xplanId, person }) => [xplanId, person])).toEqual([
    ['303', 1],
    ['303', 2],
  ]);
  expect(await namesOf(visitor)).toEqual([[], ['Entree']]);
});
