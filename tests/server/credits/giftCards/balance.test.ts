import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GiftCardBalance } from '#contract/names.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { issueGiftCard } from '#server/credits/giftCards/giftCards.service.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { createLimited, createProefbad, proefbad } from '#tests/support/venue.ts';

let app: TestApp;
let code: string;
let id: string;

beforeAll(async () => {
  app = await testApp({ seed: createLimited });
  await createProefbad(app.db, { venueId: 'buren' });
});
afterAll(() => app.close());

let made = 0;

beforeEach(async () => {
  await app.db.deleteFrom('throttle').execute();
  const tools = { newId: () => `bon-${(made += 1)}`, secretKeys: app.deps.secretKeys };
  const card = {
    venueId: proefbad.venueId,
    kind: 'giftCard',
    amount: 5000,
    language: 'nl',
    entryKind: 'bought',
  } as const;
  ({ id, code } = await inTransaction(app.db, (tx) => issueGiftCard(tx, tools, card)));
});

const ask = (typed: string, more: { session?: string; headers?: Record<string, string> } = {}) =>
  app.call<GiftCardBalance>('POST', '/api/gift-cards/balance', { ...more, body: { code: typed } });

const codeOf = ({ status, json }: TestAnswer<GiftCardBalance>) => [status, json.code];

test('a code shows the balance of its gift card, however it is typed', async () => {
  await app.db.updateTable('giftCard').set({ balance: 1250 }).where('id', '=', id).execute();
  for (const typed of [code, code.toLowerCase().replaceAll('-', ' '), ` ${code.replaceAll('-', '')} `]) {
    const answer = await ask(typed);
    expect(answer.status).toBe(200);
    expect(answer.json.data).toEqual({ balance: 1250, amount: 5000, usableTo: '2029-05-01' });
  }
});

test('a code that is unknown, blocked, empty or too old has one and the same answer', async () => {
  const card = app.db.updateTable('giftCard').where('id', '=', id);
  const answers = [await ask('AAAA-BBBB-CCCC-DDDD'), await ask('?')];
  await card.set({ blocked: true }).execute();
  answers.push(await ask(code));
  await card.set({ blocked: false, balance: 0 }).execute();
  answers.push(await ask(code));
  await card.set({ balance: 5000, usableTo: '2026-04-30' }).execute();
  answers.push(await ask(code));
  expect(answers.map(codeOf)).toEqual(Array.from({ length: 5 }, () => [404, 'gift_card_invalid']));
  const bodies = answers.map(({ json: { requestId: _, ...rest } }) => JSON.stringify(rest));
  expect(new Set(bodies).size).toBe(1);
});

test('a gift card can be used on its last day', async () => {
  await app.db.updateTable('giftCard').set({ usableTo: '2026-05-01' }).where('id', '=', id).execute();
  expect((await ask(code)).status).toBe(200);
});

test('a gift card is valid at its own venue only', async () => {
  const body = { code };
  const answer = await app.call<GiftCardBalance>('POST', '/api/gift-cards/balance', { appTag: 'buren', body });
  expect(codeOf(answer)).toEqual([404, 'gift_card_invalid']);
  expect((await ask(code)).status).toBe(200);
});

test('after ten wrong codes nobody guesses on for a quarter of an hour, also not with the right one', async () => {
  for (let times = 0; times < 10; times += 1) expect((await ask(`WRONG-${times}`)).status).toBe(404);
  const refused = await ask(code);
  expect(codeOf(refused)).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(code, { session: 'een-andere-sessie' })).status).toBe(429);
  await app.advance({ minutes: 16 });
  expect((await ask(code)).status).toBe(200);
});

test('right codes are not counted', async () => {
  for (let times = 0; times < 12; times += 1) expect((await ask(code)).status).toBe(200);
});
