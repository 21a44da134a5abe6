import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import type { LinkPayment, MailPreview, PasskeyCreation, PaymentLinkCreated } from '#contract/names.ts';
import { mailForm } from '#domain/catalog/mailForm.ts';
import { readConfig } from '#server/config.ts';
import { openVenues } from '#server/openVenues.ts';
import { customerForm } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookVisit } from '#tests/support/booking.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { SoftAuthenticator } from '#tests/support/softAuthenticator.ts';
import { staffMember, staffPassword } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { createProefbad } from '#tests/support/venue.ts';

const site = 'https://boeken.zeebad.example';
const env = {
  NODE_ENV: 'test',
  DEMO: '1',
  DEFAULT_APP_TAG: 'proefbad',
  PUBLIC_URL: 'https://kuur.example',
  MAIL_FROM: 'Proefbad <post@kuur.example>',
};
const elsewhere = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };

let opened: PayingApp;
let kuur: TestApp;
let owner: StaffMember;
const returnPages: string[] = [];
beforeAll(async () => {
  opened = await payingApp(
    (client) => ({
      ...client,
      create: (order) => {
        returnPages.push(order.redirectUrl);
        return client.create(order);
      },
    }),
    {
      env,
      seed: async (db) => {
        await createProefbad(db);
        await createProefbad(db, { venueId: 'zeebad' });
        await db.updateTable('venue').set({ name: 'Zeebad' }).where('venueId', '=', 'zeebad').execute();
      },
    },
  );
  kuur = opened.app;
  owner = await staffMember(kuur, 'owner', 'zeebad');
  await open('zeebad=boeken.zeebad.example');
});
afterAll(() => opened.close());

/** Starts with these venues, in an installation whose venues nobody read for a while. */
async function open(venues: string): Promise<string[]> {
  const lines = await openVenues(readConfig({ ...env, VENUES: venues }), kuur.services.staffDeps);
  kuur.services.settings.forgetVenues();
  return lines;
}

/** The same app, asked for the second venue, by somebody who says another host. */
const zeebad = (): TestApp => ({
  ...kuur,
  call: (method, path, request) =>
    kuur.call(method, path, { appTag: 'zeebad', ...request, headers: { ...elsewhere, ...request?.headers } }),
});

const venueAt = async (host: string) =>
  (await kuur.services.settings.venueByHost(host).then((venue) => venue?.venueId)) ?? null;

describe('a venue that the settings name', () => {
  test('is made with its tag, host name and a link for its first owner; a second start makes nothing twice', async () => {
    const count = () => kuur.db.selectFrom('venue').select('venueId').execute();
    const before = await count();
    const [line = ''] = await open('duinbad=duin.example');
    expect(line).toMatch(
      /^ {2}set up duinbad {2}https:\/\/duin\.example\/admin\/setup\/\S+ \(works for 24 hours, once\)$/,
    );
    const [again = ''] = await open('duinbad=DUIN.example');
    expect(await count()).toHaveLength(before.length + 1);
    const [first, second] = [line, again].map((text) => /setup\/(\S+)/.exec(text)?.[1] ?? '');
    const check = async (token: string | undefined, appTag: string) =>
      (await kuur.call('GET', `/api/admin/setup/${token}`, { appTag })).status;
    expect([await check(first, 'duinbad'), await check(second, 'proefbad'), await check(second, 'duinbad')]).toEqual([
      404, 404, 200,
    ]);
    const venue = { name: 'Duinbad', contactEmail: 'hallo@duin.example', languages: ['nl', 'de'] };
    const person = {
      firstName: 'Noor',
      lastName: 'Bakker',
      email: 'noor@duin.example',
      password: 'Helmgras-in-de-wind',
    };
    const done = await kuur.call('POST', '/api/admin/setup', {
      appTag: 'duinbad',
      body: { token: second, ...person, venue },
    });
    expect(done.status).toBe(201);
    expect(await open('duinbad=duin.example')).toEqual(['  venue duinbad   https://duin.example']);
    const byTag = (await kuur.services.settings.venueByTag('duinbad'))!;
    expect(byTag).toMatchObject({ name: 'Duinbad', hosts: ['duin.example'], languages: ['nl', 'de'] });
    expect(byTag.branding.siteUrl).toBe('https://duin.example');
    const token = done.json.data.accessToken;
    const look = async (appTag: string) => (await kuur.call('GET', '/api/admin/user', { token, appTag })).status;
    expect([await look('duinbad'), await look('proefbad')]).toEqual([200, 401]);
  });

  test('moves to another host name when the settings say so; the old one is the default venue’s again', async () => {
    await open('verhuisbad=oud.example');
    await open('verhuisbad=nieuw.example');
    expect([await venueAt('oud.example'), await venueAt('nieuw.example')]).toEqual(['proefbad', 'verhuisbad']);
  });

  test('is made once by servers that start together, and the last link works', async () => {
    const starts = await Promise.all(Array.from({ length: 5 }, () => open('samen=samen.example')));
    const rows = await kuur.db.selectFrom('venue').select('hosts').where('venueId', '=', 'samen').execute();
    expect(rows).toEqual([{ hosts: ['samen.example'] }]);
    const statuses = await Promise.all(
      starts.map(async ([line]) => {
        const token = /setup\/(\S+)/.exec(line ?? '')?.[1];
        return (await kuur.call('GET', `/api/admin/setup/${token}`, { appTag: 'samen' })).status;
      }),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404]);
  });

  test('stays, with its host name, when it is named no more', async () => {
    await open('blijfbad=blijf.example');
    await open('');
    expect(await venueAt('blijf.example')).toBe('blijfbad');
  });

  test('gets no host name that another venue has', async () => {
    await expect(open('piraat=boeken.zeebad.example')).rejects.toThrow(
      'VENUES: the host name boeken.zeebad.example is taken by the venue zeebad',
    );
    expect(await kuur.services.settings.venueByTag('piraat')).toBeNull();
  });

  test('has its host name whatever its case; a stranger at any other gets the default venue', async () => {
    expect(await venueAt('Boeken.Zeebad.example')).toBe('zeebad');
    expect([await venueAt('evil.example'), await venueAt('zeebad.example')]).toEqual(['proefbad', 'proefbad']);
  });
});

describe('whatever host a request names, links lead to the site of the venue', () => {
  test('in the mail of a booking, which comes from the venue and not from its neighbour', async () => {
    kuur.mails.length = 0;
    await bookVisit(zeebad(), { email: 'zee@proefbad.example' });
    await kuur.services.jobs.runDueJobs();
    const mail = kuur.mails.find(({ to }) => to === 'zee@proefbad.example');
    expect(mail?.text).toContain(`${site}/reservation/manage/`);
    expect(mail?.html).toContain(`href="${site}/reservation/manage/`);
    expect(mail).toMatchObject({ from: '"Zeebad" <post@kuur.example>', replyTo: 'hallo@proefbad.example' });
    expect(JSON.stringify(kuur.mails)).not.toMatch(/https:\/\/(?:kuur|evil)\.example/);
    kuur.mails.length = 0;
    await bookVisit(kuur, { email: 'bad@proefbad.example' });
    await kuur.services.jobs.runDueJobs();
    const own = kuur.mails.find(({ to }) => to === 'bad@proefbad.example');
    expect(own?.text).toContain('https://kuur.example/reservation/manage/');
    expect(own?.from).toBe('Proefbad <post@kuur.example>');
  });

  test('in mails about an account', async () => {
    kuur.mails.length = 0;
    const email = 'vergeten@zeebad.example';
    await zeebad().call('POST', '/api/customers/register', { body: customerForm({ email, password: 'Geheim-123' }) });
    await zeebad().call('POST', '/api/customers/reset-password', { body: { email } });
    await kuur.services.jobs.runDueJobs();
    await kuur.services.jobs.runDueJobs();
    expect(kuur.mails.at(-1)?.text).toContain(`${site}/customer/reset-password/`);
    expect(kuur.confirmationMails.at(-1)?.text).toContain(`${site}/customer/confirm/`);
  });

  test('in a payment link, and back from the provider', async () => {
    const { reservationId } = await bookVisit(zeebad(), { email: 'link@proefbad.example' });
    const made = await zeebad().call<PaymentLinkCreated>('POST', `/api/checkout/payment-link/${reservationId}`, {
      token: await owner.liveToken(),
      body: {},
    });
    const { ref, url } = made.json.data;
    expect(url).toBe(`${site}/reservation/payment/${ref}`);
    const started = await zeebad().call<LinkPayment>('POST', `/api/checkout/payment-link/${ref}/payment`);
    expect(started.status).toBe(200);
    expect(returnPages).toEqual([`${site}/reservation/payment/${ref}?returned=true`]);
    kuur.mails.length = 0;
    await kuur.services.jobs.runDueJobs();
    expect(JSON.stringify(kuur.mails)).toContain(url);
  });

  test('on a gift card’s mail', async () => {
    const draft = { ...mailForm(), kind: 'giftCardMail', language: 'nl' };
    const preview = await kuur.call<MailPreview>('POST', '/api/settings/mails/preview', {
      appTag: 'zeebad',
      token: await owner.liveToken(),
      body: draft,
    });
    expect(preview.json.errors).toBeUndefined();
    expect(preview.json.data.html).toContain(`href="${site}#giftCard=`);
  });

  test('in the security contact', async () => {
    const answer = await kuur.call('GET', '/.well-known/security.txt', {
      appTag: null,
      headers: { host: 'boeken.zeebad.example' },
    });
    expect(answer.body).toContain(`Canonical: ${site}/.well-known/security.txt`);
  });
});

test('a passkey is made for the host name of the venue, and one made elsewhere is refused', async () => {
  const email = 'sleutel@zeebad.example';
  const registered = await zeebad().call('POST', '/api/customers/register', {
    body: customerForm({ email, password: 'Geheim-123' }),
  });
  const token = registered.json.data.accessToken;
  const begin = async () =>
    (
      await zeebad().call<PasskeyCreation>('POST', '/api/customers/passkeys/options', {
        token,
        body: { currentPassword: 'Geheim-123' },
      })
    ).json.data;
  const options = await begin();
  expect(options).toMatchObject({ rpId: 'boeken.zeebad.example', rpName: 'Zeebad' });
  const phone = new SoftAuthenticator();
  const add = (body: object) => zeebad().call('POST', '/api/customers/passkeys', { token, body });
  expect((await add(phone.create(options, { origin: 'https://kuur.example' }))).status).toBe(400);
  expect((await add(phone.create(await begin(), { origin: site }))).status).toBe(201);
  const request = (await zeebad().call<PasskeyCreation>('POST', '/api/customers/login/passkey/options')).json.data;
  const answer = phone.answer(request, { origin: site });
  const elsewhereToo = await kuur.call('POST', '/api/customers/login/passkey', { body: answer });
  expect(elsewhereToo.json.code).toBe('login_failed');
  expect((await zeebad().call('POST', '/api/customers/login/passkey', { body: answer })).status).toBe(200);
});

test('staff of one venue do not log in to the other', async () => {
  await staffMember(kuur, 'planner', 'zeebad');
  const body = { email: 'planner@zeebad.example', password: staffPassword };
  const logIn = async (appTag: string) => (await kuur.call('POST', '/api/admin/login', { body, appTag })).status;
  expect([await logIn('proefbad'), await logIn('zeebad')]).toEqual([401, 200]);
});
