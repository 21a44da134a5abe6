import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DateTest, DayTimes } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

const massage50 = '302';
const massageName = 'Massage 50';
let app: TestApp;
let content: StaffMember;

beforeAll(async () => {
  app = await testApp();
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 1, 1);
  content = await staffMember(app, 'content');
});
afterAll(() => app.close());

async function tested(date: string, persons: number): Promise<DateTest> {
  const token = await content.liveToken();
  const answer = await app.call<DateTest>('GET', `/api/opening-times/test/${date}?persons=${persons}`, { token });
  expect([answer.status, answer.json]).toEqual([200, expect.anything()]);
  return answer.json.data;
}

const visitorTimes = async (product: string, date: string, persons: number): Promise<DayTimes> => {
  const guests = Array.from({ length: persons }, (_, index) => index + 1).join(',');
  const path = `/api/products/${product}/times/${date}?persons=${persons}&guests=${guests}`;
  return (await app.call<DayTimes>('GET', path)).json.data;
};

const offered = (times: readonly { time: string; reason: unknown }[] | null | undefined): string[] =>
  (times ?? []).flatMap(({ time, reason }) => (reason === null ? [time] : []));

test('staff see what visitors are offered on a day, and of the other times why not', async () => {
  const other = new Visitor(app, { slug: 'dagje' });
  await other.holdDay();
  await other.addProduct(massage50, [1], { fixed: '13:00' });
  const day = await tested('2026-05-12', 1);
  expect([day.reason, day.blocks]).toEqual([null, [{ from: '10:00', to: '22:00' }]]);

  const massage = day.starts.find(({ name }) => name === massageName);
  expect(offered(massage?.times)).toEqual((await visitorTimes(massage50, '2026-05-12', 1)).arrivalTimes);
  expect(massage?.times?.find(({ time }) => time === '13:00')?.reason).toBe('no_therapist');

  const stay = day.stays[0];
  const visitors = await visitorTimes(proefbad.activity.xplanId, '2026-05-12', 1);
  expect(offered(stay?.arrivals)).toEqual(visitors.arrivalTimes);
  expect(stay?.arrivals[0]?.departures).toEqual(visitors.departures[stay!.arrivals[0]!.time]);
});

test('a group too large for the baths finds every arrival full, and one too large for a therapist no common time', async () => {
  const [crowd, pair] = [await tested('2026-05-13', 11), await tested('2026-05-13', 2)];
  const reasons = new Set(crowd.stays.flatMap(({ arrivals }) => arrivals.map(({ reason }) => reason)));
  expect(reasons).toContain('full');
  expect(offered(crowd.stays[0]?.arrivals)).toEqual([]);
  const massage = pair.starts.find(({ name }) => name === massageName);
  expect(offered(massage?.times)).toEqual([]);
  expect(new Set(massage?.times?.map(({ reason }) => reason))).toEqual(new Set(['no_common_time']));
});

test('a day that is over, beyond the horizon or closed says so and offers nothing', async () => {
  await app.db
    .insertInto('openingException')
    .values({
      venueId: proefbad.venueId,
      id: 'dicht',
      fromDate: '2026-05-20',
      toDate: '2026-05-20',
      reason: JSON.stringify({ nl: 'Onderhoud' }),
    })
    .execute();
  const days = await Promise.all(['2026-04-01', '2027-05-01', '2026-05-20'].map((date) => tested(date, 2)));
  expect(days.map(({ reason, message }) => [reason, message])).toEqual([
    ['past', null],
    ['beyond_horizon', null],
    ['closed', 'Onderhoud'],
  ]);
  expect(days.flatMap(({ stays, starts }) => [...stays, ...starts])).toEqual([]);
});

test('more persons than a visit may have are refused', async () => {
  const token = await content.liveToken();
  const answer = await app.call('GET', '/api/opening-times/test/2026-05-12?persons=13', { token });
  expect(answer.json).toMatchObject({ code: 'person_count_invalid' });
});

test('a pool that has fewer places at some hours is full then, and open again after them', async () => {
  const date = '2026-05-14';
  await sql`insert into pool_hours (venue_id, pool_id, position, weekdays, from_minute, to_minute, capacity)
    values ('proefbad', 'baden', 0, '{4}', 600, 780, 1)`.execute(app.db);
  const [two, one] = [await tested(date, 2), await tested(date, 1)];
  await sql`truncate pool_hours`.execute(app.db);
  const arrivals = two.stays[0]!.arrivals.map(({ time, reason }) => `${time} ${reason}`);
  expect(arrivals).toContain('10:00 full');
  expect(arrivals).toContain('12:30 full');
  expect(offered(two.stays[0]!.arrivals)).toEqual(['13:00', '13:30', '14:00']);
  expect(offered(one.stays[0]!.arrivals)[0]).toBe('10:00');
});
