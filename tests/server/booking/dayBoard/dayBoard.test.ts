import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoardBlock, DayBoard } from '#contract/names.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookedGroup, friday, groupInside, planningApp } from '#tests/support/planningApp.ts';
import { interceptStatements } from '#tests/support/interceptStatements.ts';
import { SettingsEditor } from '#tests/support/settings.ts';
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

async function booked(fill: (visitor: Visitor) => Promise<unknown>, date = friday): Promise<Visitor> {
  const visitor = new Visitor(kuur, { slug: 'dagje', date });
  await visitor.holdDay();
  await fill(visitor);
  await visitor.toPayment();
  expect((await visitor.payOnLocation()).status).toBe(200);
  return visitor;
}

async function board(
  by?: 'therapists' | 'rooms' | 'pools' | 'guests',
  date = friday,
  reader = desk,
): Promise<DayBoard> {
  const answer = await reader.call<DayBoard>('GET', `/day-board/${date}${by ? `?by=${by}` : ''}`);
  expect(answer.status).toBe(200);
  return answer.json.data;
}

const line = ({ laneId, kind, startTime, endTime, title, state }: BoardBlock): string =>
  `${laneId} ${kind} ${startTime}–${endTime} ${title} ${state}`;

const checkIn = ({ reservationId }: Visitor) => desk.call('POST', `/reservations/${reservationId}/check-in`);

test('a day has the same treatment with its therapist and in its room, cleaning behind it', async () => {
  const massage = await booked((one) => one.addProduct('302', [1], { fixed: '11:00' }));
  const byTherapist = await board();
  expect(byTherapist.lanes.map(({ id, detail, open }) => ({ id, detail, open }))).toEqual([
    { id: 'therapeut-1', detail: 'kamer-1', open: [{ from: '10:00', to: '22:00' }] },
    { id: 'therapeut-2', detail: '', open: [{ from: '10:00', to: '22:00' }] },
  ]);
  expect(byTherapist.blocks.map(line)).toEqual([
    'therapeut-1 item 11:00–11:50 Massage 50 expected',
    'therapeut-1 buffer 11:50–12:00  null',
  ]);
  expect(byTherapist.blocks[0]).toMatchObject({
    subtitle: 'Wilma Kanarie',
    reservationIds: [massage.reservationId],
    resourceIds: expect.arrayContaining(['therapeut-1', 'kamer-1']),
    personCount: 1,
  });
  const byRoom = await board('rooms');
  expect(byRoom.lanes.map(({ id, kind, detail, places }) => ({ id, kind, detail, places }))).toEqual([
    { id: 'kamer-1', kind: 'resource', detail: 'therapeut-1', places: [] },
    { id: 'kamer-2', kind: 'resource', detail: '', places: [] },
  ]);
  expect(byRoom.blocks.map(line)).toContain('kamer-1 item 11:00–11:50 Massage 50 expected');
  const byPool = await board('pools');
  expect(byPool.lanes.map(({ id, kind, detail, places }) => ({ id, kind, detail, places }))).toEqual([
    { id: 'baden', kind: 'pool', detail: '', places: [{ from: '00:00', to: '24:00', capacity: 10 }] },
  ]);
  const byGuest = await board('guests');
  expect(byGuest.lanes).toMatchObject([
    { id: `${massage.reservationId}-1`, kind: 'guest', open: [{ from: '11:00', to: '11:50' }] },
  ]);
  expect(byGuest.blocks).toMatchObject([{ laneId: `${massage.reservationId}-1`, subtitle: 'kamer-1, therapeut-1' }]);
  expect(byTherapist.occupancyPercent).toBe(4);
  expect(byTherapist.occupancyByHour.slice(0, 3)).toEqual([0, 50, 0]);
});

test('a duo is one block of two, and a session counts the places of all who booked it', async () => {
  const date = '2026-05-22';
  await booked((one) => one.addProduct('303', [1, 2], { fixed: '12:00' }), date);
  await booked((one) => one.addProduct('304', [1, 2], { fixed: '13:00' }), date);
  await booked((one) => one.addProduct('304', [2], { fixed: '13:00' }), date);
  const firstOf = async (by: 'rooms' | 'pools') => (await board(by, date)).blocks.find(({ kind }) => kind !== 'buffer');
  const [duo, session] = [await firstOf('rooms'), await firstOf('pools')];
  expect(duo).toMatchObject({ kind: 'item', title: 'Duo', personCount: 2, laneId: 'kamer-1' });
  expect(session).toMatchObject({ kind: 'session', title: 'Hammam', personCount: 3, laneId: 'baden' });
  expect(session?.reservationIds).toHaveLength(2);
});

test('guests who stay stand in the bath by the hour, and in no session', async () => {
  const date = '2026-06-05';
  await groupInside(kuur, 3, { date });
  const { lanes, blocks } = await board('pools', date);
  expect(lanes.map(({ id, stays }) => [id, stays.map(({ from, units }) => `${from} ${units}`).slice(0, 5)])).toEqual([
    ['baden', ['10:00 3', '11:00 3', '12:00 3', '13:00 3', '14:00 0']],
  ]);
  expect(blocks).toEqual([]);
});

test('what is being booked stands there without a state, and is gone when its hold has expired', async () => {
  const date = '2026-05-19';
  await bookedGroup(kuur, '301', { time: '15:00', date });
  expect((await board('therapists', date)).blocks.map(line)[0]).toBe('therapeut-1 item 15:00–15:25 Massage 25 null');
  expect((await board('therapists', date)).arrivals).toEqual([]);
  expect((await board('guests', date)).lanes).toEqual([]);
  await kuur.advance({ minutes: 70 });
  expect((await board('therapists', date)).blocks).toEqual([]);
});

test('breaks and absences take their part of the roster, with a reason for who may read it', async () => {
  const date = '2026-05-20';
  const on = { resourceId: 'therapeut-1', fromDate: date, toDate: date };
  const away = { ...on, kind: 'absence', blocks: [{ from: '18:00', to: '24:00' }], reason: 'Tandarts' };
  const rest = { ...on, kind: 'break', blocks: [{ from: '13:00', to: '13:30' }], reason: 'Lunch' };
  for (const exception of [rest, away]) {
    expect((await planner.call('POST', '/roster-exceptions', exception)).status).toBe(201);
  }
  const { lanes, blocks } = await board('therapists', date);
  expect(lanes[0]?.open).toEqual([
    { from: '10:00', to: '13:00' },
    { from: '13:30', to: '18:00' },
  ]);
  expect(blocks.map(line).toSorted()).toEqual([
    'therapeut-1 blocked 18:00–22:00  null',
    'therapeut-1 break 13:00–13:30  null',
  ]);
  const read = await board('therapists', date, planner);
  expect(read.blocks.map(({ title }) => title).toSorted()).toEqual(['Lunch', 'Tandarts']);
});

test('a treatment whose therapist falls ill is still to be placed', async () => {
  const date = '2026-05-21';
  const guest = await booked((one) => one.addProduct('302', [1], { fixed: '11:00' }), date);
  expect((await board('rooms', date)).unassigned).toEqual([]);
  const absence = { resourceId: 'therapeut-1', fromDate: date, toDate: date, kind: 'absence', blocks: null };
  const saved = await planner.call('POST', '/roster-exceptions?force=true', { ...absence, reason: 'Griep' });
  expect(saved.status).toBe(201);
  const { unassigned, lanes } = await board('therapists', date);
  expect(unassigned).toMatchObject([{ laneId: null, title: 'Massage 50', reservationIds: [guest.reservationId] }]);
  expect(lanes[0]?.open).toEqual([]);
});

test('arrivals say who is late, with a remark, with something to pay, and change as staff check them in', async () => {
  const date = '2026-05-16';
  const late = await booked((one) => one.addProduct('302', [1], { fixed: '11:00' }), date);
  const later = await booked(async (one) => {
    await one.addProduct('301', [1], { fixed: '15:00' });
    await one.call('PUT', '/reservation/dagje/comment', { comment: 'Rolstoel' });
  }, date);
  await kuur.advance({ minutes: (Date.parse('2026-05-16T09:22:00Z') - kuur.deps.clock.now().getTime()) / 60_000 });
  const { arrivals, blocks, now } = await board('therapists', date);
  expect(now).toEqual({ date, time: '11:22' });
  const shown = { name: 'Wilma Kanarie', personCount: 2, state: 'confirmed' };
  expect(arrivals).toMatchObject([
    { ...shown, reservationId: late.reservationId, startTime: '11:00', minutesLate: 22, totalOpen: 8000 },
    { ...shown, reservationId: later.reservationId, startTime: '15:00', minutesLate: 0, totalOpen: 4500 },
  ]);
  expect(arrivals.map(({ hasComment, detail }) => `${detail} ${hasComment}`)).toEqual([
    'Massage 50 false',
    'Massage 25 true',
  ]);
  const states = (rows: BoardBlock[]) =>
    rows
      .filter(({ kind }) => kind === 'item')
      .map(({ state }) => String(state))
      .toSorted((a, b) => a.localeCompare(b));
  expect(states(blocks)).toEqual(['expected', 'late']);
  await checkIn(late);
  await checkIn(later);
  const inside = await board('therapists', date);
  expect(states(inside.blocks)).toEqual(['arrived', 'busy']);
  expect(inside.arrivals.map(({ state, minutesLate }) => `${state} ${minutesLate}`)).toEqual([
    'checked_in 0',
    'checked_in 0',
  ]);
});

test('a guest is late after as many minutes as the venue sets', async () => {
  const date = '2026-05-18';
  await booked((one) => one.addProduct('302', [1], { fixed: '11:00' }), date);
  await kuur.advance({ minutes: (Date.parse('2026-05-18T09:20:00Z') - kuur.deps.clock.now().getTime()) / 60_000 });
  const settings = new SettingsEditor(kuur, (await staffMember(kuur, 'owner')).token);
  const shown = async () => {
    const { arrivals, blocks } = await board('therapists', date);
    return [arrivals[0]?.minutesLate, blocks[0]?.state];
  };
  expect(await shown()).toEqual([20, 'late']);
  await settings.change('general', { lateMinutes: 21 });
  expect(await shown()).toEqual([0, 'expected']);
  await settings.change('general', { lateMinutes: 20 });
  expect(await shown()).toEqual([20, 'late']);
});

test('a day takes as many statements with many bookings as with one', async () => {
  const statements = async (): Promise<number> => {
    let count = 0;
    await board('rooms', '2026-05-29');
    const stop = interceptStatements(kuur.db, (statement, send) => {
      if (/claim|reservation|resource|pool|opening|product/.test(statement.sql)) count += 1;
      return send(statement);
    });
    await board('rooms', '2026-05-29');
    stop();
    return count;
  };
  await booked((one) => one.addProduct('302', [1], { fixed: '11:00' }), '2026-05-29');
  const withOne = await statements();
  await booked((one) => one.addProduct('302', [1, 2], { fixed: '13:00' }), '2026-05-29');
  await booked((one) => one.addProduct('301', [1, 2]), '2026-05-29');
  expect(await statements()).toBe(withOne);
});

test('who may not read guests has no board, and a day that is none is refused', async () => {
  const content = await staffMember(kuur, 'content');
  expect((await content.call('GET', `/day-board/${friday}`)).status).toBe(403);
  expect((await desk.call('GET', '/day-board/morgen')).json.code).toBe('validation_failed');
});

test('reading a day leaves one trace in a quarter of an hour', async () => {
  const entries = () =>
    kuur.db
      .selectFrom('auditEntry')
      .select(['action', 'objectId'])
      .where('objectKind', '=', 'reservation')
      .where('action', '=', 'searched')
      .where('actorId', '=', 'st-desk')
      .execute();
  await kuur.advance({ minutes: 16 });
  const before = (await entries()).length;
  await board();
  await board();
  expect((await entries()).length).toBe(before + 1);
});
