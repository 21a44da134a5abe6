import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StandardRole } from '#contract/names.ts';
import { standardRoles } from '#domain/people/permissions.ts';
import { newGiftCardCode } from '#server/credits/giftCards/cardCodes.ts';
import { secretKeysOf } from '#server/db/secretKeys.ts';
import { selfServiceRef } from '#server/mails/selfServiceRef.service.ts';
import { customerForm, testKeys } from '#tests/support/app.ts';
import type { TestApp, TestRequest } from '#tests/support/app.ts';
import { contractOperations, pathOf } from '#tests/support/contractOperations.ts';
import { Buyer, createOrderCatalogue, orders } from '#tests/support/orderCatalogue.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { addCard } from '#tests/support/redeemable.ts';
import { redeem } from '#tests/support/redeeming.ts';
import { insertStaff } from '#tests/support/staff.ts';
import { staffToken } from '#tests/support/staffLogin.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { visitorGuards } from '#tests/support/visitorGuards.ts';
import { visitorBodies, visitorQueries } from '#tests/support/visitorRequests.ts';
import type { VisitorOperationId } from '#tests/support/visitorRequests.ts';

type Asked = (typeof contractOperations)[number] & { id: VisitorOperationId };

const ofVisitors = contractOperations.filter(({ id }) => id in visitorGuards) as Asked[];
const guardedBy = (...guards: string[]): Asked[] =>
  Object.entries(visitorGuards)
    .filter(([, guard]) => guards.includes(guard))
    .map(([id]) => ofVisitors.find((operation) => operation.id === id)!);

/** What somebody has who books: whose ids others may try. */
interface Person {
  basket: Visitor;
  ids: (id: VisitorOperationId) => Record<string, string>;
}

let opened: PayingApp;
let kuur: TestApp;
let [anna, bob]: Person[] = [];
const tokens: Record<string, string> = {};

beforeAll(async () => {
  opened = await payingApp(undefined, {
    seed: async (db) => {
      await createProefbad(db);
      await createProefbad(db, { venueId: 'tweede' });
    },
  });
  kuur = opened.app;
  await createOrderCatalogue(kuur.db);
  const registered = async (email: string, appTag?: string): Promise<string> => {
    const body = customerForm({ email, password: 'geheim-123' });
    const answer = await kuur.call('POST', '/api/customers/register', { body, ...(appTag ? { appTag } : {}) });
    return answer.json.data.accessToken;
  };
  tokens['a login that has ended'] = await registered('oud@proefbad.example');
  await kuur.advance({ minutes: 8 * 24 * 60 });
  tokens['a customer of another venue'] = await registered('elders@tweede.example', 'tweede');
  tokens['a token that nobody has'] = 'x'.repeat(43);
  for (const role of Object.keys(standardRoles) as StandardRole[]) {
    await insertStaff(kuur.db, role);
    tokens[`staff (${role})`] = (await staffToken(kuur, role))!;
  }
  anna = await person('anna@proefbad.example');
  bob = await person('bob@proefbad.example');
});
afterAll(() => opened.close());

/** A basket with a gift card redeemed at the payment step, and bought before: a visit, gift cards, a subscription. */
async function person(email: string): Promise<Person> {
  const giftCards = new Buyer(kuur, orders.giftCard.slug);
  await giftCards.hold();
  await giftCards.giftCards();
  await giftCards.register(email);
  const bought = async (visitor: Visitor, fill: () => Promise<unknown>): Promise<void> => {
    await fill();
    await visitor.link();
    await visitor.prepare();
  };
  await bought(giftCards, async () => undefined);
  await giftCards.paid(opened.provider);
  const as = <V extends Visitor>(visitor: V): V => Object.assign(visitor, { token: giftCards.token });

  const card = as(new Buyer(kuur, orders.card.slug));
  await card.hold();
  await bought(card, () => card.orderProduct(orders.card.xplanId));
  await card.paid(opened.provider);

  const visit = as(new Visitor(kuur, { persons: 1, date: '2026-05-19' }));
  await visit.hold();
  await bought(visit, () => visit.checkin([1]));
  await visit.payOnLocation();

  const basket = as(new Visitor(kuur, { slug: proefbad.flows.payment.slug, persons: 1, date: '2026-05-20' }));
  await basket.hold();
  await bought(basket, () => basket.checkin([1]));
  const code = newGiftCardCode(testKeys.newest, { venueId: proefbad.venueId, id: email });
  await addCard(kuur.db, { code, amount: 500 });
  expect((await redeem(basket, 'giftCard', code)).status).toBe(200);

  await kuur.call('POST', '/api/customers/login', { body: { email, password: 'geheim-123' } });
  const data = async (path: string): Promise<{ id: string; current?: boolean }[]> =>
    (await kuur.call<{ id: string }[]>('GET', `/api${path}`, { token: basket.token })).json.data;
  const redeemed = await kuur.call<{ redemptions: { id: string }[] }>(
    'GET',
    `/api/checkout/${basket.reservationId}/redemptions`,
    { token: basket.token, session: basket.session },
  );
  const items = (await basket.read()).json.data.persons.flatMap(({ products }) => products);
  const [documents, cards, subscriptions, sessions] = [
    await data(`/checkout/${giftCards.reservationId}/documents`),
    await data('/customers/gift-cards'),
    await data('/customers/subscriptions'),
    await data('/customers/sessions'),
  ];
  const first = (list: { id: string }[] | undefined): string => list?.[0]?.id ?? 'geen';
  const inBasket = {
    slug: basket.slug,
    method: 'ideal',
    redemptionId: first([redeemed.json.data].flat() as unknown as { id: string }[]),
    itemId: items[0]?.itemId ?? 'geen',
    proposalId: 'geen',
  };
  const special: Partial<Record<VisitorOperationId, Record<string, string>>> = {
    listOrderDocuments: { id: giftCards.reservationId },
    getOrderDocument: { id: giftCards.reservationId, documentId: first(documents) },
    getReceipt: { id: visit.reservationId },
    getCheckoutCalendar: { id: visit.reservationId },
    removeCollection: { slug: basket.slug, id: '999', itemId: inBasket.itemId },
    listCustomerGiftCardMovements: { id: first(cards) },
    listSubscriptionMovements: { id: first(subscriptions) },
    endCustomerSession: { id: first(sessions.filter(({ current }) => !current)) },
  };
  return { basket, ids: (id) => special[id] ?? { ...inBasket, id: basket.reservationId } };
}

/** The form of a link that nobody was mailed. */
const unmailed = {
  slug: proefbad.flows.payment.slug,
  method: 'ideal',
  ref: selfServiceRef(secretKeysOf([Buffer.alloc(32, 9)]), { venueId: proefbad.venueId, reservationId: 'r-1' }),
};

async function ask(operation: Asked, values: Record<string, string>, request: TestRequest) {
  await kuur.db.deleteFrom('throttle').execute();
  const body = visitorBodies[operation.id];
  const sent = body === undefined ? {} : { body };
  const answer = await kuur.call(operation.method, pathOf(operation, values) + (visitorQueries[operation.id] ?? ''), {
    ...sent,
    ...request,
  });
  const { requestId: _own, ...said } = answer.json as unknown as Record<string, unknown>;
  return { status: answer.status, code: answer.json.code, said };
}

const refusals = [
  'unauthorized',
  'forbidden',
  'session_missing',
  'reservation_not_found',
  'not_found',
  'token_invalid',
  'login_failed',
];
const isRefused = ({ code }: { code?: string | undefined }): boolean => refusals.includes(code ?? '');

test('every operation that is not of staff has its row, and a body where it needs one', async () => {
  expect(Object.keys(visitorGuards).toSorted()).toEqual(
    contractOperations
      .filter(({ schemes }) => !schemes.includes('staffBearer'))
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(guardedBy('customer')).toEqual(
    expect.arrayContaining(contractOperations.filter(({ schemes }) => schemes.includes('customerBearer'))),
  );
  const unasked: string[] = [];
  for (const operation of guardedBy('link', 'session', 'customer')) {
    const { code } = await ask(operation, unmailed, {});
    if (code === 'validation_failed') unasked.push(operation.id);
  }
  expect(unasked).toEqual([]);
});

describe('no operation of customers opens to', () => {
  test.each([
    'nobody',
    'a login that has ended',
    'a customer of another venue',
    'a token that nobody has',
    ...Object.keys(standardRoles).map((role) => `staff (${role})`),
  ])('%s, with the reservation’s own session and ids', async (who) => {
    const opening: string[] = [];
    const token = tokens[who];
    for (const operation of guardedBy('customer')) {
      const request = { session: anna!.basket.session, ...(token ? { token } : {}) };
      const { status, code } = await ask(operation, anna!.ids(operation.id), request);
      if (status !== 401 || code !== 'unauthorized') opening.push(`${operation.id} ${status} ${code}`);
    }
    expect(opening).toEqual([]);
  });
});

test.each([
  ['without a session', {}],
  ['with a session that nobody has', { session: 'x'.repeat(43) }],
])('no operation of a reservation opens %s', async (_how, session: TestRequest) => {
  const opening: string[] = [];
  for (const operation of guardedBy('session')) {
    const answer = await ask(operation, anna!.ids(operation.id), session);
    if (!isRefused(answer)) opening.push(`${operation.id} ${answer.status} ${answer.code}`);
  }
  expect(opening).toEqual([]);
});

test.each([
  ['nobody', () => ({})],
  ['a customer', () => ({ token: bob!.basket.token, session: bob!.basket.session })],
])('no link that was not mailed opens to %s', async (_who, request) => {
  const opening: string[] = [];
  for (const operation of guardedBy('link')) {
    const answer = await ask(operation, unmailed, request());
    if (answer.status < 400) opening.push(`${operation.id} ${answer.status} ${answer.code}`);
  }
  expect(opening).toEqual([]);
});

test('what belongs to another customer answers, word for word, as what is not there', async () => {
  const differing: string[] = [];
  const named = guardedBy('session', 'customer').filter(({ path }) => /\{(?!slug)/.test(path));
  for (const operation of named) {
    const foreign = anna!.ids(operation.id);
    const missing = Object.fromEntries(
      Object.entries(foreign).map(([name, value]) => [name, /slug|method/.test(name) ? value : 'bestaat-niet']),
    );
    const request = { token: bob!.basket.token, session: bob!.basket.session };
    const tried = await ask(operation, foreign, request);
    const unknown = await ask(operation, missing, request);
    if (!isRefused(tried)) differing.push(`${operation.id} opens: ${tried.status} ${tried.code}`);
    if (JSON.stringify(tried) !== JSON.stringify(unknown)) differing.push(`${operation.id} differs`);
  }
  expect(named.length).toBeGreaterThan(15);
  expect(differing).toEqual([]);
});

test('a customer who has somebody else’s session sees nothing of that person', async () => {
  const request = { token: bob!.basket.token, session: anna!.basket.session };
  for (const operation of guardedBy('customer').filter(({ path }) => path.endsWith('/user'))) {
    const answer = await ask(operation, anna!.ids(operation.id), request);
    const said = JSON.stringify(answer.said);
    expect([operation.id, said.includes('anna@')]).toEqual([operation.id, false]);
    expect([operation.id, answer.status]).not.toEqual([operation.id, 200]);
  }
});

test('whose it is opens all of it', async () => {
  const refused: string[] = [];
  let operationCount = 0;
  const { basket, ids } = anna!;
  for (const operation of guardedBy('session', 'customer')) {
    if (notInThisWorld.includes(operation.id)) continue;
    const answer = await ask(operation, ids(operation.id), { token: basket.token, session: basket.session });
    if (isRefused(answer) || answer.status >= 500) refused.push(`${operation.id} ${answer.status} ${answer.code}`);
    operationCount += 1;
  }
  expect(refused).toEqual([]);
  expect(operationCount).toBeGreaterThan(40);
});

/** What this basket has none of, and the end of the login that asks. */
const notInThisWorld = [
  'changeCardMessage',
  'removeCustomerPasskey',
  'takeProposal',
  'removeCollection',
  'removeVoucher',
  'removePromoCode',
  'logoutCustomer',
];
