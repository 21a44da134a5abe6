import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { DayClose, LedgerEntry, LinkPayment, OpenDay, PaymentLinkCreated } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import { proefbad } from '#tests/support/venue.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let money: MoneyTest;

beforeAll(async () => {
  money = await new MoneyTest(await payingApp()).open();
});
afterEach(async () => {
  await money.opened.app.services.jobs.runDueJobs();
  expect(await audit(money.opened.app.db)).toEqual([]);
});
afterAll(() => money.opened.close());

const openDay = async (): Promise<OpenDay> => (await money.staff.call<OpenDay>('GET', '/day-closes/open')).json.data;

/** As the day stands, with what it should be. */
async function counted(change: Record<string, unknown> = {}) {
  const { number, movements, takings, float } = await openDay();
  const net = (means: string) =>
    takings.filter((one) => one.means === means).map((one) => one.received - one.returned)[0]!;
  const openingFloat = float ?? 0;
  const drawer = { openingFloat, countedCash: openingFloat + net('cash'), coins: null, leftInDrawer: openingFloat };
  return { number, movements, ...drawer, slipTotal: net('card'), reason: '', ...change };
}

const close = async (form: object, key: Record<string, string> = {}) =>
  money.opened.app.call<DayClose>('POST', '/api/admin/day-closes', {
    token: await money.staff.liveToken(),
    body: form,
    headers: key,
  });

/** A booking of 60,- that is to be paid at the venue. */
async function unpaid(): Promise<Visitor> {
  const visitor = await money.paying({ slug: proefbad.flows.location.slug });
  expect((await visitor.payOnLocation()).status).toBe(200);
  return visitor;
}

const atDesk = (path: 'payments' | 'desk-refunds', { reservationId }: Visitor, amount: number, method: string) => {
  const reason = path === 'payments' ? {} : { reason: 'Sauna was dicht' };
  return money.staff.call('POST', `/reservations/${reservationId}/${path}`, { amount, method, ...reason });
};

test('a close has what the desk took and gave back since the one before, by means, and each movement once', async () => {
  const visitor = await unpaid();
  await atDesk('payments', visitor, 2500, 'cash');
  await atDesk('payments', visitor, 1000, 'card');
  await atDesk('payments', visitor, 500, 'other');
  await atDesk('desk-refunds', visitor, 700, 'cash');
  const day = await openDay();
  expect(day).toMatchObject({ number: 1, since: null, movements: 4, float: null });
  const takings = [
    { means: 'cash', received: 2500, returned: 700, movements: 2 },
    { means: 'card', received: 1000, returned: 0, movements: 1 },
    { means: 'other', received: 500, returned: 0, movements: 1 },
    { means: 'giftCard', received: 0, returned: 0, movements: 0 },
    { means: 'voucher', received: 0, returned: 0, movements: 0 },
    { means: 'paymentLink', received: 0, returned: 0, movements: 0 },
  ];
  expect(day.takings).toEqual(takings);
  const coins = [
    { value: 1000, count: 11 },
    { value: 200, count: 9 },
  ];
  const form = await counted({
    openingFloat: 10_000,
    countedCash: 12_800,
    coins,
    leftInDrawer: 10_000,
    slipTotal: 900,
  });
  expect((await close(form)).json).toMatchObject({ errors: [{ pointer: '/reason', code: 'required' }] });
  const { status, json } = await close({ ...form, coins: [...coins, { value: 1, count: 0 }], reason: 'Bon kwijt ' });
  expect(status).toBe(201);
  expect(json.data).toMatchObject({
    number: 1,
    actor: 'st-desk',
    takings,
    cashDifference: 1000,
    cardDifference: -100,
    floatDifference: 0,
    reason: 'Bon kwijt',
  });
  expect(await openDay()).toMatchObject({ number: 2, since: json.data.at, movements: 0, float: 10_000 });
  const search = { filter: `closeId:${json.data.id}`, sort: 'at' };
  const entries = (await money.staff.call<LedgerEntry[]>('POST', '/ledger/search', search)).json.data;
  expect(entries.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([-700, 500, 1000, 2500]);
  const booked = money.opened.app.db.selectFrom('reservation').select('number').where('id', '=', visitor.reservationId);
  const { number } = await booked.executeTakeFirstOrThrow();
  expect(new Set(entries.map(({ reservationNumber }) => reservationNumber))).toEqual(new Set([number]));
  const read = await money.staff.call<DayClose>('GET', `/day-closes/${json.data.id}`);
  expect(read.json.data).toEqual(json.data);
  expect((await money.staff.call<DayClose[]>('GET', '/day-closes')).json.data).toEqual([json.data]);
});

test('what a guest paid by a link of the desk is in the close, and what was paid online is not', async () => {
  await money.paid();
  const visitor = await unpaid();
  const token = await money.staff.liveToken();
  const { app } = money.opened;
  const made = await app.call<PaymentLinkCreated>('POST', `/api/checkout/payment-link/${visitor.reservationId}`, {
    token,
    body: {},
  });
  const started = await app.call<LinkPayment>('POST', `/api/checkout/payment-link/${made.json.data.ref}/payment`);
  const [providerId = ''] = /tr_[A-Za-z0-9]+/.exec(started.json.data.link ?? '') ?? [];
  await money.end(providerId, 'paid');
  await money.notify(providerId);
  const { takings, movements } = await openDay();
  expect(takings.at(-1)).toEqual({ means: 'paymentLink', received: 6000, returned: 0, movements: 1 });
  expect(movements).toBe(1);
  expect((await close(await counted())).json.data.takings).toEqual(takings);
});

test('of two desks that close at once one wins, and the other is told', async () => {
  await atDesk('payments', await unpaid(), 4000, 'cash');
  const form = await counted();
  const answers = await Promise.all([close(form), close(form)]);
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
  expect(answers.find(({ status }) => status === 409)!.json.code).toBe('version_conflict');
  const empty = await counted();
  const again = await Promise.all([close(empty), close(empty)]);
  expect(again.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
});

test('a payment that came in after counting is not closed unseen', async () => {
  const form = await counted();
  const visitor = await unpaid();
  await atDesk('payments', visitor, 1000, 'cash');
  expect((await close(form)).json.code).toBe('version_conflict');
  expect(await openDay()).toMatchObject({ movements: 1 });
  expect((await close(await counted())).status).toBe(201);
});

test('payments and closes at the same time leave every movement in one close at most', async () => {
  const guests = [await unpaid(), await unpaid(), await unpaid()];
  const calls = guests.flatMap((guest) => [
    atDesk('payments', guest, 1000, 'cash'),
    counted().then((form) => close(form)),
  ]);
  await Promise.all(calls);
  const { movements } = await openDay();
  const closes = (await money.staff.call<DayClose[]>('GET', '/day-closes?pageSize=200')).json.data;
  const entries = (await money.staff.call<LedgerEntry[]>('POST', '/ledger/search', { pageSize: 200 })).json.data;
  const ofDesk = entries.filter(({ kind }) => kind.startsWith('desk')).length;
  const links = closes.flatMap(({ takings }) => takings.at(-1)!.movements);
  const inCloses = closes.map((one) => one.movements);
  const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);
  expect(sum(inCloses) + movements).toBe(ofDesk + sum(links));
});

test('a close cannot be changed or removed, not even in the database', async () => {
  const { db } = money.opened.app;
  await close(await counted());
  await expect(db.updateTable('dayClose').set({ reason: 'Anders' }).execute()).rejects.toThrow('never changes');
  await expect(db.deleteFrom('dayClose').execute()).rejects.toThrow('never changes');
});

test('a close that is sent twice is made once', async () => {
  const form = await counted();
  const key = { 'idempotency-key': 'sluit-de-dag-van-vandaag' };
  const [first, second] = [await close(form, key), await close(form, key)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.json.data.id).toBe(first.json.data.id);
});

test('closes are found by the days of the venue on which they were made', async () => {
  const { at } = (await close(await counted())).json.data;
  const day = at.slice(0, 10);
  const countOf = async (filter: string) =>
    (await money.staff.call<DayClose[]>('GET', `/day-closes?filter=${filter}`)).json.data.length;
  expect(await countOf(`fromDate:${day},toDate:${day}`)).toBeGreaterThan(0);
  expect(await countOf('toDate:2020-01-01')).toBe(0);
  expect(await countOf('fromDate:2900-01-01')).toBe(0);
});
