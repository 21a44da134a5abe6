import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#server/audit/audit.service.ts';
import { cardTokenOf, checkedCard, uncheckedCard } from '#tests/server/adapters/payments/providerTarget.ts';
import type { Card } from '#tests/server/adapters/payments/providerTarget.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

/** The amount with which the local provider refuses a card for want of money. */
const failingPrice = 100_700;

const twoCards = 'kaartbad';

let opened: PayingApp;
let app: TestApp;
beforeAll(async () => {
  const seed = async (db: TestApp['db']): Promise<void> => {
    await createProefbad(db, { capacity: 500, settings: { limits: {} } });
    await createProefbad(db, { venueId: twoCards, settings: { limits: { cardPayments: 2 } } });
    await db.deleteFrom('priceRule').execute();
    await db.updateTable('product').set({ price: failingPrice }).where('id', '=', proefbad.entry.id).execute();
  };
  opened = await payingApp((client) => client, { env: { TRUST_PROXY: '1' }, seed });
  app = opened.app;
});
afterAll(async () => {
  await app.services.jobs.runEverything();
  expect(await audit(app.db)).toEqual([]);
  await opened.close();
});

let count = 0;

/** A reservation of its own on a day of its own, from this network; of this account, or a new one. */
async function atCheckout(network: string, token?: string, appTag?: string): Promise<Visitor> {
  count += 1;
  const date = `2026-06-${String((count % 27) + 1).padStart(2, '0')}`;
  const visitor = new Visitor(app, {
    slug: proefbad.flows.payment.slug,
    persons: 1,
    date,
    network,
    ...(appTag && { appTag }),
  });
  await visitor.hold();
  expect((await visitor.checkin([1])).status).toBe(200);
  if (token === undefined) await visitor.register(`kaart-${count}@proefbad.example`);
  else visitor.token = token;
  await visitor.link();
  expect((await visitor.prepare()).status).toBe(200);
  return visitor;
}

const payByCard = async (visitor: Visitor, card: Card): Promise<TestAnswer> =>
  visitor.pay('card', { cardToken: await cardTokenOf(opened.provider.url, card) });

test('one account tests no more than five cards that fail, whatever network it comes from', async () => {
  const first = await atCheckout('203.0.113.1');
  expect((await payByCard(first, uncheckedCard)).status).toBe(200);
  const answers: TestAnswer[] = [];
  for (let attempt = 1; attempt < 8; attempt += 1) {
    answers.push(await payByCard(await atCheckout(`203.0.113.${attempt + 1}`, first.token), uncheckedCard));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 429, 429]);
  expect(answers.at(-1)!.json.code).toBe('card_limit_reached');
  expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(3_000);
  const byBank = await (await atCheckout('203.0.113.20', first.token)).pay('ideal');
  expect(byBank.status).toBe(200);
  await app.advance({ minutes: 61 });
  expect((await payByCard(await atCheckout('203.0.113.21', first.token), uncheckedCard)).status).toBe(200);
});

test('one network tests no more than five cards that fail, whatever account it uses; staff are told of many', async () => {
  await app.advance({ minutes: 61 });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1)
    statuses.push((await payByCard(await atCheckout('198.51.100.1'), uncheckedCard)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  for (let attempt = 0; attempt < 5; attempt += 1)
    await payByCard(await atCheckout(`198.51.100.${attempt + 2}`), uncheckedCard);
  const exceptions = await app.db.selectFrom('paymentException').select('kind').execute();
  expect(exceptions).toEqual([{ kind: 'card_testing' }]);
  expect(app.logged.filter((line) => line.includes('many card payments fail'))).toHaveLength(1);
  process.stdout.write(`card testing: ${JSON.stringify(statuses)} from one network\n`);
});

test('one network begins ten card payments in a quarter of an hour, and others still pay by card', async () => {
  await app.advance({ minutes: 61 });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1)
    statuses.push((await payByCard(await atCheckout('192.0.2.1'), checkedCard)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  expect((await payByCard(await atCheckout('192.0.2.2'), checkedCard)).status).toBe(200);
});

test('one account begins as many card payments in an hour as the venue says, from whatever network', async () => {
  const first = await atCheckout('203.0.113.31', undefined, twoCards);
  const visitors = [first];
  for (const address of [32, 33]) visitors.push(await atCheckout(`203.0.113.${address}`, first.token, twoCards));
  const answers: TestAnswer[] = [];
  for (const visitor of visitors) answers.push(await payByCard(visitor, checkedCard));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(answers.at(-1)!.json.code).toBe('card_limit_reached');
  expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(3_500);
  expect((await visitors.at(-1)!.pay('ideal')).status).toBe(200);
  const other = await atCheckout('203.0.113.33', undefined, twoCards);
  expect((await payByCard(other, checkedCard)).status).toBe(200);
});
