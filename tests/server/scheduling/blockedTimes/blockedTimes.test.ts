import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  AuditEntry,
  BlockedTimeForm,
  BlockedTimeResult,
  DayBoard,
  MoveResult,
  RepairProposals,
} from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import type { TestApp } from '#tests/support/app.ts';
import { planningApp, refusal, wrongFields } from '#tests/support/planningApp.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { Visitor } from '#tests/support/visitor.ts';

const massage = '302';

let kuur: TestApp;
let planner: StaffMember;
let desk: StaffMember;

beforeAll(async () => {
  ({ kuur, planner } = await planningApp());
  desk = await staffMember(kuur, 'desk');
  await sql`update flow set checkout_type = 'location' where id = 'f-dagje'`.execute(kuur.db);
});
afterAll(async () => {
  expect(await audit(kuur.db)).toEqual([]);
  await kuur.close();
});

const form = (resourceId: string, startTime: string, endTime: string, reason = 'Lamp vervangen') => ({
  resourceId,
  startTime,
  endTime,
  reason,
});

const block = (date: string, body: BlockedTimeForm, by = desk) =>
  by.call<BlockedTimeResult>('POST', `/day-board/${date}/blocked-times`, body);

async function blocked(date: string, body: BlockedTimeForm) {
  const answer = await block(date, body);
  expect([answer.status, answer.json.code]).toEqual([200, undefined]);
  return answer.json.data.blockedTime!;
}

const change = (date: string, id: string, body: object) =>
  desk.call<BlockedTimeResult>('PUT', `/day-board/${date}/blocked-times/${id}`, body);

const remove = (date: string, id: string) => desk.call('DELETE', `/day-board/${date}/blocked-times/${id}`);

async function board(date: string, by: 'therapists' | 'rooms' = 'therapists'): Promise<DayBoard> {
  return (await desk.call<DayBoard>('GET', `/day-board/${date}?by=${by}`)).json.data;
}

const blocksOf = async (date: string, by?: 'therapists' | 'rooms') =>
  (await board(date, by)).blocks.filter(({ kind }) => kind === 'blocked');

async function visitorOn(date: string): Promise<Visitor> {
  const visitor = new Visitor(kuur, { slug: 'dagje', date, persons: 1 });
  await visitor.holdDay();
  return visitor;
}

const reasonAt = async (visitor: Visitor, fixed: string) =>
  (await visitor.addProduct(massage, [1], { fixed })).json.data.notBookedProducts[0]?.reason;

async function booked(date: string, fixed: string): Promise<void> {
  const visitor = await visitorOn(date);
  expect(await reasonAt(visitor, fixed)).toBeUndefined();
  await visitor.toPayment();
  expect((await visitor.payOnLocation()).status).toBe(200);
}

test('what the desk blocks is on the board with its reason, and no guest is booked there until it is removed', async () => {
  const date = '2026-05-12';
  const before = (await board(date)).occupancyPercent;
  const first = await blocked(date, form('therapeut-1', '11:00', '12:00', ' Overleg '));
  expect(first).toEqual({
    id: expect.any(String) as string,
    date,
    resourceId: 'therapeut-1',
    startTime: '11:00',
    endTime: '12:00',
    reason: 'Overleg',
    version: 1,
  });
  const second = await blocked(date, form('therapeut-2', '11:30', '12:30'));
  expect(await blocksOf(date)).toEqual([
    expect.objectContaining({
      id: first.id,
      blockedTimeId: first.id,
      laneId: 'therapeut-1',
      startTime: '11:00',
      endTime: '12:00',
      title: 'Overleg',
      resourceIds: ['therapeut-1'],
      sequence: 1,
    }),
    expect.objectContaining({ blockedTimeId: second.id, laneId: 'therapeut-2' }),
  ]);
  expect((await board(date)).occupancyPercent).toBe(before);
  expect((await board(date)).lanes.find(({ id }) => id === 'therapeut-1')?.open).toContainEqual(
    expect.objectContaining({ to: '11:00' }),
  );
  const visitor = await visitorOn(date);
  expect(await reasonAt(visitor, '11:15')).toBe('no_therapist');
  expect((await remove(date, first.id)).status).toBe(204);
  expect(await blocksOf(date)).toHaveLength(1);
  expect(await reasonAt(visitor, '11:15')).toBeUndefined();
  const { json } = await planner.call<AuditEntry[]>('GET', '/audit-entries');
  const own = json.data.filter(({ object }) => object === `blockedTime:${first.id}`);
  expect(own.map(({ action }) => action).toSorted()).toEqual(['created', 'removed']);
  expect(JSON.stringify(json.data)).not.toContain('Overleg');
  expect((await remove(date, first.id)).status).toBe(404);
});

test('a time that a guest has is not blocked; the preview and the refusal say who is in the way', async () => {
  const date = '2026-05-13';
  await blocked(date, form('therapeut-2', '09:00', '22:00', 'Cursus'));
  const visitor = await visitorOn(date);
  expect(await reasonAt(visitor, '14:00')).toBeUndefined();
  const over = form('therapeut-1', '14:30', '15:30');
  const previewed = await block(date, { ...over, preview: true });
  expect(previewed.json.data).toEqual({
    blockedTime: null,
    conflicts: [
      expect.objectContaining({ kind: 'reservation', id: visitor.reservationId, title: 'Massage 50', name: '' }),
    ],
  });
  expect((await block(date, { ...form('therapeut-2', '10:00', '11:00'), preview: true })).json.data.conflicts).toEqual([
    {
      kind: 'blockedTime',
      id: expect.any(String) as string,
      startTime: '09:00',
      endTime: '22:00',
      title: 'Cursus',
      name: '',
    },
  ]);
  const refused = await block(date, over);
  expect(refusal(refused)).toEqual([409, 'in_use']);
  expect(refused.json.usedBy).toEqual([
    {
      kind: 'reservation',
      id: visitor.reservationId,
      name: expect.stringContaining(`${date} 14:00, Massage 50`) as string,
    },
  ]);
  expect(await blocksOf(date)).toHaveLength(1);
  expect((await block(date, { ...form('therapeut-1', '17:00', '18:00'), preview: true })).json.data.conflicts).toEqual(
    [],
  );
});

test('a blocked time gets another end, another room and another reason; of two desks the second is told', async () => {
  const date = '2026-05-14';
  const { id } = await blocked(date, form('kamer-1', '10:00', '11:00'));
  const longer = { ...form('kamer-1', '10:00', '12:00'), version: 1 };
  expect((await change(date, id, { ...longer, preview: true })).json.data).toEqual({
    blockedTime: null,
    conflicts: [],
  });
  expect((await change(date, id, longer)).json.data.blockedTime).toMatchObject({ endTime: '12:00', version: 2 });
  expect(refusal(await change(date, id, { ...longer, endTime: '13:00' }))).toEqual([409, 'version_conflict']);
  const moved = { ...form('kamer-2', '10:30', '11:30', 'Geur'), version: 2 };
  expect((await change(date, id, moved)).json.data.blockedTime).toMatchObject({ resourceId: 'kamer-2', version: 3 });
  expect(await blocksOf(date, 'rooms')).toEqual([
    expect.objectContaining({ laneId: 'kamer-2', startTime: '10:30', endTime: '11:30', title: 'Geur', sequence: 3 }),
  ]);
  expect(refusal(await change('2026-05-15', id, { ...moved, version: 3 }))).toEqual([404, 'not_found']);
  const other = await blocked(date, form('kamer-1', '10:30', '11:30'));
  const onto = { ...form('kamer-1', '10:00', '11:00'), version: 3 };
  expect(refusal(await change(date, id, onto))).toEqual([409, 'in_use']);
  expect((await change(date, id, { ...onto, preview: true })).json.data.conflicts).toEqual([
    expect.objectContaining({ kind: 'blockedTime', id: other.id }),
  ]);
  expect(await blocksOf(date, 'rooms')).toHaveLength(2);
});

test('a past day, a time beside the grid, one without length and what has no lane are refused', async () => {
  expect(wrongFields(await block('2026-01-01', form('kamer-1', '10:00', '11:00')))).toEqual(['/date past']);
  const date = '2026-05-18';
  expect(wrongFields(await block(date, form('kamer-1', '10:01', '11:00')))).toEqual(['/startTime off_grid']);
  expect(wrongFields(await block(date, form('kamer-1', '11:00', '10:00')))).toEqual(['/endTime times_reversed']);
  expect(wrongFields(await block(date, form('nergens', '10:00', '11:00')))).toEqual(['/resourceId not_found']);
  expect(wrongFields(await block(date, { ...form('nergens', '10:00', '11:00'), preview: true }))).toEqual([
    '/resourceId not_found',
  ]);
});

test('an item is moved nowhere that is blocked, and the answer names what is blocked', async () => {
  const date = '2026-05-19';
  const { id } = await blocked(date, form('therapeut-2', '13:00', '16:00'));
  await booked(date, '10:00');
  const item = (await board(date)).blocks.find(({ kind }) => kind === 'item')!;
  const move = { itemId: item.itemId, sequence: item.sequence, startTime: '14:00', resourceIds: ['therapeut-2'] };
  const answer = await desk.call<MoveResult>('POST', `/day-board/${date}/moves`, { ...move, preview: true });
  expect(answer.json.data).toMatchObject({
    reason: 'no_therapist',
    conflicts: [{ itemId: null, blockedTimeId: id, resourceId: 'therapeut-2' }],
  });
});

test('a repair places nobody in time that is blocked', async () => {
  const date = '2026-05-20';
  await booked(date, '14:00');
  const { blocks } = await board(date);
  const held = blocks.find(({ kind }) => kind === 'item')!.laneId!;
  const other = held === 'therapeut-1' ? 'therapeut-2' : 'therapeut-1';
  const ill = { resourceIds: [held], kind: 'absence', block: null, pool: null, reason: '', itemIds: [] };
  const movedTo = async () => {
    const { json } = await planner.call<RepairProposals>('POST', `/day-board/${date}/repairs`, ill);
    return json.data.repairs.flatMap(({ moves }) => moves).map(({ startTime }) => startTime);
  };
  expect(await movedTo()).toContain('14:00');
  await blocked(date, form(other, '12:00', '24:00'));
  const times = await movedTo();
  expect(times.length).toBeGreaterThan(0);
  expect(times.filter((time) => time > '11:10')).toEqual([]);
});

test('of many who want the same hour at once one has it, a guest or a desk, and nothing is held twice', async () => {
  const date = '2026-05-21';
  await blocked(date, form('therapeut-2', '00:00', '24:00'));
  const visitors = await Promise.all(Array.from({ length: 6 }, () => visitorOn(date)));
  const outcomes = await Promise.all([
    ...visitors.map(async (visitor) => (await reasonAt(visitor, '14:00')) === undefined),
    ...Array.from({ length: 6 }, async () => (await block(date, form('therapeut-1', '14:00', '14:30'))).status === 200),
  ]);
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  expect(await audit(kuur.db)).toEqual([]);
});
