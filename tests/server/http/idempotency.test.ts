import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '#server/db/transaction.ts';
import { makeIdempotency } from '#server/http/idempotency.ts';
import type { RequestContext } from '#server/http/handlers.ts';
import { enqueue } from '#server/jobs/jobQueue.ts';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';

let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => kuur.close());

const key = (name: string): Record<string, string> => ({ 'idempotency-key': `key-${name}-0123456789` });
const form = (email: string): Record<string, unknown> => customerForm({ email, password: 'geheim123' });
const register = '/api/customers/register';

async function contextWith(idempotencyKey: string): Promise<RequestContext> {
  const venue = (await kuur.services.settings.venueByTag('proefbad'))!;
  return {
    venue,
    language: 'nl',
    sessionToken: 's',
    customer: null,
    staff: null,
    isOperator: false,
    device: null,
    requestId: 'r',
    network: '1.2.3.4',
    idempotencyKey,
    signal: new AbortController().signal,
  };
}

test('the same key and request give the same answer and one effect', async () => {
  const body = form('een@proefbad.example');
  const first = await kuur.call('POST', register, { body, headers: key('een') });
  const again = await kuur.call('POST', register, { body, headers: key('een') });
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.json.data).toEqual(first.json.data);
});

test('the same key with another request is refused', async () => {
  await kuur.call('POST', register, { body: form('twee@proefbad.example'), headers: key('twee') });
  const other = await kuur.call('POST', register, { body: form('drie@proefbad.example'), headers: key('twee') });
  expect([other.status, other.json.code]).toEqual([422, 'idempotency_key_reused']);
});

test('a second request while the first is being handled has to wait', async () => {
  const idempotency = makeIdempotency(kuur.db, kuur.deps.log, Buffer.alloc(32, 1));
  const context = await contextWith('under-way');
  let finish = (): void => undefined;
  const running = new Promise<void>((resolve) => (finish = resolve));
  const first = idempotency.once(context, ['a'], async () => {
    await expect(idempotency.once(context, ['a'], async () => ({ status: 200 }))).rejects.toMatchObject({
      code: 'idempotency_in_flight',
    });
    finish();
    return { status: 204 };
  });
  await running;
  expect(await first).toEqual({ status: 204 });
});

test('a request that a crash interrupted can be repeated after a minute', async () => {
  const idempotency = makeIdempotency(kuur.db, kuur.deps.log, Buffer.alloc(32, 1));
  const context = await contextWith('crashed');
  let markStarted = (): void => undefined;
  const started = new Promise<void>((resolve) => (markStarted = resolve));
  void idempotency.once(context, ['a'], async () => {
    markStarted();
    return new Promise<never>(() => undefined);
  });
  await started;
  await kuur.advance({ seconds: 61 });
  expect(await idempotency.once(context, ['a'], async () => ({ status: 201 }))).toEqual({ status: 201 });
});

test('of two servers that do the same request only one can keep what it made', async () => {
  const idempotency = makeIdempotency(kuur.db, kuur.deps.log, Buffer.alloc(32, 1));
  const context = await contextWith('twice');
  const make = (name: string, before: () => Promise<void> = async () => undefined) =>
    idempotency.once(context, ['a'], async (keep) => {
      await before();
      return inTransaction(kuur.db, async (tx) => {
        await enqueue(tx, { venueId: context.venue.venueId, kind: 'proef', key: name, payload: {} });
        await keep(tx, { status: 201, body: name });
        return { status: 201, body: name };
      });
    });
  const slow = make('slow', async () => {
    await kuur.advance({ seconds: 61 });
    await make('quick');
  });
  await expect(slow).rejects.toMatchObject({ code: 'idempotency_in_flight' });
  expect(await make('late')).toEqual({ status: 201, body: 'quick' });
  const made = kuur.db.selectFrom('job').select('key').where('kind', '=', 'proef');
  expect(await made.execute()).toEqual([{ key: 'quick' }]);
});

test('a failed request leaves nothing behind: it may be tried again with the same key', async () => {
  const body = form('een@proefbad.example');
  const headers = key('vier');
  expect((await kuur.call('POST', register, { body, headers })).json.code).toBe('email_taken');
  await kuur.db.deleteFrom('accessToken').execute();
  await kuur.db.deleteFrom('customer').where('email', '=', 'een@proefbad.example').execute();
  expect((await kuur.call('POST', register, { body, headers })).status).toBe(201);
});

test('a stored answer cannot be read without the key of the client', async () => {
  const body = form('vijf@proefbad.example');
  const answer = await kuur.call<{ accessToken: string }>('POST', register, { body, headers: key('vijf') });
  const rows = await sql<{ all: string }>`select row_to_json(k)::text as all from idempotency_key k`.execute(kuur.db);
  const dump = rows.rows.map((row) => row.all).join('');
  expect(dump).toContain('sealed');
  expect(dump).not.toContain(answer.json.data.accessToken);
  expect(dump).not.toContain('key-vijf');
});

/** What a thief of the database can try: plain SHA-256 of everything that can be guessed. */
const plainDigests = (...texts: string[]): string[] =>
  texts.flatMap((text) =>
    (['base64url', 'base64', 'hex'] as const).map((encoding) => createHash('sha256').update(text).digest(encoding)),
  );

test('a stolen database confirms no guess of a password, a key or an address', async () => {
  const body = form('dief@proefbad.example');
  await kuur.call('POST', register, { body, headers: key('dief') });
  const rows = await sql<{ all: string }>`select row_to_json(k)::text as all from idempotency_key k
    union all select row_to_json(t)::text from throttle t`.execute(kuur.db);
  const dump = rows.rows.map((row) => row.all).join('');
  expect(dump).toContain('registrations:');
  const request = JSON.stringify(['registerCustomer', {}, {}, body]);
  const guesses = plainDigests('127.0.0.1', 'dief@proefbad.example', key('dief')['idempotency-key'] ?? '', request);
  expect(guesses.filter((guess) => dump.includes(guess))).toEqual([]);
});

test('a stolen database confirms no guess of where a reservation came from', async () => {
  const hold = (address: string) =>
    kuur.call('POST', '/api/reservation/op-locatie', {
      headers: { 'x-forwarded-for': address },
      body: { personCount: 1, date: '2026-05-12' },
    });
  for (const address of ['203.0.113.7', '2001:db8:1:2::3']) expect((await hold(address)).status).toBe(201);
  const stored = await sql<{ row: string; isCounted: boolean }>`select row_to_json(r)::text as row,
    origin_hash is not null as is_counted from reservation r`.execute(kuur.db);
  const dump = stored.rows.map(({ row }) => row).join('');
  expect(stored.rows.map(({ isCounted }) => isCounted)).toEqual([true, true]);
  const guesses = plainDigests('203.0.113.7', '2001:db8:1:2::3', '2001:db8:1:2/64', '2001:db8:1/48');
  expect(guesses.filter((guess) => dump.includes(guess))).toEqual([]);
});

test.each(['password', 'currentPassword', 'code', 'cardToken'])(
  'a repeated request is compared without its %s, so that no stored digest depends on it',
  async (secret) => {
    const idempotency = makeIdempotency(kuur.db, kuur.deps.log, Buffer.alloc(32, 1));
    const context = await contextWith(`secret-${secret}`);
    const send = (value: string, amount = 1) =>
      idempotency.once(context, ['pay', { body: { amount, [secret]: value } }], async () => ({
        status: 200,
        body: value,
      }));
    expect(await send('first')).toEqual({ status: 200, body: 'first' });
    expect(await send('second')).toEqual({ status: 200, body: 'first' });
    await expect(send('first', 2)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  },
);

test('the same key with another password is the same request: it says nothing about passwords', async () => {
  const headers = key('zelfde');
  const first = await kuur.call('POST', register, { body: form('zelfde@proefbad.example'), headers });
  const other = { ...form('zelfde@proefbad.example'), password: 'anders-456' };
  const again = await kuur.call('POST', register, { body: other, headers });
  expect([again.status, again.json.data]).toEqual([201, first.json.data]);
});
