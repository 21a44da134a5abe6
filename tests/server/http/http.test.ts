import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { staffMember } from '#tests/support/staff.ts';

let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp();
});
afterAll(() => kuur.close());

test('a call without or with an unknown app tag is refused before anything else', async () => {
  for (const appTag of [null, 'nowhere', 'Not A Tag']) {
    const answer = await kuur.call('GET', '/api/config', { appTag });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      code: 'app_tag_unknown',
      status: 400,
      type: 'urn:kuur:problem:app_tag_unknown',
    });
  }
});

test('every answer carries a request id, and a problem repeats it', async () => {
  const answer = await kuur.call('GET', '/api/nothing/here');
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.json.requestId).toBe(answer.headers['x-request-id']);
  expect(answer.json.code).toBe('not_found');
});

test('what does not fit the contract is refused field by field', async () => {
  const { phone: _, ...form } = customerForm({ password: 'geheim123', role: 'admin' });
  const answer = await kuur.call('POST', '/api/customers/register', { body: form });
  expect(answer.status).toBe(400);
  expect(answer.json.code).toBe('validation_failed');
  expect(answer.json.errors).toEqual(
    expect.arrayContaining([
      { pointer: '/phone', code: 'required' },
      { pointer: '/role', code: 'unknown' },
    ]),
  );
});

test('a body that is missing, broken, too large or of another kind is a problem, not a crash', async () => {
  const login = '/api/customers/login';
  const json = { 'content-type': 'application/json' };
  expect((await kuur.call('POST', login)).json.code).toBe('validation_failed');
  expect((await kuur.call('POST', login, { body: '{"email":', headers: json })).json.code).toBe('validation_failed');
  expect((await kuur.call('POST', login, { body: '[]', headers: json })).json.code).toBe('validation_failed');
  const text = await kuur.call('POST', login, { body: 'email=x', headers: { 'content-type': 'text/plain' } });
  expect([text.status, text.json.code]).toEqual([415, 'unsupported_media_type']);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const foreign = await kuur.call('POST', login, { body: 'email=a%40b.nl&password=x&extra=1', headers: form });
  expect(foreign.json.code).toBe('validation_failed');
  const large = await kuur.call('POST', login, { body: { email: 'a@b.nl', password: 'x'.repeat(150_000) } });
  expect([large.status, large.json.code]).toEqual([413, 'payload_too_large']);
});

test('a webhook of the payment provider may be at most one kilobyte', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await kuur.call('POST', '/api/payments/webhook', {
    body: `id=${'x'.repeat(2_000)}`,
    headers,
    appTag: null,
  });
  expect(answer.json.code).toBe('payload_too_large');
});

test('an internal failure shows nothing but its request id', async () => {
  const before = kuur.services.flows.start;
  kuur.services.flows.start = async () => {
    throw new Error('secret inside');
  };
  const answer = await kuur.call('GET', '/api/flows/start');
  kuur.services.flows.start = before;
  expect(answer.status).toBe(500);
  expect(answer.json).toEqual({
    type: 'urn:kuur:problem:internal',
    title: 'Something went wrong',
    status: 500,
    code: 'internal',
    requestId: answer.headers['x-request-id'],
  });
  expect(kuur.logged.join('')).toContain(String(answer.headers['x-request-id']));
  expect(kuur.logged.join('')).not.toContain('secret inside');
});

test('a database that cannot be reached is a passing state, with a time to try again', async () => {
  const before = kuur.services.flows.start;
  kuur.services.flows.start = async () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  };
  const answer = await kuur.call('GET', '/api/flows/start');
  kuur.services.flows.start = before;
  expect([answer.status, answer.json.code, answer.headers['retry-after']]).toEqual([503, 'service_unavailable', '5']);
});

test('an operation that needs a customer is refused without a valid token', async () => {
  expect((await kuur.call('GET', '/api/customers')).json.code).toBe('unauthorized');
  const answer = await kuur.call('GET', '/api/customers', { token: 'x'.repeat(43) });
  expect(answer.status).toBe(401);
  expect(answer.headers['www-authenticate']).toBe('Bearer');
});

test('who finds a security problem learns where to tell it', async () => {
  const answer = await kuur.call('GET', '/.well-known/security.txt', { headers: { host: 'proefbad.example' } });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = Object.fromEntries(
    answer.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({
    Contact: 'mailto:hallo@proefbad.example',
    Canonical: 'http://localhost:3000/.well-known/security.txt',
  });
  const days = (Date.parse(fields['Expires']) - kuur.deps.clock.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('a proxy that nobody declared is told of in the log, once, and a declared one is not', async () => {
  const warnings = async (env: Record<string, string>) => {
    const app = await testApp({ env });
    for (const address of ['203.0.113.1', '203.0.113.2'])
      await app.call('GET', '/api/config', { headers: { 'x-forwarded-for': address } });
    const lines = app.logged.filter((line) => line.includes('undeclared_proxy'));
    await app.close();
    return lines.map((line) => (JSON.parse(line) as { level: string }).level);
  };
  expect([await warnings({ TRUST_PROXY: '0' }), await warnings({ TRUST_PROXY: '1' })]).toEqual([['warn'], []]);
});

test('every answer has the strict headers', async () => {
  for (const path of ['/api/config', '/api/nothing', '/nothing']) {
    const { headers } = await kuur.call('GET', path);
    expect(headers['content-security-policy']).toContain(
      "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'; style-src 'self';",
    );
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  }
});

test('the health of the server is read without a venue', async () => {
  expect((await kuur.call('GET', '/api/health/live', { appTag: null })).json.data).toEqual({ status: 'ok' });
  expect((await kuur.call('GET', '/api/health/ready', { appTag: null })).json.data).toMatchObject({ status: 'ready' });
});

test('a bad address is not found, and not a stack trace', async () => {
  const answer = await kuur.call('GET', '/api/flows/%E0%A4%A');
  expect([answer.status, answer.json.code]).toEqual([404, 'not_found']);
});

test('an answer that breaks the contract never leaves the server in a test', async () => {
  const before = kuur.services.flows.start;
  kuur.services.flows.start = async () => [{ id: 'a', name: 'b', flowStarts: [], secret: 1 }] as never;
  const answer = await kuur.call('GET', '/api/flows/start');
  kuur.services.flows.start = before;
  expect(answer.status).toBe(500);
});

test('who may not do something is told so before the request is looked at', async () => {
  const desk = await staffMember(kuur, 'desk');
  const refused = await desk.call('POST', '/pools', { capacity: 'veel' });
  expect([refused.status, refused.json.code]).toEqual([403, 'forbidden']);
  const unfinished = await desk.call('GET', '/users');
  expect([unfinished.status, unfinished.json.code]).toEqual([403, 'forbidden']);
});
