import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AddedStaffPasskey, Passkey, PasskeyCreation, PasskeyRequest, StaffLogin } from '#contract/names.ts';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { SoftAuthenticator } from '#tests/support/softAuthenticator.ts';
import { insertStaff, staffPassword } from '#tests/support/staff.ts';
import { createProefbad } from '#tests/support/venue.ts';

let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp({ seed: (db) => createProefbad(db, { settings: { ownersNeedSecondFactor: true } }) });
  await insertStaff(kuur.db, 'owner');
  await insertStaff(kuur.db, 'planner');
});
afterAll(() => kuur.close());
beforeEach(() => kuur.db.deleteFrom('throttle').execute());

const password = 'geheim-123';
let count = 0;
async function customer(): Promise<string> {
  const body = customerForm({ email: `gast${(count += 1)}@proefbad.example`, password });
  return (await kuur.call('POST', '/api/customers/register', { body })).json.data.accessToken;
}

const passkeysOf = async (token: string): Promise<Passkey[]> =>
  (await kuur.call<Passkey[]>('GET', '/api/customers/passkeys', { token })).json.data;

const start = async (token: string): Promise<PasskeyCreation> => {
  const body = { currentPassword: password };
  const answer = await kuur.call<PasskeyCreation>('POST', '/api/customers/passkeys/options', { token, body });
  expect(answer.status).toBe(200);
  return answer.json.data;
};

const add = (token: string, body: unknown) => kuur.call<Passkey>('POST', '/api/customers/passkeys', { token, body });

/** A customer with a passkey on a telephone. */
async function withPasskey(): Promise<{ token: string; phone: SoftAuthenticator; passkey: Passkey }> {
  const token = await customer();
  const phone = new SoftAuthenticator();
  const answer = await add(token, phone.create(await start(token)));
  expect([answer.status, answer.json.errors]).toEqual([201, undefined]);
  return { token, phone, passkey: answer.json.data };
}

const begin = async (): Promise<PasskeyRequest> =>
  (await kuur.call<PasskeyRequest>('POST', '/api/customers/login/passkey/options')).json.data;

const logIn = async (body: unknown): Promise<[number, string | undefined]> => {
  const { status, json } = await kuur.call('POST', '/api/customers/login/passkey', { body });
  return [status, json.code];
};

const refused = [401, 'login_failed'];

describe('a customer', () => {
  test('adds a passkey, logs in with it without an address, and sees when', async () => {
    const { token, phone, passkey } = await withPasskey();
    expect(passkey).toEqual({
      id: expect.any(String),
      name: 'Telefoon',
      createdAt: expect.any(String),
      lastUsedAt: null,
    });
    const request = await begin();
    expect(request).toMatchObject({ rpId: 'localhost', existing: [] });
    const answer = await kuur.call('POST', '/api/customers/login/passkey', { body: phone.answer(request) });
    expect(answer.status).toBe(200);
    const own = await kuur.call('GET', '/api/customers', { token: answer.json.data.accessToken });
    const first = await kuur.call('GET', '/api/customers', { token });
    expect(own.json.data).toEqual(first.json.data);
    expect(await passkeysOf(token)).toEqual([{ ...passkey, lastUsedAt: expect.any(String) }]);
  });

  test('hears by mail of a passkey that is added or removed, with the way to keep the account', async () => {
    kuur.mails.length = 0;
    const { token, passkey } = await withPasskey();
    const right = { token, body: { currentPassword: password } };
    await kuur.call('POST', `/api/customers/passkeys/${passkey.id}/remove`, right);
    await kuur.services.jobs.runDueJobs();
    const to = `gast${count}@proefbad.example`;
    expect(kuur.mails.filter((mail) => mail.to === to).map(({ subject }) => subject)).toEqual([
      'Nieuwe passkey voor je account bij Proefbad',
      'Passkey verwijderd uit je account bij Proefbad',
    ]);
    for (const { text } of kuur.mails) expect(text).toContain('/customer/reset-password');
  });

  test('shows the password before adding and before removing one', async () => {
    const { token, passkey } = await withPasskey();
    const body = { currentPassword: 'een-ander-1' };
    for (const path of ['/options', `/${passkey.id}/remove`]) {
      const answer = await kuur.call('POST', `/api/customers/passkeys${path}`, { token, body });
      expect(answer.json.errors).toEqual([{ pointer: '/currentPassword', code: 'password_wrong' }]);
    }
    const right = { token, body: { currentPassword: password } };
    expect((await kuur.call('POST', `/api/customers/passkeys/${passkey.id}/remove`, right)).status).toBe(204);
    expect(await passkeysOf(token)).toEqual([]);
  });

  test('does not log in with a passkey that was removed', async () => {
    const { token, phone, passkey } = await withPasskey();
    const request = await begin();
    const body = { currentPassword: password };
    await kuur.call('POST', `/api/customers/passkeys/${passkey.id}/remove`, { token, body });
    expect(await logIn(phone.answer(request))).toEqual(refused);
  });

  test('has ten at most', async () => {
    const token = await customer();
    for (let made = 0; made < 10; made += 1) await add(token, new SoftAuthenticator().create(await start(token)));
    const body = { currentPassword: password };
    const answer = await kuur.call('POST', '/api/customers/passkeys/options', { token, body });
    expect([answer.status, answer.json.code]).toEqual([409, 'in_use']);
  });

  test('finds them in the export, and loses them with the account', async () => {
    const { token, phone, passkey } = await withPasskey();
    const { json } = await kuur.call<{ file: { passkeys: Passkey[] }; page: string }>('POST', '/api/customers/export', {
      token,
      body: { password },
    });
    expect(json.data.file.passkeys).toEqual([passkey]);
    expect(json.data.page).toContain('Telefoon');
    const request = await begin();
    expect((await kuur.call('POST', '/api/customers/erase', { token, body: { password } })).status).toBe(204);
    expect(await logIn(phone.answer(request))).toEqual(refused);
    const stored = kuur.db.selectFrom('passkey').select('id').where('id', '=', passkey.id);
    expect(await stored.execute()).toEqual([]);
  });
});

describe('nobody logs in', () => {
  test('with an answer that was given before', async () => {
    const { phone } = await withPasskey();
    const answer = phone.answer(await begin());
    expect((await logIn(answer))[0]).toBe(200);
    expect(await logIn(answer)).toEqual(refused);
  });

  test('with a challenge that is five minutes old, made up, or for adding', async () => {
    const { token, phone } = await withPasskey();
    const old = await begin();
    await kuur.advance({ minutes: 6 });
    expect(await logIn(phone.answer(old))).toEqual(refused);
    expect(await logIn(phone.answer(old, { challenge: 'A'.repeat(43) }))).toEqual(refused);
    expect(await logIn(phone.answer(await start(token)))).toEqual(refused);
  });

  test('from another site, for another site, or without finger or PIN', async () => {
    const { phone } = await withPasskey();
    expect(await logIn(phone.answer(await begin(), { origin: 'https://proefbad.evil.example' }))).toEqual(refused);
    expect(await logIn(phone.answer(await begin(), { rpId: 'evil.example' }))).toEqual(refused);
    expect(await logIn(phone.answer(await begin(), { isUnverified: true }))).toEqual(refused);
    expect((await logIn(phone.answer(await begin())))[0]).toBe(200);
  });

  test('with another key, or a key in the name of another passkey', async () => {
    const [{ phone }, stranger] = [await withPasskey(), new SoftAuthenticator()];
    expect(await logIn(stranger.answer(await begin()))).toEqual(refused);
    expect(await logIn({ ...stranger.answer(await begin()), id: phone.id })).toEqual(refused);
  });

  test('with a copy of an authenticator, whose counter stayed behind', async () => {
    const { phone } = await withPasskey();
    const counter = phone.counter;
    expect((await logIn(phone.answer(await begin())))[0]).toBe(200);
    phone.counter = counter;
    expect(await logIn(phone.answer(await begin()))).toEqual(refused);
  });
});

describe('nobody adds', () => {
  const invalid = [{ pointer: '/attestation', code: 'invalid' }];

  test('with the challenge of somebody else, one that was used, or of another site', async () => {
    const [token, other] = [await customer(), await customer()];
    const phone = new SoftAuthenticator();
    const foreign = await start(other);
    expect((await add(token, phone.create(foreign))).json.errors).toEqual(invalid);
    const own = await start(token);
    expect((await add(token, phone.create(own, { origin: 'http://127.0.0.1:3000' }))).json.errors).toEqual(invalid);
    expect((await add(token, phone.create(own))).json.errors).toEqual(invalid);
    expect((await add(token, phone.create(await start(token), { isUnverified: true }))).json.errors).toEqual(invalid);
    expect(await passkeysOf(token)).toEqual([]);
  });

  test('the passkey of somebody else', async () => {
    const { phone } = await withPasskey();
    const token = await customer();
    expect((await add(token, phone.create(await start(token)))).json.errors).toEqual(invalid);
  });

  test('nor removes it', async () => {
    const { passkey, token: owner } = await withPasskey();
    const request = { token: await customer(), body: { currentPassword: password } };
    const answer = await kuur.call('POST', `/api/customers/passkeys/${passkey.id}/remove`, request);
    expect([answer.status, answer.json.code]).toEqual([404, 'not_found']);
    expect(await passkeysOf(owner)).toHaveLength(1);
  });
});

describe('staff', () => {
  const phones = { owner: new SoftAuthenticator(), planner: new SoftAuthenticator() };
  const typePassword = async (role: 'owner' | 'planner'): Promise<StaffLogin> => {
    const body = { email: `${role}@proefbad.example`, password: staffPassword };
    const answer = await kuur.call<StaffLogin>('POST', '/api/admin/login', { body });
    expect(answer.status).toBe(200);
    return answer.json.data;
  };
  const admin = <T>(token: string, path: string, body: unknown) =>
    kuur.call<T>('POST', `/api/admin/passkeys${path}`, { token, body });
  const addTo = async (token: string, phone: SoftAuthenticator): Promise<AddedStaffPasskey> => {
    const creation = await admin<PasskeyCreation>(token, '/options', { currentPassword: staffPassword });
    const answer = await admin<AddedStaffPasskey>(token, '', phone.create(creation.json.data));
    expect(answer.status).toBe(201);
    return answer.json.data;
  };
  const step = async (challenge: string): Promise<PasskeyRequest> =>
    (await kuur.call<PasskeyRequest>('POST', '/api/admin/login/passkey/options', { body: { challenge } })).json.data;
  const finish = (challenge: string, answer: unknown) =>
    kuur.call('POST', '/api/admin/login/passkey', { body: { challenge, answer } });

  test('answer with a passkey after the password; it is the second factor that a venue asks of owners', async () => {
    const { accessToken } = await typePassword('owner');
    expect((await kuur.call('GET', '/api/admin/users', { token: accessToken! })).status).toBe(403);
    const phone = phones.owner;
    const { recoveryCodes } = await addTo(accessToken!, phone);
    expect(recoveryCodes).toHaveLength(10);
    expect((await kuur.call('GET', '/api/admin/users', { token: accessToken! })).status).toBe(200);

    const login = await typePassword('owner');
    expect(login).toEqual({ accessToken: null, challenge: expect.any(String), passkey: true });
    const request = await step(login.challenge!);
    expect(request.existing).toEqual([{ id: phone.id, transports: ['internal'] }]);
    const answer = phone.answer(request);
    const answered = await finish(login.challenge!, answer);
    expect(answered.status).toBe(200);
    const again = await finish(login.challenge!, answer);
    expect([again.status, again.json.code]).toEqual([404, 'token_invalid']);

    const next = await typePassword('owner');
    const body = { challenge: next.challenge, code: recoveryCodes![0] };
    expect((await kuur.call('POST', '/api/admin/login/second-factor', { body })).status).toBe(200);
  });

  test('are refused with the passkey of a colleague, and a customer’s opens nothing of staff', async () => {
    const phone = phones.planner;
    const login = await typePassword('planner');
    await addTo(login.accessToken!, phone);
    const { challenge } = await typePassword('owner');
    const refusedStep = [401, 'second_factor_invalid'];
    const colleague = await finish(challenge!, phone.answer(await step(challenge!)));
    expect([colleague.status, colleague.json.code]).toEqual(refusedStep);
    const guest = await withPasskey();
    const foreign = await finish(challenge!, guest.phone.answer(await step(challenge!)));
    expect([foreign.status, foreign.json.code]).toEqual(refusedStep);
    const discoverable = await finish(challenge!, guest.phone.answer(await begin()));
    expect([discoverable.status, discoverable.json.code]).toEqual(refusedStep);
    expect(await logIn(phone.answer(await begin()))).toEqual(refused);
  });

  test('lose the second step with its codes when an owner takes it off, or they remove the last passkey', async () => {
    const owner = await typePassword('owner');
    const answered = await finish(owner.challenge!, phones.owner.answer(await step(owner.challenge!)));
    const token = answered.json.data.accessToken;
    const codes = kuur.db.selectFrom('recoveryCode').select('codeHash');
    expect(await codes.where('staffId', '=', 'st-planner').execute()).toHaveLength(10);
    expect((await kuur.call('DELETE', '/api/admin/user/st-planner/second-factor', { token })).status).toBe(204);
    expect(await codes.where('staffId', '=', 'st-planner').execute()).toEqual([]);
    expect((await typePassword('planner')).accessToken).not.toBeNull();

    const own = await kuur.call<Passkey[]>('GET', '/api/admin/passkeys', { token });
    const right = { currentPassword: staffPassword };
    expect((await admin(token, `/${own.json.data[0]!.id}/remove`, right)).status).toBe(204);
    expect(await codes.execute()).toEqual([]);
    expect((await typePassword('owner')).challenge).toBeNull();
    const entries = await kuur.db.selectFrom('auditEntry').select(['objectId', 'newValues']).orderBy('at').execute();
    const changes = entries.filter(({ newValues }) => JSON.stringify(newValues).includes('secondFactor'));
    expect(changes.map(({ objectId }) => objectId)).toEqual(['st-owner', 'st-planner', 'st-planner', 'st-owner']);
  });
});
