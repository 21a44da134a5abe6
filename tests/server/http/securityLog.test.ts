import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/values/limitTable.ts';
import { refusals } from '#server/http/securityLog.ts';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { mailedTokenIn } from '#tests/support/mailedToken.ts';
import { staffMember, staffPassword } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { createLimited } from '#tests/support/venue.ts';

let app: TestApp;
let content: StaffMember;
const email = 'kanarie@proefbad.example';
const password = 'Geheim-Kanarie-1';

beforeAll(async () => {
  app = await testApp({ seed: createLimited });
  content = await staffMember(app, 'content');
});
afterAll(() => app.close());

/** What the calls left in the log, without the lines of requests. */
async function loggedBy(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const start = app.logged.length;
  await work();
  const lines = app.logged.slice(start).map((line) => JSON.parse(line) as Record<string, unknown>);
  return lines.filter(({ message }) => message !== 'request');
}

const login = (change: object = {}, path = '/api/customers/login') =>
  app.call('POST', path, { body: { email, password, ...change } });

test('a registration, a login that failed, one that succeeded and its end tell the same subject', async () => {
  const lines = await loggedBy(async () => {
    await app.call('POST', '/api/customers/register', { body: customerForm({ email, password }) });
    await login({ password: 'verkeerd-1' });
    const { json } = await login({ email: email.toUpperCase() });
    await app.call('POST', '/api/customers/logout', { token: json.data.accessToken });
  });
  expect(lines.map(({ level, message }) => `${String(level)} ${String(message)}`)).toEqual([
    'info account created',
    'warn login failed',
    'info login succeeded',
    'info logout',
  ]);
  const [created, failed, succeeded] = lines;
  expect(created!['subject']).toMatch(/^[\w-]{22}$/);
  expect(failed).toEqual({
    level: 'warn',
    time: expect.any(String),
    message: 'login failed',
    code: 'login_failed',
    method: 'POST',
    route: '/api/customers/login',
    venue: 'proefbad',
    requestId: expect.any(String),
    subject: created!['subject'],
    network: created!['network'],
  });
  expect(succeeded!['subject']).toBe(created!['subject']);
});

test('a reset of the password and a confirmed address are in the log, without the address or the token', async () => {
  const address = 'kanarie-reset@proefbad.example';
  const lines = await loggedBy(async () => {
    await app.call('POST', '/api/customers/register', { body: customerForm({ email: address, password }) });
    await app.services.jobs.runDueJobs();
    const confirm = mailedTokenIn(app.confirmationMails.at(-1), 'customer/confirm');
    const confirmed = await app.call('POST', '/api/customers/confirm', { body: { token: confirm } });
    expect(confirmed.status).toBeLessThan(300);
    await app.call('POST', '/api/customers/reset-password', { body: { email: address } });
    await app.services.jobs.runDueJobs();
    const reset = mailedTokenIn(app.mails.at(-1), 'customer/reset-password');
    const chosen = await app.call('POST', `/api/customers/reset-password/${reset}`, {
      body: { password: 'Nieuw-45678' },
    });
    expect(chosen.status).toBeLessThan(300);
  });
  expect(lines.map(({ message }) => message)).toEqual([
    'account created',
    'address confirmed',
    'reset requested',
    'password reset',
  ]);
});

test('a role that may not is named, and a login that ended is told from none', async () => {
  const [forbidden] = await loggedBy(() => content.call('GET', '/reservations/x'));
  expect(forbidden).toMatchObject({ message: 'access refused by role', staff: 'st-content', code: 'forbidden' });
  const [none] = await loggedBy(() => app.call('GET', '/api/admin/user'));
  expect(none).toMatchObject({ message: 'access refused without login', route: '/api/admin/user' });
  const lines = await loggedBy(async () => {
    const body = { email: 'content@proefbad.example', password: staffPassword };
    const token = (await app.call('POST', '/api/admin/login', { body })).json.data.accessToken;
    await app.call('POST', '/api/admin/logout', { token });
    await app.call('GET', '/api/admin/user', { token });
  });
  expect(lines.at(-1)).toMatchObject({ message: 'login ended or unknown', code: 'unauthorized' });
});

test('guessed codes are refused, then throttled', async () => {
  const guess = () => app.call('POST', '/api/gift-cards/balance', { body: { code: 'KANARIECODE' } });
  const lines = await loggedBy(async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) await guess();
  });
  const messages = lines.map(({ message }) => message);
  expect(messages[0]).toBe('code refused');
  expect(messages.at(-1)).toBe('throttled');
});

test('every limit on a caller leaves a line when it refuses', () => {
  const codes = Object.values(limits).flatMap(({ code }) => (code === null ? [] : [code]));
  const busy = 'service_unavailable';
  expect(codes.filter((code) => code !== busy && refusals[code] === undefined)).toEqual([]);
});

test('tomorrow the same subject and network have other digests', async () => {
  const [today] = await loggedBy(() => login({ password: 'verkeerd-2' }));
  await app.advance({ minutes: 24 * 60 });
  const [tomorrow] = await loggedBy(() => login({ password: 'verkeerd-3' }));
  expect(tomorrow!['subject']).not.toBe(today!['subject']);
  expect(tomorrow!['network']).not.toBe(today!['network']);
});

test('no line of the log holds an address, a password, a code or a token', () => {
  const written = app.logged.join('');
  expect(written).not.toMatch(/kanarie|geheim|verkeerd|127\.0\.0\.1/i);
  expect(written).not.toContain(content.token);
});
