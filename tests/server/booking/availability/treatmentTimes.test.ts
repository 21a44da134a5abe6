import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { DayTimes, Schedule } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { emptyBook } from '#tests/support/emptyBook.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { Visitor } from '#tests/support/visitor.ts';

const massage50 = '302';
const duo = '303';
const hammam = '304';
let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 1, 1);
});
afterAll(() => app.close());
beforeEach(async () => {
  await emptyBook(app.db);
});

async function timesOf(product: string, date: string, query = '', session?: string): Promise<DayTimes> {
  const answer = await app.call<DayTimes>(
    'GET',
    `/api/products/${product}/times/${date}?${query}`,
    session ? { session } : {},
  );
  expect(answer.status).toBe(200);
  return answer.json.data;
}

test('a treatment can start every half hour while its therapist works', async () => {
  const { arrivalTimes, departureTimes, reason } = await timesOf(massage50, '2026-05-12');
  expect([arrivalTimes[0], arrivalTimes.at(-1), arrivalTimes.length]).toEqual(['10:00', '21:00', 23]);
  expect([departureTimes, reason]).toEqual([[], null]);
});

test('what others have booked is not offered, and what is offered can be booked', async () => {
  const other = new Visitor(app, { slug: 'dagje' });
  await other.holdDay();
  await other.addProduct(massage50, [1], { fixed: '13:00' });
  const { arrivalTimes } = await timesOf(massage50, '2026-05-12');
  expect(arrivalTimes.filter((time) => time > '11:30' && time < '14:30')).toEqual(['12:00', '14:00']);
  for (const time of arrivalTimes.slice(0, 4)) {
    const visitor = new Visitor(app, { slug: 'dagje', persons: 1 });
    await visitor.holdDay();
    const answer = await visitor.addProduct(massage50, [1], { fixed: time });
    expect(answer.json.data.notBookedProducts).toEqual([]);
    await visitor.call('DELETE', '/reservation/dagje');
  }
});

test('a guest is offered only times beside their own treatments', async () => {
  const visitor = new Visitor(app, { slug: 'dagje', date: '2026-05-15' });
  await visitor.holdDay();
  await visitor.addProduct(massage50, [1], { fixed: '11:30' });
  const own = await timesOf(hammam, '2026-05-15', 'flow=dagje&guests=1', visitor.session);
  const companion = await timesOf(hammam, '2026-05-15', 'flow=dagje&guests=2', visitor.session);
  expect([own.arrivalTimes, companion.arrivalTimes]).toEqual([['13:00'], ['11:00', '13:00']]);
});

test('without a time the reason and the nearest other days are told', async () => {
  const { arrivalTimes, reason, alternatives } = await timesOf(hammam, '2026-05-12');
  expect([arrivalTimes, reason]).toEqual([[], 'unavailable']);
  expect(alternatives).toEqual([
    { kind: 'other_day', date: '2026-05-15', time: '11:00', persons: [1] },
    { kind: 'other_day', date: '2026-05-16', time: '11:00', persons: [1] },
  ]);
  expect(await timesOf(duo, '2026-05-12', 'persons=2')).toMatchObject({ arrivalTimes: [], reason: 'no_therapist' });
});

test('guests who want the same start are told when there is none for all of them', async () => {
  const together = await timesOf(massage50, '2026-05-12', 'persons=2&guests=1,2');
  expect([together.arrivalTimes, together.reason]).toEqual([[], 'no_common_time']);
  const hammamForTwo = await timesOf(hammam, '2026-05-15', 'persons=2&guests=1,2');
  expect(hammamForTwo.arrivalTimes).toEqual(['11:00', '13:00']);
});

test('times are told for no more guests than the venue takes', async () => {
  const query = 'persons=1&guests=12,13';
  const answer = await app.call('GET', `/api/products/${massage50}/times/2026-05-12?${query}`);
  expect([answer.status, answer.json.code]).toEqual([409, 'person_count_invalid']);
});

test('a finer grid is offered only when half hours leave nothing', async () => {
  await sql`update resource set roster_weeks = jsonb_set(roster_weeks, '{0,days}',
    (select jsonb_agg(jsonb_build_object('weekday', d, 'blocks', '[{"from":610,"to":675}]'::jsonb)) from generate_series(1, 7) d))
    where id = 'therapeut-1'`.execute(app.db);
  expect((await timesOf(massage50, '2026-05-12')).arrivalTimes).toEqual(['10:15']);
  await sql`update resource set roster_weeks = jsonb_set(roster_weeks, '{0,days}',
    (select jsonb_agg(jsonb_build_object('weekday', d, 'blocks', '[{"from":600,"to":1320}]'::jsonb)) from generate_series(1, 7) d))
    where id = 'therapeut-1'`.execute(app.db);
});

test('a month of a flow offers the days on which the whole group can have the same thing', async () => {
  const month = (persons: number) =>
    app.call<Schedule>('GET', `/api/flows/f-dagje/schedule/2026-04-30-2026-05-31?persons=${persons}`);
  const alone = await month(1);
  expect(alone.status).toBe(200);
  expect(Object.keys(alone.json.data)).toHaveLength(31);
  expect(alone.json.meta.reasons).toEqual({ '2026-04-30': 'past' });
  await sql`insert into roster_exception (venue_id, id, resource_id, from_date, to_date, kind)
    values ('proefbad', 'ziek', 'therapeut-1', '2026-05-11', '2026-05-14', 'absence')`.execute(app.db);
  expect((await month(1)).json.meta.reasons).toMatchObject({ '2026-05-12': 'full', '2026-05-14': 'full' });
  await sql`delete from roster_exception`.execute(app.db);
});

test('a day is not full for the visitor who holds what was left of it', async () => {
  await sql`insert into roster_exception (venue_id, id, resource_id, from_date, to_date, kind, blocks)
    values ('proefbad', 'kort', 'therapeut-1', '2026-05-12', '2026-05-12', 'absence',
      '[{"from": 0, "to": 660}, {"from": 720, "to": 1440}]')`.execute(app.db);
  const visitor = new Visitor(app, { slug: 'dagje', persons: 1 });
  await visitor.holdDay();
  await visitor.addProduct(massage50, [1], { fixed: '11:00' });
  const path = '/flows/f-dagje/schedule/2026-05-12-2026-05-12';
  const [own, others] = [await visitor.call('GET', path), await app.call('GET', `/api${path}`)];
  await sql`delete from roster_exception`.execute(app.db);
  expect([Object.keys(own.json.data), others.json.meta.reasons]).toEqual([['2026-05-12'], { '2026-05-12': 'full' }]);
});

test('a day of a flow that is offered has a time for a treatment of it', async () => {
  const { json } = await app.call<Schedule>('GET', '/api/flows/f-dagje/schedule/2026-05-10-2026-05-16?persons=1');
  for (const date of Object.keys(json.data)) expect((await timesOf(massage50, date)).arrivalTimes).not.toEqual([]);
});

test('a flow that is not there and a range that is too long are refused', async () => {
  const unknown = await app.call('GET', '/api/flows/nergens/schedule/2026-05-10-2026-05-16');
  expect([unknown.status, unknown.json.code]).toEqual([404, 'not_found']);
  const long = await app.call('GET', '/api/flows/f-dagje/schedule/2026-05-10-2026-12-16');
  expect([long.status, long.json.code]).toEqual([400, 'validation_failed']);
  const sixWeeks = '/api/flows/f-dagje/schedule/2026-05-10-2026-06';
  expect((await app.call('GET', `${sixWeeks}-20`)).status).toBe(200);
  expect((await app.call('GET', `${sixWeeks}-21`)).json.errors).toEqual([{ pointer: '/path/to', code: 'too_large' }]);
});
