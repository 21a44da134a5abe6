import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RedemptionResult } from '#contract/names.ts';
import { addDays } from '#domain/values/localDate.ts';
import { audit } from '#server/audit/audit.service.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { expireDue } from '#server/booking/lifecycle/expireHolds.ts';
import { bookingClient } from '../../../../src/tools/bookingClient.ts';
import type { Answer, BookingClient } from '../../../../src/tools/bookingClient.ts';
import { testDatabase } from '#tests/support/database.ts';
import { interceptStatements } from '#tests/support/interceptStatements.ts';
import { addCard, addPromoCode, balanceOf, usesOf } from '#tests/support/redeemable.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';
import { listeningServer } from '../listeningServer.ts';
import { concurrent, unguardedRedemptions, untilSoManyCame } from '../withoutGuard.ts';
import { contestRounds } from '#tests/support/contestRounds.ts';

const clients = 64;
const reservations = 8;
const rounds = contestRounds({ postgres: 4, embedded: 2 });
const amount = 10_000;
const { venueId, entry, activity, flows } = proefbad;
const { slug } = flows.location;
const today = new Date().toISOString().slice(0, 10);
const checkin = { entryId: entry.xplanId, activityId: activity.xplanId, persons: [1] };
const code = 'AAAA-BBBB-CCCC-DDDD';

let database: OpenDatabase;
let server: Awaited<ReturnType<typeof listeningServer>>;
let client: BookingClient;
let card: string;

beforeAll(async () => {
  database = await testDatabase();
  await createProefbad(database.db, { capacity: 500, settings: { bookingCap: { count: 52, unit: 'week' } } });
  await sql`update price_rule set weekdays = '{}'`.execute(database.db);
  server = await listeningServer(database);
  client = bookingClient(server.origin, venueId, clients);
  card = await addCard(database.db, { code, amount });
});
afterAll(async () => {
  client.close();
  await server.close();
  await database.close();
});

type Holder = ReturnType<typeof holderOf>;
let networks = 0;

/** Somebody with a network of their own, who holds one entry of 30 euro and redeems by `redeemingClient`. */
async function holder(date: string, redeemingClient: BookingClient = client): Promise<Holder> {
  networks += 1;
  const headers = { 'x-forwarded-for': `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}` };
  const path = `/api/reservation/${slug}`;
  const body = { personCount: 1, date, startTime: '10:00', endTime: '12:00' };
  const made = await client.send<{ id: string; session: { id: string } }>({ method: 'POST', path, body, headers });
  expect(made.status).toBe(201);
  const owned = { ...headers, 'x-reservation-session': made.data.session.id };
  const added = await client.send({ method: 'PUT', path: `${path}/checkin`, body: checkin, headers: owned });
  expect(added.status).toBe(200);
  return holderOf(redeemingClient, made.data.id, owned);
}

function holderOf(redeemingClient: BookingClient, id: string, headers: Record<string, string>) {
  const checkout = `/api/checkout/${id}`;
  return {
    id,
    redeem: (kind: 'giftcard' | 'promocode', typed: string) =>
      redeemingClient.send<RedemptionResult>({
        method: 'POST',
        path: `${checkout}/${kind}`,
        body: { code: typed },
        headers,
      }),
    remove: (redemptionId: string) =>
      redeemingClient.send<RedemptionResult>({
        method: 'DELETE',
        path: `${checkout}/giftcard/${redemptionId}`,
        headers,
      }),
    cancel: () => redeemingClient.send({ method: 'DELETE', path: `/api/reservation/${slug}`, headers }),
  };
}

/** Redeems; two of three release it again, and one of those redeems once more. */
async function attempt(one: Holder, number: number): Promise<Answer<RedemptionResult>[]> {
  const redeemed = await one.redeem('giftcard', code);
  const redemption = redeemed.data?.redemptions.at(-1);
  if (!redemption || number % 3 === 0) return [redeemed];
  const removed = await one.remove(redemption.id);
  return number % 3 === 1 ? [redeemed, removed] : [redeemed, removed, await one.redeem('giftcard', code)];
}

/** The time of one hold is over while the others redeem. */
async function runOut({ id }: Holder): Promise<void> {
  await sql`update reservation set expires_at = kuur_now() - interval '1 second' where id = ${id}`.execute(database.db);
  await expireDue({ db: database.db }, 50);
}

const refusals = new Set([undefined, 'gift_card_invalid', 'nothing_to_redeem', 'not_found', 'reservation_expired']);

/** What the books say: debited from the card, and paid for reservations. Cents. */
async function totals(): Promise<{ balance: number; debited: number; paid: number; most: number }> {
  const { rows } = await sql<{ debited: number; paid: number; most: number }>`select
    (select coalesce(sum(debited), 0)::int from redemption where state <> 'released') as debited,
    (select coalesce(sum(total_paid), 0)::int from reservation) as paid,
    (select coalesce(max(total_paid), 0)::int from reservation) as most`.execute(database.db);
  return { balance: await balanceOf(database.db, card), ...rows[0]! };
}

async function round(date: string): Promise<void> {
  await sql`delete from throttle`.execute(database.db);
  const holders = await Promise.all(Array.from({ length: reservations }, () => holder(date)));
  const [answers] = await Promise.all([
    Promise.all(Array.from({ length: clients }, (_, number) => attempt(holders[number % reservations]!, number))),
    runOut(holders[0]!),
  ]);
  for (const { code: refusal, status } of answers.flat()) {
    if (status !== 429) expect(refusals).toContain(refusal);
  }
  const { balance, debited, paid, most } = await totals();
  expect({ balance, paid }).toEqual({ balance: amount - debited, paid: debited });
  expect(most).toBeLessThanOrEqual(entry.price);
  await sql`delete from throttle`.execute(database.db);
  for (const one of holders) await one.redeem('giftcard', code);
  expect(await totals()).toEqual({ balance: 0, debited: amount, paid: amount, most: entry.price });
  await Promise.all(holders.map((one) => one.cancel()));
  expect(await totals()).toEqual({ balance: amount, debited: 0, paid: 0, most: 0 });
}

test(
  'of 64 who redeem one gift card for eight reservations, release it and run out of time, none gets a cent too many',
  { timeout: 1_800_000 },
  async () => {
    for (let number = 1; number <= rounds; number += 1) await round(addDays(today, (number % 300) + 1));
    expect(await audit(database.db)).toEqual([]);
  },
);

test('of 64 who redeem a promo code that may be used five times five get it', { timeout: 300_000 }, async () => {
  const promo = await addPromoCode(database.db, { code: 'EERSTE5', percent: 10, maxUses: 5 });
  const holders: Holder[] = [];
  for (let number = 0; number < clients; number += 1) holders.push(await holder(addDays(today, 310)));
  const answers = await Promise.all(holders.map((one) => one.redeem('promocode', 'eerste5')));
  const codes = answers.map(({ code: refusal }) => refusal);
  expect(codes.filter((refusal) => refusal === undefined)).toHaveLength(5);
  expect(codes.filter((refusal) => refusal === 'gift_card_invalid')).toHaveLength(clients - 5);
  expect(await usesOf(database.db, promo)).toBe(5);
  expect(await audit(database.db)).toEqual([]);
});

test('without the guard one gift card pays more than it holds', { tags: ['full'], timeout: 300_000 }, async () => {
  await sql`alter table gift_card drop constraint gift_card_not_overdrawn`.execute(database.db);
  const unguarded = await listeningServer(database, concurrent(database));
  const unguardedClient = bookingClient(unguarded.origin, venueId, clients);
  const holders = await Promise.all(
    Array.from({ length: reservations }, () => holder(addDays(today, 320), unguardedClient)),
  );
  const restore = interceptStatements(database.db, unguardedRedemptions(untilSoManyCame(reservations)));
  const answers = await Promise.all(holders.map(({ redeem }) => redeem('giftcard', code)));
  restore();
  unguardedClient.close();
  await unguarded.close();
  expect(answers.map(({ status }) => status)).toEqual(holders.map(() => 200));
  expect(await balanceOf(database.db, card)).toBe(amount - reservations * entry.price);
  expect((await audit(database.db)).map(({ invariant }) => invariant)).toEqual([
    'the balance of a gift card is the sum of its entries',
  ]);
});
