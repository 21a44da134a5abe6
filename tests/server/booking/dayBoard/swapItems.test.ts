import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoardBlock, DayBoard, StaffReservation, SwapForm, SwapResult } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import type { TestApp } from '#tests/support/app.ts';
import { planningApp, refusal } from '#tests/support/planningApp.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { expectCountersToFit, Visitor } from '#tests/support/visitor.ts';

const [short, long] = ['301', '302'] as const;

let kuur: TestApp;
let desk: StaffMember;

beforeAll(async () => {
  ({ kuur } = await planningApp());
  desk = await staffMember(kuur, 'desk');
  await sql`update flow set checkout_type = 'location' where id = 'f-dagje'`.execute(kuur.db);
});
afterAll(async () => {
  await expectCountersToFit(kuur);
  await kuur.services.jobs.runEverything();
  expect(await audit(kuur.db)).toEqual([]);
  await kuur.close();
});

async function booked(date: string, products: Record<string, string>): Promise<Visitor> {
  const visitor = new Visitor(kuur, { slug: 'dagje', date, persons: 1 });
  await visitor.holdDay();
  for (const [productId, fixed] of Object.entries(products)) {
    const { json } = await visitor.addProduct(productId, [1], { fixed });
    expect(json.data.notBookedProducts).toEqual([]);
  }
  await visitor.toPayment();
  expect((await visitor.payOnLocation()).status).toBe(200);
  return visitor;
}

async function itemOf(date: string, { reservationId }: Visitor, startTime?: string): Promise<BoardBlock> {
  const { json } = await desk.call<DayBoard>('GET', `/day-board/${date}?by=guests`);
  const own = json.data.blocks.filter(
    ({ kind, reservationIds }) => kind === 'item' && reservationIds[0] === reservationId,
  );
  return own.find((item) => startTime === undefined || item.startTime === startTime)!;
}

const swap = (date: string, items: BoardBlock[], exchange: SwapForm['exchange'], more: Partial<SwapForm> = {}) =>
  desk.call<SwapResult>('POST', `/day-board/${date}/swaps`, {
    items: items.map(({ itemId, sequence }) => ({ itemId, sequence })),
    exchange,
    ...more,
  });

const changedMails = () => kuur.db.selectFrom('job').select('key').where('kind', '=', 'mail.changed').execute();

test('two massages at the same time exchange their therapists, and their rooms with them if asked', async () => {
  const date = '2026-05-12';
  const [one, other] = [await booked(date, { [long]: '11:00' }), await booked(date, { [long]: '11:00' })];
  const before = [await itemOf(date, one), await itemOf(date, other)];
  const previewed = await swap(date, before, ['therapists'], { preview: true });
  expect(previewed.json.data).toMatchObject({ done: false, items: [{ reason: null }, { reason: null }] });
  expect(await itemOf(date, one)).toEqual(before[0]);
  expect((await swap(date, before, ['therapists'])).json.data).toMatchObject({
    done: true,
    items: [{ sequence: before[0]!.sequence! + 1 }, { sequence: before[1]!.sequence! + 1 }],
  });
  const after = [await itemOf(date, one), await itemOf(date, other)];
  const [firstIds, secondIds] = before.map(({ resourceIds }) => resourceIds.toSorted());
  expect(after.map(({ startTime }) => startTime)).toEqual(['11:00', '11:00']);
  expect(after[0]!.resourceIds.toSorted()).toEqual([firstIds![0], secondIds![1]]);
  await swap(date, after, ['rooms']);
  expect((await itemOf(date, one)).resourceIds.toSorted()).toEqual(secondIds);
  expect(await changedMails()).toEqual([]);
  const { json } = await desk.call<StaffReservation>('GET', `/reservations/${one.reservationId}`);
  expect(json.data.events.filter(({ kind }) => kind === 'item.moved')).toHaveLength(2);
});

test('two guests exchange their times, each keeps the therapist, and both are mailed if asked', async () => {
  const date = '2026-05-13';
  const [one, other] = [await booked(date, { [long]: '11:00' }), await booked(date, { [short]: '15:00' })];
  const before = [await itemOf(date, one), await itemOf(date, other)];
  const { json } = await swap(date, before, ['times'], { notifyGuests: true });
  expect(json.data.items).toMatchObject([
    { startTime: '15:00', endTime: '15:50', resourceIds: before[0]!.resourceIds },
    { startTime: '11:00', resourceIds: before[1]!.resourceIds },
  ]);
  expect(await changedMails()).toHaveLength(2);
  expect(refusal(await swap(date, before, ['times']))).toEqual([409, 'version_conflict']);
  expect(refusal(await swap('2026-05-14', before, ['times']))).toEqual([404, 'not_found']);
});

test('where one of the two does not fit neither moves, and the preview says which and why', async () => {
  const date = '2026-05-14';
  const busy = await booked(date, { [long]: '11:00', [short]: '14:00' });
  const other = await booked(date, { [long]: '14:30' });
  const items = [await itemOf(date, busy, '11:00'), await itemOf(date, other)];
  const { json } = await swap(date, items, ['times'], { preview: true });
  expect(json.data.items).toMatchObject([{ reason: 'guest_busy' }, { reason: null }]);
  expect(refusal(await swap(date, items, ['times']))).toEqual([409, 'times_unavailable']);
  expect([await itemOf(date, busy, '11:00'), await itemOf(date, other)]).toEqual(items);
  const same = await swap(date, [items[0]!, items[0]!], ['times']);
  expect(refusal(same)).toEqual([404, 'not_found']);
});

test("a guest's own two massages exchange their places as one change", async () => {
  const date = '2026-05-15';
  const guest = await booked(date, { [long]: '11:00', [short]: '15:00' });
  const items = [await itemOf(date, guest, '11:00'), await itemOf(date, guest, '15:00')];
  const { json } = await swap(date, items, ['times', 'therapists', 'rooms']);
  expect(json.data.items.map(({ startTime, sequence }) => [startTime, sequence])).toEqual([
    ['15:00', items[0]!.sequence! + 1],
    ['11:00', items[0]!.sequence! + 1],
  ]);
});

test('of two desks that swap the same two at once one does, and the other is told', async () => {
  const date = '2026-05-19';
  const items = [
    await itemOf(date, await booked(date, { [long]: '11:00' })),
    await itemOf(date, await booked(date, { [long]: '15:00' })),
  ];
  const answers = await Promise.all([swap(date, items, ['times']), swap(date, items.toReversed(), ['times'])]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status === 409)?.json.code).toBe('version_conflict');
});
