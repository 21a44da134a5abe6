import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DayBoard, Disruption, Repair, RepairOrder, RepairProposals, RepairResult } from '#contract/names.ts';
import { noThreads } from '#server/adapters/planning/planningThreads.ts';
import type { TestApp } from '#tests/support/app.ts';
import { planningApp, refusal } from '#tests/support/planningApp.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { Visitor } from '#tests/support/visitor.ts';

let kuur: TestApp;
let planner: StaffMember;
let desk: StaffMember;

beforeAll(async () => {
  ({ kuur, planner } = await planningApp());
  desk = await staffMember(kuur, 'desk');
  await sql`update flow set checkout_type = 'location' where id = 'f-dagje'`.execute(kuur.db);
});
afterAll(() => kuur.close());

async function booked(date: string, fill: (visitor: Visitor) => Promise<unknown>, persons = 1): Promise<Visitor> {
  const visitor = new Visitor(kuur, { slug: 'dagje', date, persons });
  await visitor.holdDay();
  await fill(visitor);
  await visitor.toPayment();
  expect((await visitor.payOnLocation()).status).toBe(200);
  return visitor;
}

const massage = (date: string, time: string) => booked(date, (one) => one.addProduct('302', [1], { fixed: time }));

const nothing: Disruption = { resourceIds: [], kind: 'absence', block: null, pool: null, reason: '', itemIds: [] };
const ill = (resourceId = 'therapeut-1'): Disruption => ({ ...nothing, resourceIds: [resourceId], reason: 'Griep' });

async function proposed(date: string, disruption: Disruption): Promise<RepairProposals> {
  const answer = await planner.call<RepairProposals>('POST', `/day-board/${date}/repairs`, disruption);
  expect(answer.status).toBe(200);
  return answer.json.data;
}

const apply = (date: string, order: RepairOrder, by = planner) =>
  by.call<RepairResult>('POST', `/day-board/${date}/disruptions`, order);

const orderOf = (disruption: Disruption, repair: Repair | undefined, notifyGuests = true): RepairOrder => ({
  disruption,
  moves: repair?.moves ?? [],
  otherDays: [],
  notifyGuests,
});

async function blocksOn(date: string): Promise<string[]> {
  const { json } = await planner.call<DayBoard>('GET', `/day-board/${date}?by=therapists`);
  const { blocks, unassigned } = json.data;
  return [
    ...blocks
      .filter(({ kind }) => kind === 'item')
      .map(({ laneId, startTime, title }) => `${laneId} ${startTime} ${title}`),
    ...unassigned.map(({ startTime, title }) => `nowhere ${startTime} ${title}`),
  ].toSorted();
}

test('repairs are planned off the event loop, before what visitors ask', async () => {
  const date = '2026-05-18';
  await massage(date, '11:00');
  const plan = vi.spyOn(noThreads, 'plan');
  expect((await proposed(date, ill())).repairs.length).toBeGreaterThan(0);
  const [[task, , turn] = []] = plan.mock.calls;
  plan.mockRestore();
  expect([task, turn]).toEqual(['repairs', { cost: 30, isContinued: true }]);
});

test('an ill therapist is taken over at the same time, and nobody is mailed about it', async () => {
  const date = '2026-05-12';
  const guest = await massage(date, '11:00');
  const { items, repairs, resources } = await proposed(date, ill());
  expect(items).toMatchObject([
    {
      reservationId: guest.reservationId,
      name: 'Wilma Kanarie',
      startTime: '11:00',
      endTime: '11:50',
      canBeMoved: true,
    },
  ]);
  expect(resources.map(({ id }) => id)).toEqual(['kamer-1', 'kamer-2', 'therapeut-1', 'therapeut-2']);
  expect(repairs).toMatchObject([
    {
      kind: 'fewestMoved',
      moves: [{ fromTime: '11:00', startTime: '11:00', resourceIds: ['therapeut-2', 'kamer-1'] }],
      leftOver: [],
      movedGuests: 0,
    },
  ]);
  expect(await blocksOn(date)).toEqual(['therapeut-1 11:00 Massage 50']);
  await kuur.services.jobs.runDueJobs();
  const mails = kuur.mails.length;
  const answer = await apply(date, orderOf(ill(), repairs[0]));
  expect([answer.status, answer.json.data]).toEqual([200, { movedItems: 1, movedVisits: 0, leftOver: [] }]);
  expect(await blocksOn(date)).toEqual(['therapeut-2 11:00 Massage 50']);
  await kuur.services.jobs.runDueJobs();
  expect(kuur.mails.length).toBe(mails);
});

test('guests who move have a mail with old and new time, and the reservation tells who moved them', async () => {
  const date = '2026-05-13';
  await massage(date, '11:00');
  const second = await massage(date, '11:00');
  const { repairs } = await proposed(date, ill('therapeut-2'));
  expect(repairs[0]).toMatchObject({ movedGuests: 1, leftOverGuests: 0, shiftMinutes: 60 });
  const answer = await apply(date, orderOf(ill('therapeut-2'), repairs[0]));
  expect(answer.json.data).toEqual({ movedItems: 1, movedVisits: 0, leftOver: [] });
  expect(await blocksOn(date)).toEqual(['therapeut-1 10:00 Massage 50', 'therapeut-1 11:00 Massage 50']);
  await kuur.services.jobs.runDueJobs();
  const mail = kuur.mails.at(-1)!;
  expect(mail.subject).toContain('een andere tijd voor je behandeling');
  expect(mail.text).toContain('Massage 50: verplaatst van 11:00 naar 10:00 uur');
  expect(mail.text).toContain('/reservation/manage/');
  const { json } = await planner.call<{ events: { kind: string; actor: string }[] }>(
    'GET',
    `/reservations/${second.reservationId}`,
  );
  expect(json.data.events.at(-1)).toMatchObject({ kind: 'item.moved' });
  const { rows } = await sql<{ before: string; after: string }>`
    select old_values ->> 'startTime' as before, new_values ->> 'startTime' as after from audit_entry
    where object_id = ${second.reservationId} and new_values ? 'startTime'`.execute(kuur.db);
  expect(rows).toEqual([{ before: '11:00', after: '10:00' }]);
  expect((await desk.call('POST', `/reservations/${second.reservationId}/check-in`)).status).toBe(200);
});

test('who has no place elsewhere stays named, and only what is chosen moves', async () => {
  const date = '2026-05-14';
  const evening = { ...nothing, resourceIds: ['therapeut-2'], block: { from: '10:00', to: '22:00' } };
  const [first, second] = [await massage(date, '11:00'), await massage(date, '11:00')];
  const everything = { ...nothing, resourceIds: ['therapeut-1', 'therapeut-2'] };
  const { items, repairs } = await proposed(date, everything);
  expect(items.map(({ reservationId }) => reservationId).toSorted()).toEqual(
    [first.reservationId, second.reservationId].toSorted(),
  );
  expect(repairs).toEqual([]);
  const partly = await apply(date, orderOf(evening, undefined));
  expect(partly.json.data).toMatchObject({ movedItems: 0, leftOver: [{ reservationId: second.reservationId }] });
  const later = await proposed(date, nothing);
  expect(later.items.map(({ reservationId }) => reservationId)).toEqual([second.reservationId]);
  expect((await apply(date, orderOf(nothing, later.repairs[0]), desk)).json.data).toEqual({
    movedItems: 1,
    movedVisits: 0,
    leftOver: [],
  });
});

test('a duo moves as one, with both its guests', async () => {
  const date = '2026-05-19';
  const duo = await booked(date, (one) => one.addProduct('303', [1, 2], { fixed: '12:00' }), 2);
  const [kamer] = (await proposed(date, { ...nothing, resourceIds: ['kamer-1'], kind: 'closure' })).repairs;
  const answer = await apply(date, orderOf({ ...nothing, resourceIds: ['kamer-1'], kind: 'closure' }, kamer));
  expect(answer.json.data).toEqual({ movedItems: 1, movedVisits: 0, leftOver: [] });
  const { rows } = await sql<{ startMinute: number; claims: number; claimCount: number }>`
    select i.start_minute, i.claim_count, (select count(*)::int from resource_claim c
      where c.item_id = i.id and c.state = 'confirmed') as claims
    from reservation_item i where i.reservation_id = ${duo.reservationId} and i.removed_at is null
    order by i.person`.execute(kuur.db);
  expect(rows.map(({ startMinute }) => startMinute)).toEqual([720, 720]);
  expect(rows.map(({ claims, claimCount }) => claims - claimCount)).toEqual([0, 0]);
});

test('a repair that others overtook is refused as a whole', async () => {
  const date = '2026-05-20';
  await massage(date, '11:00');
  const { repairs } = await proposed(date, ill());
  await massage(date, '11:00');
  const overtaken = await apply(date, orderOf(ill(), repairs[0]));
  expect(refusal(overtaken)).toEqual([409, 'times_unavailable']);
  expect(await blocksOn(date)).toEqual(['therapeut-1 11:00 Massage 50', 'therapeut-2 11:00 Massage 50']);
  const fresh = await proposed(date, ill());
  expect((await apply(date, orderOf(ill(), fresh.repairs[0]))).status).toBe(200);
  const again = await apply(date, orderOf(nothing, fresh.repairs[0]));
  expect(refusal(again)).toEqual([409, 'version_conflict']);
  const { rows } = await sql`select from roster_exception where from_date = ${date}::date`.execute(kuur.db);
  expect(rows).toHaveLength(1);
});

test('the desk places what lost its place, but writes no absence', async () => {
  const date = '2026-05-21';
  expect(refusal(await desk.call('POST', `/day-board/${date}/repairs`, ill()))).toEqual([403, 'forbidden']);
  expect((await desk.call('POST', `/day-board/${date}/repairs`, nothing)).status).toBe(200);
});

test('a day that has passed has no repairs', async () => {
  const answer = await planner.call('POST', '/day-board/2026-04-01/repairs', nothing);
  expect(refusal(answer)).toEqual([400, 'validation_failed']);
});
