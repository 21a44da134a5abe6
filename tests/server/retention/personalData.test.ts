import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PersonalData } from '#contract/names.ts';
import type { PaymentPort } from '#server/adapters/payments/paymentPort.ts';
import { createLocalMailbox } from '#server/adapters/mail/localMailbox.ts';
import { audit } from '#tests/support/audit.ts';
import { customerForm } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookAtDesk, entryForm } from '#tests/support/desk.ts';
import { Buyer, createOrderCatalogue, orders } from '#tests/support/orderCatalogue.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { staffMember, staffPassword } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { Visitor } from '#tests/support/visitor.ts';

const password = 'geheim-123';

let opened: PayingApp;
let app: TestApp;
let owner: StaffMember;

/** What the payment provider was asked, a line each. It keeps what it has. */
const providerCalls: string[] = [];

let folder: string;

/** What the mailbox of this machine keeps, a line for each part of a mail; no file without its other half. */
async function keptMails(): Promise<string> {
  const names = (await readdir(folder)).toSorted();
  expect(names.filter((name) => name.endsWith('.eml')).map((name) => name.replace(/eml$/, 'json'))).toEqual(
    names.filter((name) => name.endsWith('.json')),
  );
  const texts = names.filter((name) => name.endsWith('.json')).map((name) => readFile(join(folder, name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}
const listening = (client: PaymentPort): PaymentPort =>
  new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...sent: unknown[]): unknown => {
        providerCalls.push(JSON.stringify(sent));
        return value.apply(target, sent);
      };
    },
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kuur-mailbox-'));
  opened = await payingApp(listening, { mailbox: createLocalMailbox(folder, () => app.deps.clock.now()) });
  ({ app } = opened);
  await createOrderCatalogue(app.db);
  owner = await staffMember(app, 'owner');
});
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await opened.close();
  await rm(folder, { recursive: true });
});

type Exported = { file: PersonalData; page: string };

const own = <T>(action: 'export' | 'erase', token: string, given = password) =>
  app.call<T>('POST', `/api/customers/${action}`, { token, body: { password: given } });

const idOf = async (email: string): Promise<string> =>
  (await app.db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

/** Everything in every table, as text. */
async function dump(): Promise<string> {
  const tables = await sql<{ name: string }>`select c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`.execute(app.db);
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(app.db);
    texts.push(...rows.map(({ text }) => `${name}: ${text}`));
  }
  return texts.join('\n');
}

const linesWith = (text: string, words: readonly string[]): string[] =>
  text.split('\n').filter((line) => words.some((word) => line.toLowerCase().includes(word.toLowerCase())));

interface Person {
  words: string[];
  email: string;
  token: string;
  visitor: Visitor;
}

/** Books with a remark and a note, buys a gift card with words, changes the address, asks for a new password. */
async function livelyPerson(name: string): Promise<Person> {
  const email = `${name}@proefbad.example`.toLowerCase();
  const [phone, pending] = [
    `06${String(Math.abs(hashOf(name)))
      .padStart(8, '0')
      .slice(0, 8)}`,
    `${name}.nieuw@proefbad.example`,
  ];
  const form = customerForm({ firstName: name, lastName: `${name}sen`, email, phone });
  const date = new Date(app.deps.clock.now().getTime() + 4 * 86_400_000).toISOString().slice(0, 10);
  const visitor = new Visitor(app, { persons: 1, date });
  await visitor.hold();
  await visitor.checkin([1]);
  const answer = await visitor.call('POST', '/customers/register', { ...form, password });
  expect(answer.status).toBe(201);
  visitor.token = answer.json.data.accessToken;
  await visitor.call('PUT', `/reservation/${visitor.slug}/comment`, { comment: `${name} komt met rolstoel` });
  await visitor.link();
  expect((await visitor.prepare()).status).toBe(200);
  expect((await visitor.payOnLocation()).status).toBe(200);
  await app.db
    .updateTable('reservation')
    .set({ note: `${name} belde` })
    .where('id', '=', visitor.reservationId)
    .execute();
  const note = { text: `${name} houdt van stilte`, version: 1 };
  expect((await owner.call('PUT', `/customers/${await idOf(email)}/note`, note)).status).toBe(200);
  const buyer = new Buyer(app, orders.giftCard.slug);
  await buyer.hold();
  const added = await buyer.giftCards({
    from: name,
    to: `${name}oma`,
    message: `Van ${name}`,
    recipientEmail: `oma.${email}`,
  });
  expect(added.status).toBe(200);
  buyer.token = visitor.token;
  await buyer.link();
  expect((await buyer.prepare()).status).toBe(200);
  await buyer.paid(opened.provider);
  const details = { ...form, email: pending, currentPassword: password };
  expect((await app.call('PUT', '/api/customers', { token: visitor.token, body: details })).status).toBe(200);
  await app.call('POST', '/api/customers/reset-password', { body: { email } });
  return { words: [name, phone], email, token: visitor.token, visitor };
}

const hashOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 99_999_999;

/** Booked at the desk with a note, cancelled with a reason, looked for by name, and mailed to an address that refuses. */
async function servedAtTheDesk({ email }: Person, name: string): Promise<void> {
  const date = new Date(app.deps.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const form = entryForm(1, { date, customerId: await idOf(email), note: `${name} wil bij het raam` });
  const booked = await bookAtDesk(owner, form);
  expect(booked.status).toBe(201);
  const cancelling = { reason: `${name} is ziek`, refund: true, notifyGuest: true };
  const { id } = booked.json.data;
  expect((await owner.call('POST', `/reservations/${id}/cancel`, cancelling)).status).toBe(200);
  expect((await owner.call('POST', '/customers/search', { q: name })).status).toBe(200);
  await app.services.jobs.runDueJobs();
  const refused = { deadAt: app.deps.clock.now(), doneAt: null, lastError: `550 <${email}> unknown` };
  await app.db
    .updateTable('job')
    .set(refused)
    .where('kind', '=', 'mail.cancelled')
    .where(sql`payload ->> 'reservationId'`, '=', id)
    .execute();
}

test('the export has everything of the person and of nobody else, as a file and as a page', async () => {
  const person = await livelyPerson('Kanariemeer');
  await livelyPerson('Buurvrouw');
  const wrong = await own('export', person.token, 'fout-fout-1');
  expect([wrong.status, wrong.json.errors]).toEqual([400, [{ pointer: '/password', code: 'password_wrong' }]]);
  const { status, json } = await own<Exported>('export', person.token);
  expect(status).toBe(200);
  const { file, page } = json.data;
  expect(file.customer).toMatchObject({ firstName: 'Kanariemeer', email: person.email });
  expect(file.note).toBe('Kanariemeer houdt van stilte');
  expect(file.reservations.map(({ id }) => id)).toEqual([person.visitor.reservationId]);
  expect(file.reservations[0]).not.toHaveProperty('ref');
  expect(file.remarks).toMatchObject([{ remark: 'Kanariemeer komt met rolstoel', note: 'Kanariemeer belde' }]);
  expect(file.cardWords).toMatchObject([{ sender: 'Kanariemeer', message: 'Van Kanariemeer' }]);
  expect(file.giftCards).toMatchObject([{ amount: 5000, movements: [{ kind: 'bought', change: 5000 }] }]);
  expect(file.payments).toMatchObject([{ method: 'ideal', amount: 5000 }]);
  expect(file.logins).toHaveLength(1);
  expect(page).toContain('Kanariemeer komt met rolstoel');
  expect(page).toContain('Notitie van onze medewerkers: Kanariemeer houdt van stilte');
  expect(page).toContain('<html lang="nl">');
  expect(JSON.stringify(json)).not.toContain('Buurvrouw');
  const entry = app.db.selectFrom('auditEntry').selectAll().where('action', '=', 'exported');
  expect(await entry.execute()).toMatchObject([
    { actorKind: 'customer', actorId: file.customer.id, objectKind: 'customer', objectId: file.customer.id },
  ]);
});

test('what a person wrote cannot become markup of the page', async () => {
  const person = await livelyPerson('Koekeloer');
  await app.db
    .updateTable('reservation')
    .set({ comment: '<script>alert(1)</script>' })
    .where('id', '=', person.visitor.reservationId)
    .execute();
  const { page } = (await own<Exported>('export', person.token)).json.data;
  expect(page).not.toContain('<script');
});

test('who has a reservation to come is not erased, and hears which', async () => {
  const { token, visitor } = await livelyPerson('Wachtebeke');
  const answer = await own('erase', token);
  expect([answer.status, answer.json.code]).toEqual([409, 'in_use']);
  expect((answer.json as unknown as { usedBy: unknown }).usedBy).toEqual([
    { kind: 'reservation', id: visitor.reservationId, name: expect.stringMatching(/^K-/) },
  ]);
  expect((await own('erase', token, 'fout-fout-1')).json.code).toBe('validation_failed');
  expect((await app.call('GET', '/api/customers', { token })).status).toBe(200);
});

test.each(['customer', 'staff'] as const)(
  'erased by the %s, nothing of the person is anywhere, and amounts stay',
  async (by) => {
    const name = by === 'staff' ? 'Zilverreiger' : 'Roerdomp';
    const person = await livelyPerson(name);
    await servedAtTheDesk(person, name);
    await app.advance({ minutes: 5 * 24 * 60 });
    expect(linesWith(await dump(), person.words).length).toBeGreaterThan(5);
    const receivers = linesWith(await keptMails(), person.words).filter((line) => line.includes('"to":'));
    expect(new Set(receivers).size).toBe(3);
    const books = () =>
      Promise.all([
        app.db
          .selectFrom('reservation')
          .select(['id', 'number', 'total', 'totalPaid', 'state'])
          .orderBy('id')
          .execute(),
        app.db.selectFrom('ledgerEntry').select(['id', 'kind', 'amount']).orderBy('id').execute(),
        app.db.selectFrom('reservationItem').select(['id', 'price', 'vatRate']).orderBy('id').execute(),
      ]);
    const before = await books();
    const id = await idOf(person.email);
    const erased =
      by === 'customer'
        ? await own('erase', person.token)
        : await owner.call('POST', `/customers/${id}/erase`, { password: staffPassword });
    expect([erased.status, erased.json.code]).toEqual([204, undefined]);
    await app.services.jobs.runDueJobs();
    expect(linesWith(await dump(), person.words)).toEqual([]);
    expect(linesWith(await keptMails(), person.words)).toEqual([]);
    expect(linesWith(app.logged.join('\n'), person.words)).toEqual([]);
    expect(providerCalls.length).toBeGreaterThan(1);
    expect(linesWith(providerCalls.join('\n'), person.words)).toEqual([]);
    expect(await books()).toEqual(before);
    expect((await app.call('GET', '/api/customers', { token: person.token })).status).toBe(401);
    const body = { email: person.email, password };
    expect((await app.call('POST', '/api/customers/login', { body })).json.code).toBe('login_failed');
    const entries = app.db
      .selectFrom('auditEntry')
      .selectAll()
      .where('objectId', '=', id)
      .where('action', '=', 'erased');
    expect(await entries.execute()).toMatchObject([
      { actorKind: by, objectKind: 'customer', oldValues: null, newValues: null },
    ]);
  },
);

test('a card that can still be used does not hold back who wants to go', async () => {
  const buyer = new Buyer(app, orders.card.slug);
  await buyer.hold();
  await buyer.orderProduct(orders.card.xplanId);
  await buyer.toPayment();
  await buyer.paid(opened.provider);
  expect((await own('erase', buyer.token)).status).toBe(204);
});

const mailOf = (jobId: string, at: string): Promise<void> =>
  createLocalMailbox(folder, () => new Date(at)).send(
    {
      messageId: `${jobId}.1`,
      from: '"Proefbad" <bad@proefbad.example>',
      to: 'wie@proefbad.example',
      subject: 'Dag',
      language: 'nl',
      html: '<p>Dag</p>',
      text: 'Dag',
      attachments: [],
    },
    jobId,
  );

test('mails that this machine keeps go after thirty days', async () => {
  const now = app.deps.clock.now().getTime();
  const daysAgo = (days: number): string => new Date(now - days * 86_400_000).toISOString();
  await Promise.all([mailOf('oud', daysAgo(31)), mailOf('nieuw', daysAgo(29))]);
  await app.services.jobs.runEverything();
  const files = (await readdir(folder)).filter((name) => /^(oud|nieuw)/.test(name));
  expect(files.toSorted()).toEqual(['nieuw.1.eml', 'nieuw.1.json']);
});
