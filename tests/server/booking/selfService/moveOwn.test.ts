import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OfferedTimes } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import type { TestApp } from '#tests/support/app.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { bookedOnLocation, OwnGuest, refOf } from '#tests/support/ownBooking.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { proefbad } from '#tests/support/venue.ts';
import { expectCountersToFit, Visitor } from '#tests/support/visitor.ts';

const [tuesday, wednesday, saturday] = ['2026-05-12', '2026-05-13', '2026-05-16'];

let opened: PayingApp;
let app: TestApp;
let money: MoneyTest;
beforeAll(async () => {
  opened = await payingApp();
  ({ app } = opened);
  money = await new MoneyTest(opened).open();
});
afterAll(async () => {
  await expectCountersToFit(app);
  expect(await audit(app.db)).toEqual([]);
  await opened.close();
});
beforeEach(async () => {
  await app.services.jobs.runEverything();
  app.mails.length = 0;
});

async function paidOn(date: string, persons = 2): Promise<{ visitor: Visitor; guest: OwnGuest; providerId: string }> {
  const visitor = await new Visitor(app, { slug: proefbad.flows.payment.slug, date, persons }).readyToPay();
  const providerId = await money.started(visitor);
  await money.end(providerId, 'paid');
  expect(await visitor.result()).toMatchObject({ status: 'confirmed' });
  return { visitor, guest: new OwnGuest(app, refOf(visitor.reservationId)), providerId };
}

const bookedOn = async (day: string): Promise<number> => {
  const { rows } = await sql<{ units: number }>`select coalesce(sum(units), 0)::int as units from pool_claim
    where day = ${day}::date and state = 'confirmed'`.execute(app.db);
  return rows[0]!.units;
};

test('to a cheaper day: the difference goes back to the bank, the old places are free, the new ones taken', async () => {
  const { guest } = await paidOn(saturday);
  await app.services.jobs.runEverything();
  app.mails.length = 0;
  const [before, there] = [await bookedOn(saturday), await bookedOn(wednesday)];
  const { booking, quote } = await guest.change({ kind: 'move', date: wednesday, startTime: '11:00' });
  expect(quote).toMatchObject({
    totalBefore: 7000,
    total: 6000,
    startDate: wednesday,
    startTime: '11:00',
    endTime: '15:00',
    back: [{ to: 'payment', amount: 1000, label: '' }],
    toPayOnline: 0,
    toPayAtVenue: 0,
    lines: [
      { person: 1, kind: 'moves', before: '10:00', after: '11:00' },
      { person: 2, kind: 'moves', before: '10:00', after: '11:00' },
    ],
  });
  expect(booking).toMatchObject({ startDate: wednesday, startTime: '11:00', endTime: '15:00', total: 6000 });
  expect([await bookedOn(saturday), await bookedOn(wednesday)]).toEqual([before - 2, there + 2]);
  await app.services.jobs.runEverything();
  const [mail] = app.mails;
  expect(mail!.subject).toContain('je reservering is gewijzigd');
  expect(mail!.calendar?.content).toContain('SEQUENCE:1');
  expect(mail!.calendar?.content).toContain('DTSTART;TZID=Europe/Amsterdam:20260513T110000');
});

test('to a dearer day, paid online before: the rest is paid by a link that comes with the change', async () => {
  const { visitor, guest } = await paidOn(wednesday);
  const { booking, quote, paymentRef } = await guest.change({ kind: 'move', date: saturday, startTime: '10:00' });
  expect(quote).toMatchObject({ totalBefore: 6000, total: 7000, back: [], toPayOnline: 1000, toPayAtVenue: 0 });
  expect(booking).toMatchObject({ totalOpen: 1000, startDate: saturday });
  const link = await app.call<{ link: string }>('POST', `/api/checkout/payment-link/${paymentRef}/payment`);
  expect(link.status).toBe(200);
  const providerId = /tr_[A-Za-z0-9]+/.exec(link.json.data.link)?.[0] ?? '';
  await money.end(providerId, 'paid');
  await money.notify(providerId);
  expect(await guest.read()).toMatchObject({ totalPaid: 7000, totalOpen: 0 });
  expect(await money.exceptions(visitor.reservationId)).toEqual([]);
  const { quote: cancelled } = await guest.change({ kind: 'cancel' });
  expect(cancelled.back).toEqual([{ to: 'payment', amount: 7000, label: '' }]);
});

test('a rest whose payment was begun goes on after it was paid, and money that came too late goes back', async () => {
  const { visitor, guest } = await paidOn(wednesday);
  const { paymentRef } = await guest.change({ kind: 'move', date: saturday, startTime: '10:00' });
  const link = await app.call<{ link: string }>('POST', `/api/checkout/payment-link/${paymentRef}/payment`);
  const providerId = /tr_[A-Za-z0-9]+/.exec(link.json.data.link)?.[0] ?? '';
  const { quote } = await guest.change({ kind: 'cancel' });
  expect(quote.back).toEqual([{ to: 'payment', amount: 6000, label: '' }]);
  await money.end(providerId, 'paid');
  await money.notify(providerId);
  await app.services.jobs.runEverything();
  await app.services.jobs.runEverything();
  const ledger = await money.ledger(visitor);
  expect(ledger.map((line) => Number(line.split(' ')[1])).reduce((sum, cents) => sum + cents, 0)).toBe(0);
});

test('to be paid at the venue: the difference waits there', async () => {
  const { guest } = await bookedOnLocation(app, { date: wednesday });
  const { quote, paymentRef } = await guest.change({ kind: 'move', date: saturday, startTime: '10:00' });
  expect([quote.toPayOnline, quote.toPayAtVenue, paymentRef]).toEqual([0, 7000, null]);
});

test('to another time of the same day every price stays, also one that staff changed since', async () => {
  const { guest } = await bookedOnLocation(app, { date: tuesday });
  await app.db.updateTable('product').set({ price: 9900 }).where('id', '=', proefbad.entry.id).execute();
  const { quote } = await guest.change({ kind: 'move', date: tuesday, startTime: '12:00' });
  expect(quote).toMatchObject({ total: 6000, startTime: '12:00', endTime: '16:00' });
  await app.db
    .updateTable('product')
    .set({ price: proefbad.entry.price })
    .where('id', '=', proefbad.entry.id)
    .execute();
});

test('its own places do not stand in its way, those of others do, and a refused move changes nothing', async () => {
  const date = '2026-05-20';
  const full = await bookedOnLocation(app, { date, persons: 8 });
  const { visitor, guest } = await bookedOnLocation(app, { date, persons: 2 });
  const times = (await guest.call<OfferedTimes[]>('GET', `/times/${date}`)).json.data;
  expect(times).toContainEqual({ startTime: '11:00', endTime: '15:00' });
  expect((await full.guest.quote({ kind: 'move', date, startTime: '13:00' })).status).toBe(200);

  const three = await bookedOnLocation(app, { date: '2026-05-21', persons: 3 });
  const answer = await three.guest.quote({ kind: 'move', date, startTime: '11:00' });
  expect([answer.status, answer.json.code]).toEqual([409, 'change_unavailable']);
  expect(answer.json.alternatives).toEqual([
    { kind: 'other_time', date, time: '14:00', persons: [1, 2, 3] },
    { kind: 'other_day', date: '2026-05-21', time: '11:00', persons: [1, 2, 3] },
    { kind: 'other_day', date: '2026-05-22', time: '11:00', persons: [1, 2, 3] },
  ]);
  const before = await three.guest.read();
  const data = { sequence: before.sequence, total: 9000, back: [] };
  expect((await three.guest.apply({ kind: 'move', date, startTime: '11:00' }, data)).json.code).toBe(
    'change_unavailable',
  );
  expect(await three.guest.read()).toEqual(before);
  const offered = (await three.guest.call<OfferedTimes[]>('GET', `/times/${date}`)).json.data;
  expect(offered).toEqual([{ startTime: '14:00', endTime: '18:00' }]);
  expect(visitor.reservationId).not.toBe(three.visitor.reservationId);
});

test('instead of a time that is taken the nearest to it are named, never the one that is booked', async () => {
  const date = '2026-06-03';
  const { guest } = await bookedOnLocation(app, { date, persons: 8 });
  await bookedOnLocation(app, { date, persons: 8, startTime: '14:00', endTime: '18:00' });
  const timesInstead = async (startTime: string): Promise<unknown[]> => {
    const { json } = await guest.quote({ kind: 'move', date, startTime });
    expect(json.code).toBe('change_unavailable');
    return json.alternatives!.map(({ kind, time }) => [kind, time]);
  };
  expect(await timesInstead('11:00')).toEqual([
    ['other_day', '11:00'],
    ['other_day', '11:00'],
  ]);
});

test('days are offered for this group: not the full one, not the past, not beyond the horizon', async () => {
  const full = '2026-06-10';
  await bookedOnLocation(app, { date: full, persons: 9, startTime: '10:00', endTime: '22:00' });
  const { guest } = await bookedOnLocation(app, { date: '2026-06-11' });
  const { data } = (await guest.call<string[]>('GET', '/days?from=2026-06-08&to=2026-06-12')).json;
  expect(data).toEqual(['2026-06-08', '2026-06-09', '2026-06-11', '2026-06-12']);
  expect((await guest.call<string[]>('GET', '/days?from=2026-04-20&to=2026-05-02')).json.data).toEqual([
    '2026-05-01',
    '2026-05-02',
  ]);
  expect((await guest.call<string[]>('GET', '/days?from=2027-06-01&to=2027-06-05')).json.data).toEqual([]);
  expect((await guest.call('GET', '/days?from=2026-06-01&to=2026-09-01')).json.code).toBe('validation_failed');
  const past = await guest.quote({ kind: 'move', date: '2026-04-30', startTime: '10:00' });
  expect([past.json.code, past.json.reason]).toEqual(['date_unavailable', 'past']);
});

test('two tabs that move it at once move it once', async () => {
  const { guest } = await bookedOnLocation(app, { date: '2026-06-02' });
  const to = (startTime: string) => ({ kind: 'move', date: '2026-06-03', startTime }) as const;
  const quotes = await Promise.all([guest.quote(to('10:00')), guest.quote(to('12:00'))]);
  const answers = await Promise.all([
    guest.apply(to('10:00'), quotes[0].json.data),
    guest.apply(to('12:00'), quotes[1].json.data),
  ]);
  expect(answers.map(({ json }) => json.code ?? 'done').toSorted()).toEqual(['done', 'version_conflict']);
});
