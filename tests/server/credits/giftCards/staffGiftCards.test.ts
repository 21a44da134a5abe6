import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GiftCard, GiftCardDetails, GiftCardIssued } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { searchOf } from '#tests/support/searchOf.ts';
import { blockCard } from '#tests/support/blockCard.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookVisit } from '#tests/support/booking.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';

let app: TestApp;
let desk: StaffMember;

beforeAll(async () => {
  app = await testApp();
  desk = await staffMember(app, 'desk');
});
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await app.close();
});

async function issued(form: object = {}): Promise<GiftCardIssued> {
  const body = { amount: 4000, reason: 'Aan de balie betaald', email: null, ...form };
  const answer = await desk.call<GiftCardIssued>('POST', '/gift-cards', body);
  expect(answer.status).toBe(201);
  return answer.json.data;
}

const read = async (id: string): Promise<GiftCardDetails> =>
  (await desk.call<GiftCardDetails>('GET', `/gift-cards/${id}`)).json.data;

test('the desk issues a gift card and sees its code once', async () => {
  const { giftCard, code } = await issued();
  expect(giftCard).toEqual({
    id: expect.any(String),
    kind: 'giftCard',
    lastFour: code.slice(-4),
    amount: 4000,
    balance: 4000,
    productId: null,
    usableTo: '2029-05-01',
    blocked: false,
    boughtWith: null,
    number: null,
    name: null,
    createdAt: expect.any(String),
    batchId: null,
    version: 1,
  });
  const balance = await app.call<{ balance: number }>('POST', '/api/gift-cards/balance', { body: { code } });
  expect(balance.json.data.balance).toBe(4000);
  expect(JSON.stringify(await read(giftCard.id))).not.toContain(code);
});

test('with an address the gift card is mailed, without one nothing is sent', async () => {
  app.mails.length = 0;
  const { code } = await issued({ email: 'gast@proefbad.example' });
  await issued();
  await app.services.jobs.runDueJobs();
  expect(app.mails.map(({ to }) => to)).toEqual(['gast@proefbad.example']);
  expect(app.mails[0]?.text).toContain(code);
});

test('a blocked gift card pays nothing until it is freed, and its history says so', async () => {
  const { giftCard, code } = await issued();
  const blocked = await blockCard(desk, giftCard.id, true, 'Verloren');
  expect(blocked.json.data).toMatchObject({ blocked: true, balance: 4000 });
  expect((await app.call('POST', '/api/gift-cards/balance', { body: { code } })).status).toBe(404);
  await blockCard(desk, giftCard.id, true, 'Nog eens');
  await blockCard(desk, giftCard.id, false, 'Gevonden');
  expect((await read(giftCard.id)).movements.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['bought', 4000],
    ['blocked', 0],
    ['freed', 0],
  ]);
  expect((await app.call('POST', '/api/gift-cards/balance', { body: { code } })).status).toBe(200);
  const written = app.db.selectFrom('giftCardEntry').select(['kind', 'actor', 'reason']).orderBy('at');
  expect(await written.where('giftCardId', '=', giftCard.id).execute()).toEqual([
    { kind: 'bought', actor: 'st-desk', reason: 'Aan de balie betaald' },
    { kind: 'blocked', actor: 'st-desk', reason: 'Verloren' },
    { kind: 'freed', actor: 'st-desk', reason: 'Gevonden' },
  ]);
});

test('whoever looks for gift cards, payments or mails is in the trail, without the words', async () => {
  const owner = await staffMember(app, 'owner');
  for (const path of ['/gift-cards', '/payments', '/ledger', '/mails'])
    expect((await owner.call('POST', `${path}/search`, { q: 'kanarie@proefbad.example' })).status).toBe(200);
  const entries = await app.db
    .selectFrom('auditEntry')
    .selectAll()
    .where('actorId', '=', 'st-owner')
    .where('action', '=', 'searched')
    .execute();
  expect(new Set(entries.map(({ objectKind }) => objectKind))).toEqual(new Set(['giftCard', 'payment', 'mail']));
  expect(JSON.stringify(entries)).not.toContain('kanarie');
  const old = await owner.call('GET', '/gift-cards?q=kanarie');
  expect(old.json.code).toBe('not_found');
});

test('a gift card is found by the end of its code and by the whole of it', async () => {
  const { giftCard, code } = await issued({ amount: 1234 });
  for (const q of [code, code.toLowerCase().replaceAll('-', ''), code.slice(-4)]) {
    const answer = await desk.call<GiftCard[]>('POST', '/gift-cards/search', searchOf(`q=${encodeURIComponent(q)}`));
    expect(answer.json.data.map(({ id }) => id)).toContain(giftCard.id);
  }
  const other = code.startsWith('0') ? `1${code.slice(1)}` : `0${code.slice(1)}`;
  expect((await desk.call<GiftCard[]>('POST', '/gift-cards/search', searchOf(`q=${other}`))).json.data).toEqual([]);
  const free = await desk.call<GiftCard[]>('POST', '/gift-cards/search', searchOf('filter=blocked:true'));
  expect(free.json.data).toEqual([]);
});

test('a name or address that is as long as a code finds the cards of its buyer', async () => {
  for (const [email, date, q] of [
    ['jan@voorbeeld.nl', '2026-05-11', 'jan@voorbeeld.nl'],
    ['willemijnbakkers@proefbad.example', '2026-05-12', 'willemijnbakkers'],
  ] as const) {
    expect(q).toHaveLength(16);
    const { giftCard } = await issued();
    const { reservationId } = await bookVisit(app, { email, date });
    await app.db.updateTable('giftCard').set({ reservationId }).where('id', '=', giftCard.id).execute();
    const answer = await desk.call<GiftCard[]>('POST', '/gift-cards/search', searchOf(`q=${q}`));
    expect(answer.json.data.map(({ id }) => id)).toEqual([giftCard.id]);
  }
});

test('cards are for those who may handle money, and unknown ones are not found', async () => {
  const planner = await staffMember(app, 'planner');
  const content = await staffMember(app, 'content');
  const form = { amount: 4000, reason: 'x' };
  expect((await planner.call('POST', '/gift-cards/search', {})).status).toBe(200);
  expect((await planner.call('POST', '/gift-cards', form)).status).toBe(403);
  expect((await content.call('POST', '/gift-cards/search', {})).status).toBe(403);
  expect((await desk.call('GET', '/gift-cards/geen')).status).toBe(404);
  expect((await desk.call('PUT', '/gift-cards/geen/block', { blocked: true, reason: 'x', version: 1 })).status).toBe(
    404,
  );
});
