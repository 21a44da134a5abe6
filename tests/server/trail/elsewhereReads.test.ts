import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractOperations, pathOf } from '#tests/support/contractOperations.ts';
import type { ContractOperation } from '#tests/support/contractOperations.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { elsewhere, openWorld } from './openWorld.ts';
import { preparedCall, staffCalls, writesNothing } from './staffCalls.ts';
import type { World } from './staffWorld.ts';

/** Tables with what staff read one by one. */
const tables: Record<string, string> = {
  getFlowDefinition: 'flow',
  getCategory: 'category',
  getProduct: 'product',
  getCollection: 'product',
  getProductGroup: 'product',
  getOpeningException: 'opening_exception',
  getMessage: 'message',
  getImage: 'image',
  listSessionsOfStaffUser: 'staff_user',
  getResourceKind: 'resource_kind',
  getSkill: 'skill',
  getResource: 'resource',
  getRoster: 'resource',
  getRosterException: 'roster_exception',
  getPool: 'pool',
  getPoolException: 'pool_exception',
  getStaffReservation: 'reservation',
  getChangeOptions: 'reservation',
  findReservationByNumber: 'reservation',
  getPayment: 'payment',
  getDayClose: 'day_close',
  listRefunds: 'payment',
  getStaffReceipt: 'reservation',
  listDeskRedemptions: 'reservation',
  getGiftCard: 'gift_card',
  getGiftCardBatch: 'gift_card_batch',
  getSubscription: 'subscription',
  getPromoCode: 'promo_code',
  getCustomerDetails: 'customer',
  getLikelyDoubles: 'customer',
  previewCustomerMerge: 'customer',
};

const isOfStaff = ({ schemes }: ContractOperation): boolean => schemes.includes('staffBearer');
const reads = contractOperations.filter((operation) => isOfStaff(operation) && operation.method === 'GET');
const ofObjects = reads.filter(({ path }) => /\{(id|number)\}/.test(path));
/** The stream of a day never ends; it says no more than that the day changed. */
const ofVenues = reads.filter((operation) => !ofObjects.includes(operation) && operation.id !== 'streamDayBoard');
const searches = contractOperations.filter(
  (operation) => isOfStaff(operation) && writesNothing.includes(operation.id) && /^(list|search)/.test(operation.id),
);

let world: World;
let foreign: StaffMember;
beforeAll(async () => {
  world = await openWorld();
  foreign = await staffMember(world.app, 'owner', elsewhere);
  for (const call of staffCalls) await (await preparedCall(world, call)).send();
});
afterAll(() => world.money.opened.close());

/** Ids, or numbers, of one venue that the other does not have. */
async function idsOf(table: string, column: string): Promise<string[]> {
  const of = (venueId: string) =>
    sql`select ${sql.ref(column)}::text as id from ${sql.table(table)} where venue_id = ${venueId}`;
  const { rows } = await sql<{ id: string | null }>`${of(proefbad.venueId)} except ${of(elsewhere)}`.execute(
    world.app.db,
  );
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** A customer whom another can be compared with. */
async function somebody(): Promise<string> {
  const ids = world.app.db.selectFrom('customer').select('id').where('venueId', '=', proefbad.venueId);
  return (await ids.where('erasedAt', 'is', null).executeTakeFirstOrThrow()).id;
}

async function ask(venueId: string, operation: ContractOperation, values: Record<string, string> = {}) {
  const owner = venueId === elsewhere ? foreign : world.owner;
  const sent = { token: await owner.liveToken(), appTag: venueId, ...(operation.method === 'POST' && { body: {} }) };
  const { status, json, body } = await world.app.call(operation.method, pathOf(operation, values), sent);
  const { requestId: _own, ...said } = json as unknown as { requestId?: string };
  return { answer: { status, said }, body };
}

test('every read of an object has a table', () => {
  expect(Object.keys(tables).toSorted()).toEqual(ofObjects.map(({ id }) => id).toSorted());
});

describe('an object of another venue reads as one that is not there', () => {
  test.each(ofObjects)('$id', async (operation) => {
    const [, name = ''] = /\{(id|number)\}/.exec(operation.path) ?? [];
    const ids: string[] = [];
    const otherId = await somebody();
    for (const id of await idsOf(tables[operation.id]!, name)) {
      const { answer } = await ask(proefbad.venueId, operation, { otherId, [name]: id });
      if (answer.status === 200) ids.push(id);
    }
    expect(ids.length).toBeGreaterThan(0);
    const missing = await ask(elsewhere, operation, { number: 'K-ZZZZ-ZZZZ' });
    for (const id of ids) {
      expect((await ask(elsewhere, operation, { otherId, [name]: id })).answer).toEqual(missing.answer);
    }
  });
});

/** Lists in which the venue itself sees what it has. */
const filled: string[] = [];

describe('a list holds nothing of another venue', () => {
  test.each([...ofVenues, ...searches])('$id', async (operation) => {
    const ids = (await Promise.all([...new Set(Object.values(tables))].map((table) => idsOf(table, 'id')))).flat();
    const [own, theirs] = [await ask(proefbad.venueId, operation), await ask(elsewhere, operation)];
    if (ids.some((id) => own.body.includes(`"${id}"`))) filled.push(operation.id);
    expect(ids.filter((id) => theirs.body.includes(`"${id}"`))).toEqual([]);
  });

  test('and most have something of their own', () => {
    expect(filled.length).toBeGreaterThan(20);
  });
});
