import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChangeQuote, OwnChange } from '#contract/names.ts';
import { addDays } from '#domain/values/localDate.ts';
import { audit } from '#server/audit/audit.service.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { generousLimits } from '#tools/generousLimits.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { OwnGuest, refOf } from '#tests/support/ownBooking.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';
import { expectCountersToFit, Visitor } from '#tests/support/visitor.ts';

const rounds = Number(process.env['CONTEST_ROUNDS'] ?? 1);
const therapists = 3;

let opened: PayingApp;
let app: TestApp;
let money: MoneyTest;
beforeAll(async () => {
  opened = await payingApp(undefined, {
    seed: async (db) => {
      await createProefbad(db, { settings: { limits: { ...generousLimits, questions: 4, networkQuestions: 2 } } });
      await createSmallCatalogue(db);
      await addTherapistsAndRooms(db, therapists, therapists);
    },
  });
  ({ app } = opened);
  money = await new MoneyTest(opened).open();
});
afterAll(() => opened.close());

interface Booked {
  guest: OwnGuest;
  reservationId: string;
  paid: number;
}

async function paidOnline(visitor: Visitor): Promise<Booked> {
  await app.db.deleteFrom('throttle').execute();
  const { reservationId } = await visitor.toPayment();
  await money.end(await money.started(visitor), 'paid');
  expect(await visitor.result()).toMatchObject({ status: 'confirmed' });
  const guest = new OwnGuest(app, refOf(reservationId));
  return { guest, reservationId, paid: (await guest.read()).totalPaid };
}

async function entryFor(persons: number, date: string): Promise<Booked> {
  const visitor = new Visitor(app, { slug: proefbad.flows.payment.slug, date, persons });
  await visitor.hold();
  expect((await visitor.checkin(visitor.everybody())).json.data.notBookedProducts).toEqual([]);
  return paidOnline(visitor);
}

async function stayBetween(startTime: string, endTime: string, date: string): Promise<Booked> {
  const visitor = new Visitor(app, { slug: proefbad.flows.payment.slug, date, persons: 2, startTime, endTime });
  await visitor.hold();
  expect((await visitor.checkin([1, 2])).json.data.notBookedProducts).toEqual([]);
  return paidOnline(visitor);
}

async function massageAt(time: string, date: string): Promise<Booked> {
  const visitor = new Visitor(app, { slug: 'dagje', persons: 1, date });
  await visitor.holdDay();
  expect((await visitor.addProduct('301', [1], { fixed: time })).json.data.notBookedProducts).toEqual([]);
  return paidOnline(visitor);
}

interface Tab {
  booked: Booked;
  change: OwnChange;
}

/** Each reads what its change would do; then all say yes at once. Null: it was refused already. */
async function storm(tabs: readonly Tab[]): Promise<(TestAnswer<{ quote: ChangeQuote }> | null)[]> {
  const quotes: (ChangeQuote | null)[] = [];
  for (const { booked, change } of tabs) {
    const { status, json } = await booked.guest.quote(change);
    quotes.push(status === 200 ? json.data : null);
  }
  return Promise.all(
    tabs.map(async ({ booked, change }, at) => {
      const quote = quotes[at];
      return quote ? booked.guest.apply(change, quote) : null;
    }),
  );
}

const outcome = (answer: TestAnswer<unknown> | null): string =>
  answer === null ? 'refused' : answer.status === 200 ? 'done' : `${answer.status} ${answer.json.code}`;

const expected = new Set(['done', 'refused', '409 version_conflict', '409 change_unavailable']);

/** Nothing is paid twice or lost: what is paid is the price at most, and all of a cancelled booking is back. */
async function expectMoneyToFit(all: readonly Booked[]): Promise<void> {
  await app.services.jobs.runEverything();
  await app.services.jobs.runEverything();
  for (const { guest, paid } of all) {
    const { state, total, totalPaid, refunded } = await guest.read();
    expect(totalPaid).toBe(state === 'cancelled' ? 0 : Math.min(total, paid));
    expect(totalPaid + refunded).toBe(paid);
  }
}

const claimedOn = async (day: string): Promise<number> => {
  const { rows } = await sql<{ units: number }>`select coalesce(sum(units), 0)::int as units from pool_claim
    where day = ${day}::date and state <> 'released'`.execute(app.db);
  return rows[0]!.units;
};

/** Treatments that live claims begin at this time of a day. */
const startingAt = async (day: string, time: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from reservation_item i
    join reservation r on r.venue_id = i.venue_id and r.id = i.reservation_id
    where r.day = ${day}::date and r.state = 'confirmed' and i.removed_at is null
      and i.start_minute = extract(hour from ${time}::time) * 60`.execute(app.db);
  return rows[0]!.count;
};

test(
  '64 tabs move, cancel and leave at once for the last ten places of a day: none is given twice, no money is lost',
  { timeout: 900_000 },
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const target = addDays('2026-05-13', round * 28);
      const days = [3, 4, 5, 6, 7, 8, 9, 10].map((after) => addDays(target, after));
      const all: Booked[] = [];
      for (const day of days) for (let count = 0; count < 4; count += 1) all.push(await entryFor(2, day));
      const others: OwnChange[] = [{ kind: 'cancel' }, { kind: 'removeGuest', person: 1 }];
      const tabs = all.flatMap((booked, at): Tab[] => [
        { booked, change: { kind: 'move', date: target, startTime: '10:00' } },
        {
          booked,
          change: at % 4 === 3 ? others[at % 8 === 3 ? 0 : 1]! : { kind: 'move', date: target, startTime: '11:00' },
        },
      ]);
      expect(tabs).toHaveLength(64);
      const answers = await storm(tabs);
      expect(answers.map(outcome).filter((each) => !expected.has(each))).toEqual([]);
      for (const [at] of all.entries()) {
        const doneOnce = [answers[at * 2], answers[at * 2 + 1]].filter((answer) => outcome(answer ?? null) === 'done');
        expect(doneOnce.length).toBeLessThanOrEqual(1);
      }
      const moved = answers.filter((answer) => answer?.json.data?.quote?.startDate === target);
      expect(moved).toHaveLength(proefbad.capacity / 2);
      expect(await claimedOn(target)).toBe(proefbad.capacity);
      await expectMoneyToFit(all);
      await expectCountersToFit(app);
      expect(await audit(app.db)).toEqual([]);
    }
  },
);

test(
  'of five groups that stay longer at once as many do as the later hours have places for',
  { timeout: 300_000 },
  async () => {
    const date = '2026-10-13';
    const all: Booked[] = [];
    for (let count = 0; count < 5; count += 1) all.push(await stayBetween('10:00', '12:00', date));
    for (let count = 0; count < 3; count += 1) all.push(await stayBetween('13:00', '18:00', date));
    const tabs = all.slice(0, 5).map((booked): Tab => ({ booked, change: { kind: 'stay', endTime: '16:00' } }));
    const outcomes = (await storm(tabs)).map(outcome);
    expect(outcomes.toSorted()).toEqual([...Array<string>(3).fill('409 change_unavailable'), 'done', 'done']);
    expect(await claimedOn(date)).toBe(16);
    await expectMoneyToFit(all);
    await expectCountersToFit(app);
    expect(await audit(app.db)).toEqual([]);
  },
);

test(
  'as many take the same hour as there are therapists, the others keep the hour they had',
  { timeout: 300_000 },
  async () => {
    const date = '2026-10-20';
    const hours = ['10:00', '10:40', '11:20', '12:00', '12:40', '13:20'];
    const all: Booked[] = [];
    for (const hour of hours)
      for (let count = 0; count < therapists - 1; count += 1) all.push(await massageAt(hour, date));
    const tabs: Tab[] = [];
    for (const booked of all) {
      const itemId = (await booked.guest.read()).persons[0]!.products[0]!.itemId;
      tabs.push({ booked, change: { kind: 'changeItem', itemId, productId: '301', startTime: '17:00' } });
    }
    const answers = await storm(tabs);
    expect(answers.map(outcome).toSorted()).toEqual([
      ...all.slice(therapists).map(() => '409 change_unavailable'),
      ...Array<string>(therapists).fill('done'),
    ]);
    const starts = await Promise.all(all.map(async ({ guest }) => (await guest.read()).startTime));
    expect(starts.filter((start) => start === '17:00')).toHaveLength(therapists);
    await expectMoneyToFit(all);
    expect(await audit(app.db)).toEqual([]);
  },
);

test(
  '64 tabs change a treatment, move and cancel at once: no therapist is taken twice, no money is lost',
  { timeout: 600_000 },
  async () => {
    const date = '2026-10-22';
    const target = addDays(date, 3);
    const all: Booked[] = [];
    for (const day of [date, addDays(date, 1)])
      for (const hour of ['10:00', '10:40', '11:20', '12:00', '12:40', '13:20', '14:00', '14:40'])
        for (let count = 0; count < therapists - 1; count += 1) all.push(await massageAt(hour, day));
    const tabs: Tab[] = [];
    for (const [at, booked] of all.entries()) {
      const itemId = (await booked.guest.read()).persons[0]!.products[0]!.itemId;
      const moveOrCancel: OwnChange =
        at % 4 === 3 ? { kind: 'cancel' } : { kind: 'move', date: target, startTime: '17:00' };
      tabs.push(
        { booked, change: { kind: 'changeItem', itemId, productId: '301', startTime: '17:00' } },
        { booked, change: moveOrCancel },
      );
    }
    expect(tabs).toHaveLength(64);
    const answers = await storm(tabs);
    expect(answers.map(outcome).filter((each) => !expected.has(each))).toEqual([]);
    const done = tabs.filter((_tab, at) => outcome(answers[at] ?? null) === 'done');
    expect(new Set(done.map(({ booked }) => booked)).size).toBe(done.length);
    expect(new Set(done.map(({ change }) => change.kind))).toContain('changeItem');
    for (const day of [date, addDays(date, 1), target])
      expect(await startingAt(day, '17:00')).toBeLessThanOrEqual(therapists);
    await expectMoneyToFit(all);
    expect(await audit(app.db)).toEqual([]);
  },
);
