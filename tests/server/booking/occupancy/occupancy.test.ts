import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Occupancy, StaffReservation } from '#contract/names.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookAtDesk, treatmentForm } from '#tests/support/desk.ts';
import { friday, planningApp, refusal, wrongFields } from '#tests/support/planningApp.ts';
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

async function occupancy(from: string, to = from): Promise<Occupancy> {
  const answer = await planner.call<Occupancy>('GET', `/reports/occupancy?from=${from}&to=${to}`);
  expect(answer.status).toBe(200);
  return answer.json.data;
}

async function booked(fill: (visitor: Visitor) => Promise<unknown>, options: object): Promise<Visitor> {
  const visitor = new Visitor(kuur, options);
  await ('startTime' in options ? visitor.hold() : visitor.holdDay());
  await fill(visitor);
  await visitor.toPayment();
  expect((await visitor.payOnLocation()).status).toBe(200);
  return visitor;
}

test('a pool is as full as its places are held in the hours that it is open', async () => {
  await booked((one) => one.checkin(), { date: friday, startTime: '10:00', endTime: '14:00' });
  const { pools, days } = await occupancy(friday);
  expect(pools.map(({ id }) => id)).toEqual(['baden']);
  expect(days[0]).toMatchObject({ date: friday, firstHour: 10, visits: 1, guests: 2, fromSite: 1, fromDesk: 0 });
  expect(days[0]?.pools[0]).toEqual({
    heldMinutes: 2 * 240,
    openMinutes: 10 * 720,
    byHour: [20, 20, 20, 20, 0, 0, 0, 0, 0, 0, 0, 0],
    openByHour: Array(12).fill(10 * 60),
  });
});

test('hours with fewer places are fuller, and say how many they have', async () => {
  await sql`insert into pool_hours (venue_id, pool_id, position, weekdays, from_minute, to_minute, capacity)
    values ('proefbad', 'baden', 0, '{5}', 645, 720, 4)`.execute(kuur.db);
  const [day] = (await occupancy(friday)).days;
  await sql`truncate pool_hours`.execute(kuur.db);
  expect(day?.pools[0]).toEqual({
    heldMinutes: 2 * 240,
    openMinutes: 10 * (720 - 75) + 4 * 75,
    byHour: [24, 50, 20, 20, 0, 0, 0, 0, 0, 0, 0, 0],
    openByHour: [10 * 45 + 4 * 15, 4 * 60, ...Array(10).fill(10 * 60)],
  });
});

test('therapists and rooms are as full as they are held while they work, cleaning included', async () => {
  const date = '2026-05-22';
  await booked((one) => one.addProduct('302', [1], { fixed: '11:00' }), { slug: 'dagje', date });
  const { kinds, days, resources } = await occupancy(date);
  expect(kinds.map(({ role }) => role)).toEqual(['therapist', 'room']);
  for (const share of days[0]!.kinds) {
    expect(share).toMatchObject({ heldMinutes: 60, openMinutes: 2 * 720 });
    expect(share.byHour.slice(0, 3)).toEqual([0, 50, 0]);
  }
  expect(
    resources
      .map(({ role, workedMinutes, heldMinutes, treatments }) =>
        [role, workedMinutes, heldMinutes, treatments].join(' '),
      )
      .toSorted(),
  ).toEqual(['room 720 0 0', 'room 720 60 1', 'therapist 720 0 0', 'therapist 720 60 1']);
});

test('time that staff block is no time for bookings, and stays worked time of the therapist', async () => {
  const date = '2026-05-20';
  const body = { resourceId: 'therapeut-1', startTime: '11:00', endTime: '12:00', reason: 'Overleg' };
  expect((await desk.call('POST', `/day-board/${date}/blocked-times`, body)).status).toBe(200);
  const { days, resources } = await occupancy(date);
  expect(days[0]!.kinds[0]).toMatchObject({ heldMinutes: 0, openMinutes: 2 * 720 - 60 });
  expect(resources.find(({ id }) => id === 'therapeut-1')).toMatchObject({ workedMinutes: 720, blockedMinutes: 60 });
  expect(resources.find(({ id }) => id === 'therapeut-2')).toMatchObject({ workedMinutes: 720, blockedMinutes: 0 });
});

test('bookings of the desk and guests who did not come are counted apart', async () => {
  const date = '2026-05-19';
  const form = treatmentForm([{ person: 1, productId: '301' }], { date });
  const answer = await bookAtDesk(desk, form);
  expect(answer.status).toBe(201);
  const { id } = answer.json.data;
  const day = async () => (await occupancy(date)).days[0];
  expect(await day()).toMatchObject({ visits: 1, fromDesk: 1, fromSite: 0, noShows: 0 });
  await sql`update reservation set state = 'no_show' where id = ${id}`.execute(kuur.db);
  expect(await day()).toMatchObject({ visits: 1, noShows: 1, noShowGuests: 1 });
  await sql`update reservation set state = 'confirmed' where id = ${id}`.execute(kuur.db);
  expect((await desk.call<StaffReservation>('POST', `/reservations/${id}/cancel`, { reason: 'ziek' })).status).toBe(
    200,
  );
  expect(await day()).toMatchObject({ visits: 0, guests: 0 });
});

test('who works no more still counts for what was booked', async () => {
  const date = '2026-05-26';
  await booked((one) => one.addProduct('302', [1], { fixed: '11:00' }), { slug: 'dagje', date });
  const { resources: before } = await occupancy(date);
  const worked = before.find(({ role, heldMinutes }) => role === 'therapist' && heldMinutes > 0)!;
  await sql`update resource set active = false where id = ${worked.id}`.execute(kuur.db);
  const { days, resources } = await occupancy(date);
  expect(resources.find(({ id }) => id === worked.id)).toEqual({ ...worked, workedMinutes: 60 });
  expect(days[0]?.kinds[0]).toMatchObject({ heldMinutes: 60, openMinutes: 780 });
  await sql`update resource set active = true where id = ${worked.id}`.execute(kuur.db);
});

test('a closed day has no hours, and both days on which the clock changes have those of the opening times', async () => {
  await sql`insert into opening_exception (venue_id, id, from_date, to_date)
    values ('proefbad', 'dicht', '2026-05-25', '2026-05-25')`.execute(kuur.db);
  const [closed] = (await occupancy('2026-05-25')).days;
  expect(closed).toMatchObject({ firstHour: 0, pools: [{ heldMinutes: 0, openMinutes: 0, byHour: [] }] });
  for (const date of ['2026-10-25', '2027-03-28']) {
    expect((await occupancy(date)).days[0]?.pools[0]).toMatchObject({ openMinutes: 7200 });
  }
});

test('a period is 400 days at most, in their order, and for who may read reports', async () => {
  const request = (query: string, reader = planner) => reader.call('GET', `/reports/occupancy?${query}`);
  expect(wrongFields(await request('from=2026-05-02&to=2026-05-01'))).toEqual(['/query/to dates_reversed']);
  expect(wrongFields(await request('from=2026-01-01&to=2027-02-05'))).toEqual(['/query/to too_many']);
  expect((await occupancy('2026-01-01', '2027-02-04')).days).toHaveLength(400);
  expect(refusal(await request('from=2026-05-01&to=2026-05-01', desk))).toEqual([403, 'forbidden']);
});
