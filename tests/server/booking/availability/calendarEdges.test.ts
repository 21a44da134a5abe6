import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DayTimes, Schedule } from '#contract/names.ts';
import { addDays } from '#domain/values/localDate.ts';
import { audit } from '#tests/support/audit.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { emptyBook } from '#tests/support/emptyBook.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

const massage50 = '302';
const hammam = '304';
let app: TestApp;

beforeAll(async () => {
  app = await testApp({ start: '2026-03-20T08:00:00Z' });
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 1, 1);
});
afterAll(() => app.close());
beforeEach(async () => {
  expect(await audit(app.db)).toEqual([]);
  await emptyBook(app.db);
});

/** Lets program and database believe that it is this instant. */
const atInstant = (instant: string): Promise<void> =>
  app.advance({ seconds: (Date.parse(instant) - app.deps.clock.now().getTime()) / 1_000 });

const flowDays = async (from: string, to: string): Promise<{ days: string[]; reasons: Record<string, string> }> => {
  const answer = await app.call<Schedule>('GET', `/api/flows/f-dagje/schedule/${from}-${to}?persons=1`);
  return { days: Object.keys(answer.json.data), reasons: answer.json.meta.reasons };
};

const entryDays = async (from: string, to: string): Promise<{ days: string[]; reasons: Record<string, string> }> => {
  const answer = await app.call<Schedule>('GET', `/api/products/${proefbad.entry.xplanId}/schedule/${from}-${to}`);
  return { days: Object.keys(answer.json.data), reasons: answer.json.meta.reasons };
};

const timesOn = (date: string, product = massage50): Promise<TestAnswer<DayTimes>> =>
  app.call<DayTimes>('GET', `/api/products/${product}/times/${date}`);

const firstTimes = async (date: string): Promise<(string | undefined)[]> => {
  const answers = [await timesOn(date), await timesOn(date, proefbad.activity.xplanId)];
  return answers.map(({ json }) => json.data.arrivalTimes[0]);
};

const refusedBecause = ({ status, json }: TestAnswer<unknown>): unknown[] => [
  status,
  json.code,
  (json as { reason?: string }).reason,
];

const holdOn = (date: string): Promise<TestAnswer> =>
  app.call('POST', '/api/reservation/dagje', { body: { personCount: 1, date } });

/** Books a massage of fifty minutes at that start; tells from when to when it is, or why it is not. */
async function bookedAt(date: string, start: string, product = massage50): Promise<string[]> {
  const visitor = new Visitor(app, { slug: 'dagje', persons: 1, date });
  await visitor.holdDay();
  const { json } = await visitor.addProduct(product, [1], { fixed: start });
  return [
    ...json.data.reservation.persons.flatMap(({ products }) =>
      products.map((one) => `${one.startTime}-${one.endTime}`),
    ),
    ...json.data.notBookedProducts.map(({ reason }) => reason),
  ];
}

describe.each([
  ['a minute before midnight in summer', '2026-05-01T21:59:00Z', '2026-05-01', '2026-10-30'],
  ['at midnight in summer', '2026-05-01T22:00:00Z', '2026-05-02', '2026-10-31'],
  ["a minute before the year's end", '2026-12-31T22:59:00Z', '2026-12-31', '2027-07-01'],
  ["at the year's end", '2026-12-31T23:00:00Z', '2027-01-01', '2027-07-02'],
])('%s', (_, instant, today, last) => {
  test('the last day of 26 weeks is offered, has times and can be booked, and the day after it is too far', async () => {
    await atInstant(instant);
    const beyond = addDays(last, 1);
    for (const days of [flowDays, entryDays]) {
      expect(await days(last, beyond)).toEqual({ days: [last], reasons: { [beyond]: 'beyond_horizon' } });
    }
    expect(await firstTimes(last)).toEqual(['10:00', '10:00']);
    expect(await bookedAt(last, '10:00')).toEqual(['10:00-10:50']);
    const tooFar = [409, 'date_unavailable', 'beyond_horizon'];
    expect(refusedBecause(await timesOn(beyond))).toEqual(tooFar);
    expect(refusedBecause(await timesOn(beyond, proefbad.activity.xplanId))).toEqual(tooFar);
    expect(refusedBecause(await holdOn(beyond))).toEqual(tooFar);
  });

  test('today is what the calendar of the venue says, and yesterday is over', async () => {
    await atInstant(instant);
    const isOver = instant.endsWith('59:00Z');
    const yesterday = addDays(today, -1);
    for (const days of [flowDays, entryDays]) {
      const { reasons } = await days(yesterday, today);
      expect(reasons).toEqual({ [yesterday]: 'past', ...(isOver ? { [today]: 'past' } : {}) });
    }
    expect(refusedBecause(await holdOn(yesterday))).toEqual([409, 'date_unavailable', 'past']);
    expect(await firstTimes(today)).toEqual(isOver ? [undefined, undefined] : ['10:00', '10:00']);
    expect(await bookedAt(today, '10:00')).toEqual([isOver ? 'past' : '10:00-10:50']);
  });
});

describe.each([
  ['in spring', '2026-03-29', '2026-03-29T07:59:00Z', '2026-03-29T08:01:00Z'],
  ['in autumn', '2026-10-25', '2026-10-25T08:59:00Z', '2026-10-25T09:01:00Z'],
])('on the day the clocks change %s', (_, date, beforeTen, afterTen) => {
  test('ten is ten on the clock, whenever it is booked', async () => {
    await atInstant(`${date}T00:30:00Z`);
    expect(await firstTimes(date)).toEqual(['10:00', '10:00']);
    await atInstant(beforeTen);
    expect(await firstTimes(date)).toEqual(['10:00', '10:00']);
    expect(await bookedAt(date, '10:00')).toEqual(['10:00-10:50']);
    const claims = await sql<{ during: string }>`select during::text from resource_claim`.execute(app.db);
    expect(claims.rows.map(({ during }) => during)).toEqual(
      Array.from({ length: 2 }, () => `["${date} 10:00:00","${date} 11:00:00")`),
    );
    expect((await timesOn(date)).json.data.arrivalTimes[0]).toBe('11:00');
  });

  test('a minute past ten the next half hour is the first', async () => {
    await atInstant(afterTen);
    expect(await firstTimes(date)).toEqual(['10:30', '10:30']);
    expect(await bookedAt(date, '10:00')).toEqual(['past']);
    expect(await bookedAt(date, '10:05')).toEqual(['10:05-10:55']);
  });

  test('the days around it are offered like all others', async () => {
    await atInstant(beforeTen);
    const [from, to] = [addDays(date, -1), addDays(date, 1)];
    for (const days of [flowDays, entryDays]) {
      expect(await days(from, to)).toEqual({ days: [date, to], reasons: { [from]: 'past' } });
    }
  });
});

describe('a venue that is open until midnight', () => {
  beforeAll(async () => {
    await atInstant('2026-11-02T09:00:00Z');
    await sql`update opening_week set to_minute = 1440`.execute(app.db);
    await sql`update resource set roster_weeks = replace(roster_weeks::text, '1320', '1440')::jsonb`.execute(app.db);
    await sql`update product_pool set starts = '{1380}'`.execute(app.db);
  });

  test('has no treatment after which it could not be cleaned up before', async () => {
    expect((await timesOn('2026-11-03')).json.data.arrivalTimes.at(-1)).toBe('23:00');
    expect(await bookedAt('2026-11-03', '23:05')).toEqual(['unavailable']);
    expect(await bookedAt('2026-11-03', '23:00')).toEqual(['23:00-23:50']);
    expect((await timesOn('2026-11-03')).json.data.arrivalTimes.at(-1)).toBe('22:00');
    expect((await timesOn('2026-11-04')).json.data.arrivalTimes[0]).toBe('10:00');
  });

  test('has sessions that end with the day', async () => {
    expect((await timesOn('2026-11-06', hammam)).json.data.arrivalTimes).toEqual(['23:00']);
    expect(await bookedAt('2026-11-06', '23:00', hammam)).toEqual(['23:00-24:00']);
  });
});
