import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlanningThreads } from '#server/adapters/planning/planningThreads.ts';
import type { PlanningThreads } from '#server/adapters/planning/planningThreads.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { Visitor } from '#tests/support/visitor.ts';

const token = 'c9b1e0f2a4d36857-operators_token';
const fromElsewhere = { 'x-forwarded-for': '198.51.100.7' };

const threads = makePlanningThreads({ threads: 1, onError: () => undefined });
let isOnThread = false;
const plan: PlanningThreads['plan'] = (task, input) => threads.plan(task, input, { cost: isOnThread ? 1_000 : 0 });

let opened: PayingApp;
let kuur: TestApp;
let booked: Visitor;
beforeAll(async () => {
  opened = await payingApp((client) => client, {
    env: { METRICS_TOKEN: token, TRUST_PROXY: '1' },
    planning: { plan, close: () => threads.close() },
  });
  kuur = opened.app;
  await new Visitor(kuur).hold();
  booked = await new Visitor(kuur).readyToPay();
  await booked.call('POST', `/checkout/${booked.reservationId}/onlocation`);
});
afterAll(() => opened.close());

const ask = (path: string, headers: Record<string, string> = {}) => kuur.call('GET', path, { appTag: null, headers });
const valueOf = (text: string, line: string): number =>
  Number(new RegExp(`^${line.replace(/[{}]/g, '\\$&')} (.*)$`, 'm').exec(text)?.[1] ?? NaN);

test('operators see requests by route and status, bookings, holds and waiting jobs', async () => {
  const { status, headers, body } = await ask('/api/metrics');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const holds = 'kuur_http_request_seconds_count{method="POST",route="/api/reservation/:slug",status="201"}';
  expect(valueOf(body, holds)).toBe(2);
  expect(valueOf(body, 'kuur_reservations{state="hold"}')).toBe(1);
  expect(valueOf(body, 'kuur_reservations{state="confirmed"}')).toBe(1);
  expect(valueOf(body, 'kuur_payments{state="paid_within_a_day"}')).toBe(0);
  expect(valueOf(body, 'kuur_jobs_waiting{kind="mail.send"}')).toBe(1);
  expect(valueOf(body, 'kuur_job_age_seconds{kind="mail.send"}')).toBeLessThan(60);
  expect(valueOf(body, 'kuur_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThan(0);
});

test('no address, id or name stands in them', async () => {
  const { body } = await ask('/api/metrics');
  for (const secret of [booked.reservationId, booked.session, 'op-locatie', 'Kanarie', 'proefbad']) {
    expect(body).not.toContain(secret);
  }
});

test('a held place is seen within five seconds', async () => {
  await new Visitor(kuur).hold();
  await kuur.advance({ seconds: 6 });
  expect(valueOf((await ask('/api/metrics')).body, 'kuur_reservations{state="hold"}')).toBe(2);
});

test('payments are counted by state, those that were paid for a day', async () => {
  const money = await new MoneyTest(opened).open();
  for (let booking = 0; booking < 2; booking += 1) await money.paid();
  await money.started(await money.paying());
  const paymentsIn = async (state: string): Promise<number> =>
    valueOf((await ask('/api/metrics')).body, `kuur_payments{state="${state}"}`);
  await kuur.advance({ seconds: 6 });
  expect([await paymentsIn('paid_within_a_day'), await paymentsIn('open')]).toEqual([2, 1]);
  await kuur.advance({ minutes: 24 * 60 });
  expect(await paymentsIn('paid_within_a_day')).toBe(0);
});

test('what the planner works is counted, on the event loop and on a thread', async () => {
  await createSmallCatalogue(kuur.db);
  await addTherapistsAndRooms(kuur.db, 1, 1);
  const planned = async () => {
    const { body } = await ask('/api/metrics');
    return { count: valueOf(body, 'kuur_planner_seconds_count'), seconds: valueOf(body, 'kuur_planner_seconds_sum') };
  };
  for (const [index, where] of ['the event loop', 'a thread'].entries()) {
    isOnThread = where === 'a thread';
    const before = await planned();
    const days = '2026-05-11-2026-05-12';
    expect((await kuur.call('GET', `/api/flows/f-dagje/schedule/${days}?persons=${index + 1}`)).status).toBe(200);
    const after = await planned();
    expect([where, after.count - before.count]).toEqual([where, 2]);
    expect(after.seconds).toBeGreaterThan(before.seconds);
  }
});

test('nobody else reads them, unless with the operators’ token', async () => {
  const bearer = (value: string) => ({ ...fromElsewhere, authorization: `Bearer ${value}` });
  for (const headers of [fromElsewhere, { forwarded: 'for=198.51.100.7' }, bearer('x'.repeat(32))]) {
    const answer = await ask('/api/metrics', headers);
    expect([answer.status, answer.json.code]).toEqual([403, 'forbidden']);
  }
  expect((await ask('/api/metrics', bearer(token))).status).toBe(200);
});

test('whether the server is ready is public, with what only operators hear', async () => {
  expect((await ask('/api/health/ready', fromElsewhere)).json.data).toEqual({ status: 'ready' });
  expect((await ask('/api/health/ready')).json.data).toMatchObject({ status: 'ready', version: '0.1.0' });
});

test('behind a proxy that nobody declared no address counts as this machine', async () => {
  const settings = { PUBLIC_URL: 'https://spa.example', DEMO: '1' };
  const hidden = await testApp({ env: settings });
  expect((await hidden.call('GET', '/api/metrics', { appTag: null })).status).toBe(403);
  await hidden.close();
});
