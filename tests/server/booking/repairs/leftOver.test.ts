import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Disruption, Repair, RepairProposals, RepairResult } from '#contract/names.ts';
import type { TestApp } from '#tests/support/app.ts';
import { audit } from '#tests/support/audit.ts';
import { illness, planningApp } from '#tests/support/planningApp.ts';
import { addResource } from '#tests/support/smallResources.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let kuur: TestApp;
let planner: StaffMember;

beforeAll(async () => {
  ({ kuur, planner } = await planningApp());
  await sql`update flow set checkout_type = 'location' where id = 'f-dagje'`.execute(kuur.db);
});
afterAll(async () => {
  expect((await audit(kuur.db)).map(({ invariant }) => invariant)).toEqual([]);
  await kuur.close();
});

async function massageAt(date: string, time: string): Promise<Visitor> {
  const visitor = new Visitor(kuur, { slug: 'dagje', date, persons: 1 });
  await visitor.holdDay();
  expect((await visitor.addProduct('302', [1], { fixed: time })).json.data.notBookedProducts).toEqual([]);
  await visitor.toPayment();
  expect((await visitor.payOnLocation()).status).toBe(200);
  return visitor;
}

const extraTherapist = (id: string, span: { from: number; to: number }): Promise<void> =>
  addResource(kuur.db, { id, kindId: 'therapist', skillIds: ['masseren'], works: [span] });

async function proposed(date: string, disruption: Disruption): Promise<RepairProposals['repairs']> {
  const answer = await planner.call<RepairProposals>('POST', `/day-board/${date}/repairs`, disruption);
  return answer.json.data.repairs;
}

async function carriedOut(date: string, disruption: Disruption, { moves }: Repair): Promise<RepairResult> {
  const order = { disruption, moves, otherDays: [], notifyGuests: false };
  const answer = await planner.call<RepairResult>('POST', `/day-board/${date}/disruptions`, order);
  expect([answer.status, answer.json.code]).toEqual([200, undefined]);
  return answer.json.data;
}

test('who is left over keeps the room until they are called, so every proposal can be carried out', async () => {
  const date = '2026-05-14';
  const guests = [await massageAt(date, '11:00'), await massageAt(date, '12:15')];
  await extraTherapist('therapeut-3', { from: 690, to: 750 });
  const disruption = illness(['therapeut-1', 'therapeut-2', 'kamer-1'], 'Griep');
  const [repair] = await proposed(date, disruption);
  expect(repair).toMatchObject({ leftOverGuests: 1, moves: [{}] });
  const { movedItems, leftOver } = await carriedOut(date, disruption, repair!);
  expect([movedItems, leftOver.length]).toEqual([1, 1]);
  expect(guests.map(({ reservationId }) => reservationId)).toContain(leftOver[0]!.reservationId);
});

test('who keeps the time keeps the place in a pool that became too small', async () => {
  const date = '2026-05-13';
  const pool = { venueId: 'proefbad', productId: 'massage-50', poolId: proefbad.poolId, units: 1, starts: [] };
  await kuur.db
    .insertInto('productPool')
    .values({ ...pool, weekdays: null })
    .execute();
  await massageAt(date, '11:00');
  await massageAt(date, '11:00');
  await extraTherapist('therapeut-4', { from: 650, to: 730 });
  await extraTherapist('therapeut-5', { from: 650, to: 730 });
  const smaller = { poolId: proefbad.poolId, block: null, capacity: 1 };
  const disruption = { ...illness(['therapeut-1', 'therapeut-2'], 'Griep'), pool: smaller };
  const [repair] = await proposed(date, disruption);
  expect(repair).toMatchObject({ leftOverGuests: 1, movedGuests: 0, moves: [{}] });
  expect(await carriedOut(date, disruption, repair!)).toMatchObject({ movedItems: 1 });
});
