import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp, TestRequest } from '#tests/support/app.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
let visitor: Visitor;

beforeAll(async () => {
  app = await testApp();
  visitor = await new Visitor(app).readyToPay();
});
afterAll(() => app.close());

const hold = `/api/reservation/${proefbad.flows.location.slug}`;
const draft = { personCount: 2, date: '2026-05-12', startTime: '10:00', endTime: '14:00' };
const stay = { activityId: proefbad.activity.xplanId, entryId: proefbad.entry.xplanId, persons: [1] };
const login = { email: 'wilma@proefbad.example', password: 'geheim-123' };
const registration = { ...customerForm({ email: 'nieuw@proefbad.example' }), password: 'geheim-123' };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const owner = (): TestRequest => ({ session: visitor.session, token: visitor.token });

/** Every input that holds free text; `text` stands in each of them. */
const places = (text: string): [Method, string, unknown?][] => [
  ['POST', hold, { ...draft, date: text }],
  ['POST', hold, { ...draft, startTime: text }],
  ['PUT', `${hold}/checkin`, { ...stay, entryId: text }],
  ['PUT', `${hold}/checkin`, { ...stay, activityId: text }],
  ['PUT', `${hold}/comment`, { comment: text }],
  ['POST', `${hold}/prepare`, { flowId: text }],
  ['DELETE', `${hold}/product/${encodeURIComponent(text)}`],
  ['GET', `/api/reservation/${encodeURIComponent(text)}`],
  ['PUT', `${hold}/user`, customerForm({ firstName: text })],
  ['PUT', `${hold}/user`, customerForm({ email: text })],
  ['POST', '/api/customers/login', { ...login, email: text }],
  ['POST', '/api/customers/login', { ...login, password: text }],
  ['POST', '/api/customers/register', { ...registration, lastName: text }],
  ['POST', '/api/customers/register', { ...registration, phone: text }],
  ['GET', `/api/flows/${encodeURIComponent(text)}?type=slug`],
  ['GET', `/api/products/${encodeURIComponent(text)}/times/2026-05-12`],
  ['GET', `/api/products/100/schedule/2026-05-01-2026-05-31?activity=${encodeURIComponent(text)}`],
  ['GET', `/api/checkout/${encodeURIComponent(text)}/result`],
  ['GET', `/api/checkout/${encodeURIComponent(text)}/calendar.ics`],
  ['POST', `/api/checkout/${encodeURIComponent(text)}/onlocation`],
];

const hostile = {
  'a NUL': 'x\u0000y',
  'bytes in the wrong order': 'x\u202E\uFFFE',
  'a thousand characters': 'é'.repeat(1_000),
  'a quote and a comment': "x' or 1=1; --",
  'an object’s secret name': '__proto__',
  'a template': '${7*7}{{7*7}}%s%n',
};

for (const [title, text] of Object.entries(hostile)) {
  test(`${title} is refused or stored as text, in every input`, async () => {
    for (const [method, path, body] of places(text)) {
      const answer = await app.call(method, path, { ...owner(), ...(body === undefined ? {} : { body }) });
      expect([method, path.slice(0, 80), answer.status < 500]).toEqual([method, path.slice(0, 80), true]);
    }
  });
}

test('a text that no database can keep is refused with its place', async () => {
  for (const text of ['a\u0000b', 'a\uD800b']) {
    const body = JSON.stringify({ comment: text });
    const headers = { 'content-type': 'application/json' };
    const answer = await app.call('PUT', `${hold}/comment`, { ...owner(), headers, body });
    expect([answer.status, answer.json.errors]).toEqual([400, [{ pointer: '/comment', code: 'invalid' }]]);
  }
  expect((await app.call('GET', '/api/products/1%002/times/2026-05-12')).status).toBe(400);
});

test.each([
  ['deep nesting', '['.repeat(50_000)],
  ['deep nesting that closes', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['another prototype', '{"__proto__":{"isAdmin":true},"comment":"x"}'],
  ['another constructor', '{"constructor":{"prototype":{"isAdmin":true}},"comment":"x"}'],
  ['half a text', '{"comment":"x'],
  ['a number too large', '{"comment":1e999}'],
  ['nothing', ''],
])('%s is a plain refusal', async (_title, body) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await app.call('PUT', `${hold}/comment`, { ...owner(), headers, body });
  expect([answer.status, answer.json.code]).toEqual([400, 'validation_failed']);
});

test.each([0, -1, 1.5, 1e9, 1e308, '2', null, true, [2], { value: 2 }])(
  '%j persons is refused',
  async (personCount) => {
    const answer = await app.call('POST', hold, { body: { ...draft, personCount } });
    expect([400, 409]).toContain(answer.status);
  },
);

test.each([
  ['half a person', [1.5]],
  ['too large', [1e308]],
  ['texts', ['1']],
  ['below nothing', [-2]],
  ['nobody', [0]],
  ['thousands', Array.from({ length: 5_000 }, () => 1)],
  ['no list', { length: 1 }],
])('guests that are %s are refused', async (_title, persons) => {
  const answer = await app.call('PUT', `${hold}/checkin`, { ...owner(), body: { ...stay, persons } });
  expect([400, 409]).toContain(answer.status);
});

test.each(['role', 'price', 'totalPaid', 'venueId', 'id'])('a made-up property %s is refused', async (name) => {
  const added: [Method, string, object][] = [
    ['POST', hold, draft],
    ['PUT', `${hold}/checkin`, stay],
    ['PUT', `${hold}/user`, customerForm()],
    ['POST', '/api/customers/register', registration],
  ];
  for (const [method, path, body] of added) {
    const answer = await app.call(method, path, { ...owner(), body: { ...body, [name]: 1 } });
    expect([path, answer.status, answer.json.code]).toEqual([path, 400, 'validation_failed']);
  }
});

test.each(['0000-01-01-0000-01-31', '0001-01-01-0001-01-31', '9999-12-01-9999-12-31', '2026-02-30-2026-03-01'])(
  'the schedule of %s never fails',
  async (range) => {
    expect((await app.call('GET', `/api/products/100/schedule/${range}`)).status).toBeLessThan(500);
  },
);

test('headers of any shape never fail', async () => {
  const shapes = ['', ' ', ',', ';q=', 'x'.repeat(4_000), "';--", '\u00ff', 'nl;q=1.2.3,en;q=NaN', '__proto__'];
  for (const name of ['accept-language', 'x-app-tag', 'x-reservation-session', 'authorization', 'idempotency-key']) {
    for (const value of shapes) {
      const answer = await app.call('POST', `${hold}/renew`, { session: visitor.session, headers: { [name]: value } });
      expect([name, value, answer.status < 500]).toEqual([name, value, true]);
    }
  }
});

test('who has many languages is answered', async () => {
  const language = Array.from({ length: 60 }, (_none, at) => `x-${at};q=0.1`).join(',');
  expect((await app.call('GET', '/api/config', { language })).status).toBe(200);
});

test('nothing of all this was a failure of the server', () => {
  expect(app.logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
