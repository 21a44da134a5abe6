import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoardBlock, DayBoard, MoveForm, MoveResult, StaffReservation } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import type { TestApp } from '#tests/support/app.ts';
import { friday, planningApp, refusal } from '#tests/support/planningApp.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { expectCountersToFit, Visitor } from '#tests/support/visitor.ts';

const [short, long, duo, hammam, arrangement] = ['301', '302', '303', '304', '306'] as const;

const entry = proefbad.entry.xplanId;

let kuur: TestApp;
let planner: StaffMember;
let desk: StaffMember;

beforeAll(async () => {
  ({ kuur, planner } = await planningApp());
  desk = await staffMember(kuur, 'desk');
  await sql`update flow set checkout_type = 'location' where id = 'f-dagje'`.execute(kuur.db);
});
afterAll(async () => {
  await expectCountersToFit(kuur);
  await kuur.services.jobs.runEverything();
  expect(await audit(kuur.db)).toEqual([]);
  await kuur.close();
});

async function booked(date: string, fill: (visitor: Visitor) => Promise<unknown>, persons = 2): Promise<Visitor> {
  const visitor = new Visitor(kuur, { slug: 'dagje', date, persons });
  await visitor.holdDay();
  await fill(visitor);
  await visitor.toPayment();
  expect((await visitor.payOnLocation()).status).toBe(200);
  return visitor;
}

async function board(date: string, by: 'therapists' | 'rooms' | 'guests' = 'guests'): Promise<DayBoard> {
  const answer = await desk.call<DayBoard>('GET', `/day-board/${date}?by=${by}`);
  expect(answer.status).toBe(200);
  return answer.json.data;
}

/** Of a booking its only item with this title. */
async function itemOf(date: string, { reservationId }: Visitor, title: string): Promise<BoardBlock> {
  const { blocks } = await board(date);
  const item = blocks.find((block) => block.reservationIds.includes(reservationId) && block.title === title);
  expect(item).toBeDefined();
  return item!;
}

type Target = Pick<MoveForm, 'startTime' | 'resourceIds'> & Partial<MoveForm>;

const move = (date: string, { itemId, sequence }: BoardBlock, target: Target, by = desk) =>
  by.call<MoveResult>('POST', `/day-board/${date}/moves`, { itemId, sequence, ...target });

const preview = async (date: string, item: BoardBlock, target: Target): Promise<MoveResult> => {
  const answer = await move(date, item, { ...target, preview: true });
  expect([answer.status, answer.json.code]).toEqual([200, undefined]);
  return answer.json.data;
};

const changedMails = () => kuur.db.selectFrom('job').select('key').where('kind', '=', 'mail.changed').execute();

test('a massage goes to another time and therapist; its room stays, the guest is told if asked, the history says it', async () => {
  const date = '2026-05-12';
  const visitor = await booked(date, (one) => one.addProduct(long, [1], { fixed: '11:00' }));
  const item = await itemOf(date, visitor, 'Massage 50');
  const target = { startTime: '14:05', resourceIds: ['therapeut-2'] };
  const previewed = await preview(date, item, target);
  expect(previewed).toMatchObject({
    done: false,
    reason: null,
    startTime: '14:05',
    endTime: '14:55',
    resourceIds: ['therapeut-2', 'kamer-1'],
    sequence: item.sequence,
    conflicts: [],
    alternatives: [],
  });
  expect(previewed.starts).toEqual(expect.arrayContaining(['10:00', '10:05', '21:00']));
  expect(previewed.resources).toHaveLength(4);
  expect(await itemOf(date, visitor, 'Massage 50')).toEqual(item);
  const moved = await move(date, item, target);
  expect(moved.json.data).toMatchObject({ done: true, startTime: '14:05', sequence: item.sequence! + 1 });
  expect(await changedMails()).toEqual([]);
  const { blocks } = await board(date, 'therapists');
  expect(blocks.map(({ laneId, kind, startTime, endTime }) => `${laneId} ${kind} ${startTime} ${endTime}`)).toEqual([
    'therapeut-2 item 14:05 14:55',
    'therapeut-2 buffer 14:55 15:05',
  ]);
  const again = await itemOf(date, visitor, 'Massage 50');
  expect(again.itemId).toBe(item.itemId);
  await move(date, again, { startTime: '11:00', resourceIds: ['therapeut-1'], notifyGuest: true });
  expect(await changedMails()).toEqual([{ key: `${visitor.reservationId}:${item.sequence! + 2}` }]);
  const path = `/reservations/${visitor.reservationId}`;
  const { events, total } = (await desk.call<StaffReservation>('GET', path)).json.data;
  expect(events.filter(({ kind }) => kind === 'item.moved')).toMatchObject([
    { actorName: 'Mila Visser', detail: expect.stringContaining('to: 14:05') },
    { detail: expect.stringContaining('from: 14:05') },
  ]);
  expect(total).toBe(8000);
});

test('what does not fit says why, who is in the way, and which times and colleagues come nearest', async () => {
  const date = '2026-05-13';
  const other = await booked(date, (one) => one.addProduct(long, [1], { fixed: '15:00' }));
  const visitor = await booked(date, async (one) => {
    await one.addProduct(long, [1], { fixed: '11:00' });
    await one.addProduct(short, [1], { fixed: '18:00' });
  });
  const inTheWay = await itemOf(date, other, 'Massage 50');
  const [therapist] = inTheWay.resourceIds.filter((id) => id.startsWith('therapeut'));
  const item = await itemOf(date, visitor, 'Massage 50');
  const refused = await preview(date, item, { startTime: '15:10', resourceIds: [therapist!] });
  expect(refused).toMatchObject({
    reason: 'no_therapist',
    conflicts: [{ itemId: inTheWay.itemId, resourceId: therapist }],
    resourceIds: [therapist],
  });
  expect(refused.resources).toContainEqual({ id: therapist, isFree: false });
  expect(refused.alternatives.map(({ startTime }) => startTime)).toEqual(['16:00', '14:00', '16:30', '15:10']);
  expect(refused.alternatives.at(-1)!.resourceIds).not.toContain(therapist);
  expect(refused.starts).not.toContain('15:10');
  for (const [startTime, reason] of [
    ['18:10', 'guest_busy'],
    ['21:40', 'closed'],
    ['08:00', 'closed'],
  ] as const) {
    expect(await preview(date, item, { startTime, resourceIds: [] })).toMatchObject({ reason, conflicts: [] });
  }
  const answer = await move(date, item, { startTime: '15:10', resourceIds: [therapist!] });
  expect(refusal(answer)).toEqual([409, 'times_unavailable']);
  expect(await itemOf(date, visitor, 'Massage 50')).toEqual(item);
  const unknown = { startTime: '12:00', resourceIds: ['niemand'], preview: true };
  expect(refusal(await move(date, item, unknown))).toEqual([404, 'not_found']);
  expect(refusal(await move('2026-05-14', item, { startTime: '12:00', resourceIds: [] }))).toEqual([404, 'not_found']);
});

test('a duo moves with both its guests, an arrangement’s part without the rest, a session to another session', async () => {
  const together = await booked('2026-05-14', (one) => one.addProduct(duo, [1, 2], { fixed: '12:00' }));
  const item = await itemOf('2026-05-14', together, 'Duo');
  expect((await move('2026-05-14', item, { startTime: '13:30', resourceIds: ['kamer-2'] })).status).toBe(200);
  const { blocks } = await board('2026-05-14');
  expect(blocks.map(({ startTime, endTime }) => `${startTime} ${endTime}`)).toEqual(['13:30 14:20', '13:30 14:20']);
  const rooms = await board('2026-05-14', 'rooms');
  expect(rooms.blocks[0]).toMatchObject({ laneId: 'kamer-2', personCount: 2, startTime: '13:30' });

  const friends = await booked(friday, (one) => one.addCollection(arrangement, [entry, hammam], [1, 2]));
  const bath = await itemOf(friday, friends, 'Hammam');
  const [now, next] = bath.startTime === '11:00' ? ['11:00', '13:00'] : ['13:00', '11:00'];
  const between = await move(friday, bath, { startTime: '12:00', resourceIds: [] });
  expect(refusal(between)).toEqual([409, 'times_unavailable']);
  expect((await move(friday, bath, { startTime: next!, resourceIds: [] })).status).toBe(200);
  const hammams = (await board(friday)).blocks.filter(({ title }) => title === 'Hammam');
  expect(hammams.map(({ startTime }) => startTime).toSorted()).toEqual([now, next].toSorted());
});

test('a treatment inside a stay does not leave it', async () => {
  const date = '2026-05-20';
  const visitor = await booked(date, (one) => one.addProduct(short, [1], { fixed: '12:00' }));
  await sql`update reservation set start_minute = 660, end_minute = 840 where id = ${visitor.reservationId}`.execute(
    kuur.db,
  );
  const item = await itemOf(date, visitor, 'Massage 25');
  const late = await preview(date, item, { startTime: '14:00', resourceIds: [] });
  expect(late.reason).toBe('stay_too_short');
  expect(late.starts.at(-1)).toBe('13:35');
  await sql`update reservation set start_minute = null, end_minute = null where id = ${visitor.reservationId}`.execute(
    kuur.db,
  );
});

test('of two desks that move the same item at once one wins, and the other is told', async () => {
  const date = '2026-05-21';
  const visitor = await booked(date, (one) => one.addProduct(long, [1], { fixed: '11:00' }));
  for (let round = 0; round < 4; round += 1) {
    const item = await itemOf(date, visitor, 'Massage 50');
    const target = (startTime: string) => ({ startTime, resourceIds: [] });
    const answers = await Promise.all([
      move(date, item, target(`1${round}:30`)),
      move(date, item, target(`1${round + 4}:30`), planner),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('version_conflict');
    const winner = answers.find(({ status }) => status === 200)!.json.data;
    expect(await itemOf(date, visitor, 'Massage 50')).toMatchObject({ startTime: winner.startTime });
  }
});

test('two desks that move different items to the same place at once give it to one', async () => {
  const date = '2026-05-26';
  const visitors = [
    await booked(date, (one) => one.addProduct(long, [1], { fixed: '11:00' })),
    await booked(date, (one) => one.addProduct(long, [1], { fixed: '12:30' })),
  ];
  const items = await Promise.all(visitors.map((visitor) => itemOf(date, visitor, 'Massage 50')));
  const target = { startTime: '16:00', resourceIds: ['therapeut-1'] };
  const answers = await Promise.all(items.map((item, at) => move(date, item, target, at === 0 ? desk : planner)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.json.code).toBe('times_unavailable');
});

test('what was cancelled meanwhile, or is not booked yet, is not moved', async () => {
  const date = '2026-05-27';
  const visitor = await booked(date, (one) => one.addProduct(long, [1], { fixed: '11:00' }));
  const item = await itemOf(date, visitor, 'Massage 50');
  const cancelled = await desk.call('POST', `/reservations/${visitor.reservationId}/cancel`, {
    reason: 'Ziek',
    refund: false,
  });
  expect(cancelled.status).toBe(200);
  const target = { startTime: '12:00', resourceIds: [] };
  expect(refusal(await move(date, item, target))).toEqual([404, 'reservation_cancelled']);
  const holder = new Visitor(kuur, { slug: 'dagje', date });
  await holder.holdDay();
  await holder.addProduct(long, [1], { fixed: '11:00' });
  const [held] = (await board(date, 'therapists')).blocks;
  expect(held).toMatchObject({ state: null, sequence: null });
  expect(refusal(await move(date, { ...held!, sequence: 0 }, target))).toEqual([409, 'version_conflict']);
});

test('on the day itself the desk writes down what has begun, and is offered only what is still to come', async () => {
  const date = '2026-05-28';
  const visitor = await booked(date, (one) => one.addProduct(long, [1], { fixed: '11:00' }));
  await kuur.advance({ minutes: (Date.parse('2026-05-28T09:20:00Z') - kuur.deps.clock.now().getTime()) / 60_000 });
  const item = await itemOf(date, visitor, 'Massage 50');
  const offered = await preview(date, item, { startTime: '11:00', resourceIds: ['therapeut-2'] });
  expect(offered).toMatchObject({ reason: null, starts: expect.arrayContaining(['11:20']) });
  expect(offered.starts[0]).toBe('11:20');
  expect((await move(date, item, { startTime: '11:15', resourceIds: ['therapeut-2'] })).status).toBe(200);
  const key = { 'idempotency-key': 'a'.repeat(24) };
  const now = await itemOf(date, visitor, 'Massage 50');
  const form = { itemId: now.itemId, sequence: now.sequence, startTime: '12:00', resourceIds: [] };
  const send = async () =>
    kuur.call<MoveResult>('POST', `/api/admin/day-board/${date}/moves`, {
      body: form,
      headers: key,
      token: await desk.liveToken(),
      appTag: 'proefbad',
    });
  const first = await send();
  expect(first.status).toBe(200);
  expect((await send()).json.data).toEqual(first.json.data);
});
