import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Customer, CustomerDetails, CustomerMergePreview, LikelyDouble, PersonalData } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { customerForm } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { Buyer, createOrderCatalogue, orders } from '#tests/support/orderCatalogue.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { staffMember, staffPassword } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { Visitor } from '#tests/support/visitor.ts';

let opened: PayingApp;
let app: TestApp;
let owner: StaffMember;
let desk: StaffMember;
beforeAll(async () => {
  opened = await payingApp();
  ({ app } = opened);
  await createOrderCatalogue(app.db);
  owner = await staffMember(app, 'owner');
  desk = await staffMember(app, 'desk');
});
afterAll(async () => {
  await app.services.jobs.runEverything();
  expect(await audit(app.db)).toEqual([]);
  await opened.close();
});

const password = 'geheim-123';

interface Person {
  id: string;
  email: string;
  token: string;
  form: Record<string, unknown>;
}

async function person(name: string, details: Record<string, unknown> = {}): Promise<Person> {
  const email = `${name}@proefbad.example`.toLowerCase();
  const form = customerForm({ firstName: name, lastName: `${name}sen`, email, newsletter: true, ...details });
  const answer = await app.call('POST', '/api/customers/register', { body: { ...form, password } });
  expect([answer.status, answer.json.code]).toEqual([201, undefined]);
  const row = app.db.selectFrom('customer').select('id').where('email', '=', String(form['email']));
  const { id } = await row.executeTakeFirstOrThrow();
  return { id, email: String(form['email']), token: answer.json.data.accessToken, form };
}

/** In the basket, linked to the person. */
async function basket({ token }: Person, days: number): Promise<Visitor> {
  const date = new Date(app.deps.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const visitor = new Visitor(app, { persons: 1, date });
  await visitor.hold();
  await visitor.checkin([1]);
  visitor.token = token;
  await visitor.link();
  return visitor;
}

/** A visit to come with a remark, a gift card with words, and a multi-visit card. */
async function withHistory(who: Person, { days, name }: { days: number; name: string }): Promise<Visitor> {
  const visitor = await basket(who, days);
  await visitor.call('PUT', `/reservation/${visitor.slug}/comment`, { comment: `${name} komt met rolstoel` });
  expect((await visitor.prepare()).status).toBe(200);
  expect((await visitor.payOnLocation()).status).toBe(200);
  for (const order of ['giftCard', 'card'] as const) {
    const buyer = new Buyer(app, orders[order].slug);
    await buyer.hold();
    if (order === 'card') await buyer.orderProduct(orders.card.xplanId);
    else await buyer.giftCards({ from: name, to: `${name}oma`, message: `Van ${name}` });
    buyer.token = who.token;
    await buyer.link();
    expect((await buyer.prepare()).status).toBe(200);
    await buyer.paid(opened.provider);
  }
  return visitor;
}

const previewOf = async (id: string, otherId: string): Promise<CustomerMergePreview> => {
  const answer = await owner.call<CustomerMergePreview>('GET', `/customers/${id}/merge/${otherId}`);
  expect([answer.status, answer.json.code]).toEqual([200, undefined]);
  return answer.json.data;
};

type Order = { fromOther?: string[]; password?: string; by?: StaffMember };

async function orderOf(id: string, otherId: string): Promise<{ version: number; otherVersion: number }> {
  const { own, other } = await previewOf(id, otherId);
  return { version: own.version, otherVersion: other.version };
}

async function merge(id: string, otherId: string, { by = owner, ...order }: Order = {}) {
  return mergeAs(await orderOf(id, otherId), { id, otherId, by, ...order });
}

const mergeAs = (
  versions: { version: number; otherVersion: number },
  { id, otherId, by = owner, fromOther = [], password: given = staffPassword }: Order & { id: string; otherId: string },
) => by.call<Customer>('POST', `/customers/${id}/merge`, { otherId, ...versions, fromOther, password: given });

const entriesOf = (id: string) =>
  app.db
    .selectFrom('auditEntry')
    .select(['actorId', 'oldValues', 'newValues'])
    .where((is) => is.and({ objectId: id, action: 'merged' }))
    .execute();

/** Everything in every table, as text, but the trail, which holds ids alone. */
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

const resetMails = async (email: string): Promise<number> => {
  const answer = await app.call('POST', '/api/customers/reset-password', { body: { email } });
  expect([answer.status, answer.body]).toEqual([204, '']);
  app.mails.length = 0;
  await app.services.jobs.runDueJobs();
  return app.mails.filter(({ to }) => to === email).length;
};

test('all of the other moves, each chosen field stays, and nobody logs in as the other any more', async () => {
  const own = await person('Sperwer');
  const other = await person('Havik', { phone: '0687654321', newsletter: false });
  const visits = [
    await withHistory(own, { days: 4, name: 'Sperwer' }),
    await withHistory(other, { days: 5, name: 'Havik' }),
  ];
  const { own: ownSide, other: otherSide } = await previewOf(own.id, other.id);
  expect(ownSide).toMatchObject({ customer: { id: own.id }, reservations: 1, orders: 2, subscriptions: 1 });
  expect(otherSide).toMatchObject({ giftCards: 1, remarks: 1, passkeys: 0, usedBy: [] });
  const answer = await merge(own.id, other.id, { fromOther: ['phone', 'lastName'] });
  expect([answer.status, answer.json.code]).toEqual([200, undefined]);
  expect(answer.json.data).toMatchObject({
    id: own.id,
    firstName: 'Sperwer',
    lastName: 'Haviksen',
    phone: '0687654321',
    email: own.email,
    newsletter: false,
    pendingEmail: null,
  });
  const { data } = (await desk.call<CustomerDetails>('GET', `/customers/${own.id}`)).json;
  expect(data.reservations.map(({ id }) => id)).toEqual(visits.map(({ reservationId }) => reservationId));
  expect([data.orders.length, data.subscriptions.length, data.giftCards.length]).toEqual([4, 2, 2]);
  expect(data.formerEmails).toEqual([other.email]);
  expect((await app.call('GET', '/api/customers', { token: other.token })).status).toBe(401);
  expect((await app.call('GET', '/api/customers', { token: own.token })).status).toBe(200);
  const body = { email: other.email, password };
  expect((await app.call('POST', '/api/customers/login', { body })).json.code).toBe('login_failed');
  expect(await resetMails(other.email)).toBe(0);
  expect(await resetMails(own.email)).toBe(1);
  expect((await desk.call('GET', `/customers/${other.id}`)).json.code).toBe('not_found');
  const named = await desk.call<{ id: string }[]>('POST', '/customers/search', { q: other.email });
  expect(named.json.data.map(({ id }) => id)).toEqual([own.id]);
});

test('who merged whom stands in both histories, without what the details were', async () => {
  const [own, other] = [await person('Torenvalk'), await person('Slechtvalk', { phone: '0687654322' })];
  await basketBooked(other);
  expect((await merge(own.id, other.id, { fromOther: ['phone'] })).status).toBe(200);
  expect(await entriesOf(own.id)).toEqual([
    {
      actorId: 'st-owner',
      oldValues: { phone: 'withheld', formerEmails: 'withheld' },
      newValues: {
        phone: 'withheld',
        formerEmails: 'withheld',
        mergedFrom: other.id,
        reservations: 1,
        subscriptions: 0,
      },
    },
  ]);
  const [entry] = await entriesOf(other.id);
  expect(entry).toMatchObject({ oldValues: { reservations: 1, email: 'withheld' }, newValues: { mergedInto: own.id } });
  expect(JSON.stringify([await entriesOf(own.id), entry])).not.toMatch(/valk/i);
});

async function basketBooked(who: Person): Promise<void> {
  const visitor = await basket(who, 6);
  expect((await visitor.prepare()).status).toBe(200);
  expect((await visitor.payOnLocation()).status).toBe(200);
}

test('an address that was merged can register anew, and begins with nothing', async () => {
  const [own, other] = [await person('Buizerd'), await person('Wouw')];
  await basketBooked(other);
  expect((await merge(own.id, other.id)).status).toBe(200);
  const again = await person('Wouw');
  const history = await app.call<unknown[]>('GET', '/api/customers/reservations', { token: again.token });
  expect([history.status, history.json.data]).toEqual([200, []]);
});

test('the address of the other counts only once its mail was opened, and the old one is told', async () => {
  const [own, other] = [await person('Kiekendief'), await person('Zeearend')];
  await app.services.jobs.runDueJobs();
  const answer = await merge(own.id, other.id, { fromOther: ['email'] });
  expect(answer.json.data).toMatchObject({ email: own.email, pendingEmail: other.email });
  app.mails.length = 0;
  app.confirmationMails.length = 0;
  await app.services.jobs.runDueJobs();
  expect(app.confirmationMails.map(({ to }) => to)).toEqual([other.email]);
  expect(app.mails.map(({ to, subject }) => [to, subject])).toContainEqual([
    own.email,
    'Je e-mailadres bij Proefbad wordt gewijzigd',
  ]);
});

test('only who may erase customers merges, with their own password', async () => {
  const [own, other] = [await person('Ooievaar'), await person('Lepelaar')];
  const versions = { version: 1, otherVersion: 1 };
  const both = { id: own.id, otherId: other.id };
  for (const path of ['doubles', `merge/${other.id}`]) {
    expect((await desk.call('GET', `/customers/${own.id}/${path}`)).json.code).toBe('forbidden');
  }
  expect((await mergeAs(versions, { ...both, by: desk })).json.code).toBe('forbidden');
  const wrong = await mergeAs(versions, { ...both, password: 'fout' });
  expect(wrong.json.errors).toEqual([{ pointer: '/password', code: 'password_wrong' }]);
  expect((await mergeAs(versions, { id: own.id, otherId: own.id })).json.code).toBe('not_found');
});

test('who was changed after the two were compared is not merged', async () => {
  const [own, other] = [await person('Grutto'), await person('Kievit')];
  for (const changed of [own, other]) {
    const versions = await orderOf(own.id, other.id);
    const body = { ...changed.form, firstName: 'Wilhelmina' };
    expect((await app.call('PUT', '/api/customers', { token: changed.token, body })).status).toBe(200);
    const answer = await mergeAs(versions, { id: own.id, otherId: other.id });
    expect([answer.status, answer.json.code]).toEqual([409, 'version_conflict']);
    const restored = { ...changed.form };
    expect((await app.call('PUT', '/api/customers', { token: changed.token, body: restored })).status).toBe(200);
  }
  expect((await merge(own.id, other.id)).status).toBe(200);
});

test('who is booking just now is not merged into another; whose account stays may go on', async () => {
  const [own, other] = [await person('Scholekster'), await person('Tureluur')];
  const visitor = await basket(other, 7);
  const answer = await merge(own.id, other.id);
  expect([answer.status, answer.json.code]).toEqual([409, 'in_use']);
  expect(answer.json as unknown).toMatchObject({ usedBy: [{ kind: 'reservation', id: visitor.reservationId }] });
  expect((await merge(other.id, own.id)).status).toBe(200);
  expect((await visitor.prepare()).status).toBe(200);
});

test('of two who merge the same pair at once, either way round, one wins', async () => {
  const [one, two] = [await person('Wulp'), await person('Regenwulp')];
  await basketBooked(two);
  const [versions, turned] = [await orderOf(one.id, two.id), await orderOf(two.id, one.id)];
  const answers = await Promise.all([
    mergeAs(versions, { id: one.id, otherId: two.id }),
    mergeAs(turned, { id: two.id, otherId: one.id }),
  ]);
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, 404]);
  const stays = answers.find(({ status }) => status === 200)!.json.data;
  const { data } = (await desk.call<CustomerDetails>('GET', `/customers/${stays.id}`)).json;
  expect(data.reservations).toHaveLength(1);
});

test('likely doubles are named with what they share, and others are not', async () => {
  const address = {
    street: 'Dam',
    houseNumber: 1,
    houseNumberSuffix: null,
    zipCode: '1012 JS',
    city: 'Ede',
    country: 'nl',
  };
  const one = await person('Roodborst', { phone: '0622223333', address });
  const twin = await person('Merel', { phone: '+31622223333', email: 'rood.borst@proefbad.example' });
  await person('Koolmees', { phone: '0622223334', address });
  const answer = await owner.call<LikelyDouble[]>('GET', `/customers/${one.id}/doubles`);
  expect(answer.json.data.map(({ id, reasons }) => [id, reasons])).toEqual([[twin.id, ['email', 'phone']]]);
  expect((await merge(one.id, twin.id)).status).toBe(200);
  expect((await owner.call<LikelyDouble[]>('GET', `/customers/${one.id}/doubles`)).json.data).toEqual([]);
});

const noteOn = async (id: string, text: string): Promise<void> => {
  const { version } = (await desk.call<CustomerDetails>('GET', `/customers/${id}`)).json.data.note;
  expect((await desk.call('PUT', `/customers/${id}/note`, { text, version })).status).toBe(200);
};

test('the notes of both are shown before, and stand together afterwards', async () => {
  const [own, other] = [await person('Patrijs'), await person('Kwartel')];
  await noteOn(own.id, 'Komt liever niet bij een man');
  await noteOn(other.id, 'Allergisch voor lavendel');
  const preview = await previewOf(own.id, other.id);
  expect([preview.own.note, preview.other.note]).toEqual(['Komt liever niet bij een man', 'Allergisch voor lavendel']);
  expect((await merge(own.id, other.id)).status).toBe(200);
  const { note } = (await desk.call<CustomerDetails>('GET', `/customers/${own.id}`)).json.data;
  expect(note).toEqual({ text: 'Komt liever niet bij een man\nAllergisch voor lavendel', version: 3 });
  expect((await entriesOf(own.id))[0]!.newValues).toMatchObject({ note: 'withheld' });
  const row = app.db.selectFrom('customer').select('note').where('id', '=', other.id);
  expect(await row.executeTakeFirst()).toEqual({ note: '' });
});

test('notes that are too long together hold a merge back, so that nothing of them goes', async () => {
  const [own, other] = [await person('Fazant'), await person('Korhoen')];
  await noteOn(own.id, 'a'.repeat(1990));
  await noteOn(other.id, 'Allergisch voor lavendel');
  const refused = await merge(own.id, other.id);
  expect([refused.status, refused.json.errors]).toEqual([400, [{ pointer: '/otherId', code: 'too_long' }]]);
  await noteOn(own.id, 'a'.repeat(1900));
  expect((await merge(own.id, other.id)).status).toBe(200);
});

test('a note that was written after the two were compared holds the merge back', async () => {
  const [own, other] = [await person('Kemphaan'), await person('Watersnip')];
  const versions = await orderOf(own.id, other.id);
  await noteOn(other.id, 'Allergisch voor lavendel');
  expect((await mergeAs(versions, { id: own.id, otherId: other.id })).json.code).toBe('version_conflict');
});

test('export and erasure of the account that stays reach all that moved', async () => {
  const [own, other] = [await person('Kwartelkoning'), await person('Porseleinhoen', { phone: '0655554444' })];
  await withHistory(other, { days: 8, name: 'Porseleinhoen' });
  await app.call('POST', '/api/customers/reset-password', { body: { email: other.email } });
  await app.services.jobs.runDueJobs();
  expect((await merge(own.id, other.id)).status).toBe(200);
  const exported = await owner.call<{ file: PersonalData; page: string }>('POST', `/customers/${own.id}/export`, {
    password: staffPassword,
  });
  const { file, page } = exported.json.data;
  expect(file).toMatchObject({
    formerEmails: [other.email],
    remarks: [{ remark: 'Porseleinhoen komt met rolstoel' }],
    cardWords: [{ sender: 'Porseleinhoen' }],
  });
  expect([file.reservations.length, file.orders.length, file.subscriptions.length]).toEqual([1, 2, 1]);
  expect(page).toContain(other.email);
  await app.advance({ minutes: 9 * 24 * 60 });
  expect(linesWith(await dump(), ['Porseleinhoen']).length).toBeGreaterThan(3);
  const erased = await owner.call('POST', `/customers/${own.id}/erase`, { password: staffPassword });
  expect([erased.status, erased.json?.code]).toEqual([204, undefined]);
  await app.services.jobs.runDueJobs();
  expect(linesWith(await dump(), ['Porseleinhoen', 'Kwartelkoning', '0655554444'])).toEqual([]);
});

test('an account that others were merged into can be merged itself, with all of their addresses', async () => {
  const [first, second, third] = [await person('Specht'), await person('Boomklever'), await person('Boomkruiper')];
  expect((await merge(second.id, third.id)).status).toBe(200);
  expect((await merge(first.id, second.id)).status).toBe(200);
  const { data } = (await desk.call<CustomerDetails>('GET', `/customers/${first.id}`)).json;
  expect(data.formerEmails.toSorted()).toEqual([second.email, third.email].toSorted());
  const rows = app.db.selectFrom('customer').select(['id', 'mergedInto']).where('mergedInto', '=', first.id);
  expect((await rows.execute()).map(({ id }) => id).toSorted()).toEqual([second.id, third.id].toSorted());
});

test('mails about the login that ended are not sent any more', async () => {
  await app.services.jobs.runDueJobs();
  const [own, other] = [await person('Zwaluw'), await person('Gierzwaluw')];
  expect((await merge(own.id, other.id)).status).toBe(200);
  app.mails.length = 0;
  app.confirmationMails.length = 0;
  await app.services.jobs.runDueJobs();
  expect([...app.mails, ...app.confirmationMails].map(({ to }) => to)).toEqual([own.email]);
});
