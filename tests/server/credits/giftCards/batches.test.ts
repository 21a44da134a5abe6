import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GiftCard, GiftCardBatch, GiftCardBatchBlocked, GiftCardDetails } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { blockCard } from '#tests/support/blockCard.ts';
import { searchOf } from '#tests/support/searchOf.ts';
import { createLimited } from '#tests/support/venue.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';

let app: TestApp;
let owner: StaffMember;

beforeAll(async () => {
  app = await testApp({ seed: createLimited });
  owner = await staffMember(app, 'owner');
});
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await app.close();
});

const form = { count: 25, amount: 2500, language: 'de', reason: 'Kerstpakketten' };

async function issued(changes: object = {}): Promise<GiftCardBatch> {
  const answer = await owner.call<GiftCardBatch>('POST', '/gift-card-batches', { ...form, ...changes });
  expect(answer.status).toBe(201);
  return answer.json.data;
}

const cardsOf = async (id: string): Promise<GiftCard[]> => {
  const search = { ...searchOf(`filter=batch:${id}`), pageSize: 200 };
  return (await owner.call<GiftCard[]>('POST', '/gift-cards/search', search)).json.data;
};

const download = (path: string, body?: object) => owner.call('POST', `/gift-card-batches/${path}`, body);

const codesOf = async (id: string): Promise<string[]> => {
  const file = await download(`${id}/export`);
  expect(file.status).toBe(200);
  return file.body
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(';')[0]!);
};

test('a batch has its cards, each with a code of its own that pays', async () => {
  const batch = await issued();
  expect(batch).toMatchObject({
    ...form,
    kind: 'giftCard',
    blocked: 0,
    total: 62_500,
    balance: 62_500,
    productId: null,
  });
  const cards = await cardsOf(batch.id);
  expect(cards).toHaveLength(25);
  expect(cards.every(({ batchId, usableTo }) => batchId === batch.id && usableTo === batch.usableTo)).toBe(true);
  const codes = await codesOf(batch.id);
  expect(new Set(codes).size).toBe(25);
  const balance = await app.call<{ balance: number }>('POST', '/api/gift-cards/balance', { body: { code: codes[7] } });
  expect(balance.json.data.balance).toBe(2500);
  const details = await owner.call<GiftCardDetails>('GET', `/gift-cards/${cards[0]!.id}`);
  expect(details.json.data.movements).toMatchObject([{ kind: 'bought', amount: 2500, reason: 'Kerstpakketten' }]);
});

test('a batch is one act in the trail, and so is each time that its codes go out', async () => {
  const { id } = await issued({ count: 3 });
  await download(`${id}/export`);
  await download(`${id}/print`, { layout: 'pages' });
  const entries = await app.db
    .selectFrom('auditEntry')
    .select(['action', 'objectKind', 'newValues'])
    .where('objectId', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  expect(entries.map(({ action, objectKind }) => `${objectKind} ${action}`)).toEqual([
    'giftCardBatch created',
    'giftCardBatch exported',
    'giftCardBatch exported',
  ]);
  expect(JSON.stringify(entries)).not.toContain('Kerstpakketten');
  const cards = await cardsOf(id);
  const perCard = app.db
    .selectFrom('auditEntry')
    .select('id')
    .where(
      'objectId',
      'in',
      cards.map((card) => card.id),
    );
  expect(await perCard.execute()).toEqual([]);
});

test.each([
  ['pages', 12],
  ['cards', 2],
] as const)('it prints as %s, without blocked cards, as often as needed', async (layout, sheets) => {
  const { id } = await issued({ count: 13 });
  const [first] = await cardsOf(id);
  await blockCard(owner, first!.id, true, 'Kwijt');
  for (const _ of [1, 2]) {
    const printed = await download(`${id}/print`, { layout });
    expect(printed.status).toBe(200);
    expect(printed.headers['content-type']).toBe('application/pdf');
    expect(printed.body.match(/\/Type \/Page\b/g)).toHaveLength(sheets);
  }
  expect(await codesOf(id)).toHaveLength(12);
  const read = await owner.call<GiftCardBatch>('GET', `/gift-card-batches/${id}`);
  expect(read.json.data).toMatchObject({ count: 13, blocked: 1 });
});

test('of a batch that is blocked altogether no code goes out', async () => {
  const { id } = await issued({ count: 1 });
  await blockCard(owner, (await cardsOf(id))[0]!.id, true, 'Kwijt');
  expect((await download(`${id}/print`, { layout: 'cards' })).status).toBe(409);
  expect((await download(`${id}/export`)).status).toBe(409);
});

test.each([
  [{ count: 0 }, '/count'],
  [{ count: 501 }, '/count'],
  [{ count: 2.5 }, '/count'],
  [{ amount: 99 }, '/amount'],
  [{ amount: null }, '/amount'],
  [{ amount: null, productId: 'geen' }, '/productId'],
  [{ language: 'es' }, '/language'],
  [{ reason: '' }, '/reason'],
])('%j is refused and leaves nothing', async (changes, pointer) => {
  const count = () => app.db.selectFrom('giftCard').select('id').execute();
  const before = (await count()).length;
  const answer = await owner.call('POST', '/gift-card-batches', { ...form, ...changes });
  expect(answer.status).toBe(400);
  expect(answer.json.errors).toEqual([expect.objectContaining({ pointer })]);
  expect(await count()).toHaveLength(before);
});

test('the limit of a day counts all cards of a batch, and nothing is issued above it', async () => {
  const desk = await staffMember(app, 'desk');
  const issue = (count: number) => desk.call('POST', '/gift-card-batches', { ...form, count });
  expect((await issue(41)).json.code).toBe('issue_limit_reached');
  const entries = app.db.selectFrom('giftCardEntry').select('id').where('actor', '=', 'st-desk');
  expect(await entries.execute()).toEqual([]);
  expect((await issue(40)).status).toBe(201);
  expect((await issue(1)).json.code).toBe('issue_limit_reached');
});

test('batches are found by their reason, with what is left on them', async () => {
  const { id } = await issued({ count: 2, reason: 'Sponsorloop' });
  const batches = await owner.call<GiftCardBatch[]>('POST', '/gift-card-batches/search', { q: 'sponsor' });
  expect(batches.json.data).toMatchObject([{ id, count: 2, balance: 5000 }]);
  const planner = await staffMember(app, 'planner');
  expect((await planner.call('POST', '/gift-card-batches/search', {})).status).toBe(200);
  expect((await planner.call('POST', '/gift-card-batches', form)).status).toBe(403);
  expect((await planner.call('POST', `/gift-card-batches/${id}/export`)).status).toBe(403);
});

test('the largest batch is made once, however often it is sent, and printed', async () => {
  const send = () =>
    app.call<GiftCardBatch>('POST', '/api/admin/gift-card-batches', {
      token: owner.token,
      headers: { 'idempotency-key': 'grootste-serie' },
      body: { ...form, count: 500, amount: 1234 },
    });
  const [first, second] = [await send(), await send()];
  expect(first.status).toBe(201);
  expect(second.json.data).toEqual(first.json.data);
  const cards = app.db.selectFrom('giftCard').select('id').where('amount', '=', 1234);
  expect(await cards.execute()).toHaveLength(500);
  const printed = await download(`${first.json.data.id}/print`, { layout: 'pages' });
  expect(printed.body.match(/\/Type \/Page\b/g)).toHaveLength(500);
});

const block = (id: string, blocked: boolean, reason = 'Doos gestolen') =>
  owner.call<GiftCardBatchBlocked>('POST', `/gift-card-batches/${id}/block`, { blocked, reason });

test('a whole batch is blocked with a reason, and what is skipped is told', async () => {
  const { id } = await issued({ count: 4 });
  const [used, held] = await cardsOf(id);
  const correction = { balance: 0, reason: 'Opgemaakt aan de balie', version: used!.version };
  expect((await owner.call('PUT', `/gift-cards/${used!.id}/balance`, correction)).status).toBe(200);
  expect((await blockCard(owner, held!.id, true)).status).toBe(200);
  const first = await block(id, true);
  expect([first.status, first.json.data]).toMatchObject([
    200,
    { changed: 2, unchanged: 1, spent: 1, batch: { blocked: 3 } },
  ]);
  expect((await block(id, true)).json.data).toMatchObject({ changed: 0, unchanged: 3, spent: 1 });

  const blocked = (await cardsOf(id)).find((card) => card.blocked && card.id !== held!.id)!;
  const details = await owner.call<GiftCardDetails>('GET', `/gift-cards/${blocked.id}`);
  expect(details.json.data.movements.at(-1)).toMatchObject({ kind: 'blocked', reason: 'Doos gestolen' });
  const freed = await block(id, false, 'Doos gevonden');
  expect(freed.json.data).toMatchObject({ changed: 3, unchanged: 1, spent: 0, batch: { blocked: 0 } });
});

test('a batch is blocked by who may change money alone, and needs a reason', async () => {
  const { id } = await issued({ count: 2 });
  const content = await staffMember(app, 'content');
  const path = `/gift-card-batches/${id}/block`;
  expect((await content.call('POST', path, { blocked: true, reason: 'Zomaar' })).status).toBe(403);
  expect((await block(id, true, '')).status).toBe(400);
  expect((await block('nergens', true)).status).toBe(404);
});

test('two who block one batch at once leave one entry on each card', async () => {
  const { id } = await issued({ count: 10 });
  const answers = await Promise.all([block(id, true), block(id, true)]);
  expect(answers.map(({ json }) => json.data.changed).toSorted((a, b) => a - b)).toEqual([0, 10]);
});
