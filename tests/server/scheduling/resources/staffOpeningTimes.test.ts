import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpeningException, OpeningWeek } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let kuur: TestApp;
let planner: StaffMember;
let content: StaffMember;

beforeAll(async () => {
  kuur = await testApp();
  planner = await staffMember(kuur, 'planner');
  content = await staffMember(kuur, 'content');
});
afterAll(() => kuur.close());

const call = async <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, by = planner) =>
  kuur.call<T>(method, `/api/opening-times${path}`, {
    token: await by.liveToken(),
    ...(body === undefined ? {} : { body }),
  });

/** What visitors are offered. */
const arrivalsOn = async (date: string): Promise<string[]> => {
  const path = `/api/products/${proefbad.activity.xplanId}/times/${date}`;
  const { json } = await kuur.call<{ arrivalTimes: string[] }>('GET', path);
  return json.data.arrivalTimes;
};

const closed = (date: string) => ({ fromDate: date, toDate: date, blocks: [], reason: { nl: 'Onderhoud' } });
const made = async (form: object): Promise<OpeningException> => {
  const answer = await call<OpeningException>('POST', '', form);
  expect([answer.status, answer.json]).toEqual([201, expect.anything()]);
  return answer.json.data;
};

test('the ordinary week is read and changed as a whole, and visitors see it at once', async () => {
  const { json } = await call<OpeningWeek>('GET', '/default');
  expect(json.data.version).toBe(1);
  expect(json.data.days[0]).toEqual({ weekday: 1, blocks: [{ from: '10:00', to: '22:00' }] });
  expect(await arrivalsOn('2026-06-01')).toContain('10:00');
  const later = json.data.days.map((day) =>
    day.weekday === 1 ? { ...day, blocks: [{ from: '12:00', to: '22:00' }] } : day,
  );
  const changed = await call<OpeningWeek>('PUT', '/default', { days: later, version: 1 });
  expect(changed.json.data).toEqual({ days: later, version: 2 });
  const [first] = await arrivalsOn('2026-06-01');
  expect(first).toBe('12:00');
  const second = await call('PUT', '/default', { days: later, version: 1 });
  expect(second.json.code).toBe('version_conflict');
  const back = await call('PUT', '/default', { ...json.data, version: 2 });
  expect(back.status).toBe(200);
});

test('of two exceptions over as many days the later made holds, and staff read them in that order', async () => {
  const twoDays = (fromDate: string, toDate: string, from: string) => ({
    ...closed(fromDate),
    toDate,
    blocks: [{ from, to: '22:00' }],
  });
  const second = await made(twoDays('2026-06-17', '2026-06-18', '11:00'));
  await kuur.advance({ seconds: 1 });
  const first = await made(twoDays('2026-06-16', '2026-06-17', '13:00'));
  expect((await arrivalsOn('2026-06-17'))[0]).toBe('13:00');
  const { json } = await call<OpeningException[]>('GET', '?sort=createdAt');
  expect(json.data.map(({ id }) => id)).toEqual([second.id, first.id]);
  for (const { id } of [first, second]) expect((await call('DELETE', `/${id}`)).status).toBe(204);
});

test('a closed day is gone from the offer at once, and back when the exception goes', async () => {
  const exception = await made(closed('2026-06-02'));
  expect(exception).toMatchObject({ ...closed('2026-06-02'), version: 1 });
  expect(await arrivalsOn('2026-06-02')).toEqual([]);
  const update = { ...closed('2026-06-02'), blocks: [{ from: '13:00', to: '18:00' }], version: 1 };
  const changed = await call<OpeningException>('PUT', `/${exception.id}`, update);
  expect(changed.json.data).toEqual({ ...update, id: exception.id, version: 2 });
  expect((await arrivalsOn('2026-06-02'))[0]).toBe('13:00');
  expect((await call('PUT', `/${exception.id}`, update)).json.code).toBe('version_conflict');
  expect((await call('DELETE', `/${exception.id}`)).status).toBe(204);
  expect((await arrivalsOn('2026-06-02'))[0]).toBe('10:00');
});

test('an exception that repeats is one of its own each time', async () => {
  await made({ ...closed('2026-12-25'), repeat: { every: 'year', until: '2028-12-31' } });
  const { json } = await call<OpeningException[]>('GET', '?filter=fromDate:2026-12-01,toDate:2029-01-01');
  expect(json.data.map(({ fromDate }) => fromDate)).toEqual(['2026-12-25', '2027-12-25', '2028-12-25']);
});

test('bookings that fall outside are named before anything is saved, unless it is forced', async () => {
  const visitor = await new Visitor(kuur).readyToPay();
  const date = '2026-05-12';
  const refused = await call('POST', '', closed(date));
  expect(refused.json.code).toBe('in_use');
  expect(refused.json.usedBy).toMatchObject([{ kind: 'reservation', name: expect.stringContaining('Kanarie') }]);
  expect((await arrivalsOn(date)).length).toBeGreaterThan(0);
  const unnamed = await call('POST', '', closed(date), content);
  expect(unnamed.json.code).toBe('in_use');
  expect(JSON.stringify(unnamed.json)).not.toContain('Kanarie');
  expect((await call('POST', '?force=true', closed(date))).status).toBe(201);
  expect(await arrivalsOn(date)).toEqual([]);
  expect(visitor.session).toEqual(expect.any(String));
});

test.each([
  [{ toDate: '2026-05-31' }, '/toDate', 'dates_reversed'],
  [{ fromDate: '2026-02-30' }, '/fromDate', 'date_invalid'],
  [{ blocks: [{ from: '10:00', to: '09:00' }] }, '/blocks/0/to', 'times_reversed'],
  [{ blocks: [{ from: '10:02', to: '12:00' }] }, '/blocks/0/from', 'off_grid'],
  [{ reason: { nl: ' ' } }, '/reason/nl', 'required'],
  [{ repeat: { every: 'week', until: '2040-01-01' } }, '/repeat/until', 'too_many'],
])('%j is refused at its field', async (change, pointer, code) => {
  const answer = await call('POST', '', { ...closed('2026-06-20'), ...change });
  expect(answer.json.errors).toEqual([{ pointer, code }]);
});
