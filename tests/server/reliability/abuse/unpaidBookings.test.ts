import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#server/audit/audit.service.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { createProefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

const capacity = 60;
const pairsOnly = 'tweebad';

let app: TestApp;
beforeAll(async () => {
  const seed = async (db: TestApp['db']): Promise<void> => {
    await createProefbad(db, { capacity, settings: { limits: {} } });
    await createProefbad(db, { venueId: pairsOnly, settings: { limits: {}, maxPersons: 2 } });
  };
  app = await testApp({ env: { TRUST_PROXY: '1' }, seed });
});
afterAll(async () => {
  await app.services.jobs.runEverything();
  expect(await audit(app.db)).toEqual([]);
  await app.close();
});

interface Booking {
  network: string;
  email?: string;
  token?: string;
  date?: string;
  persons?: number;
  startTime?: string;
  endTime?: string;
  appTag?: string;
}

async function book({ email, token, ...visit }: Booking): Promise<{ answer: TestAnswer; visitor: Visitor }> {
  const visitor = new Visitor(app, { persons: 1, date: '2026-05-12', ...visit });
  await visitor.hold();
  expect((await visitor.checkin(visitor.everybody())).json.data.notBookedProducts).toEqual([]);
  if (token === undefined) await visitor.register(email);
  else visitor.token = token;
  await visitor.link();
  await visitor.call('PUT', `/reservation/${visitor.slug}/comment`, { comment: 'Kijk op kwaad.example' });
  expect((await visitor.prepare()).status).toBe(200);
  return { visitor, answer: await visitor.payOnLocation() };
}

const codeOf = ({ status, json }: TestAnswer): string => (status === 200 ? 'booked' : json.code);

const confirmAddress = (email: string) =>
  app.db.updateTable('customer').set({ emailConfirmedAt: new Date() }).where('email', '=', email).execute();

test('one account with an address that nobody confirmed books once without paying', async () => {
  const first = await book({ network: '203.0.113.1', email: 'een@proefbad.example' });
  expect(codeOf(first.answer)).toBe('booked');
  const { token } = first.visitor;
  const second = await book({ network: '203.0.113.1', token, date: '2026-05-13' });
  expect([second.answer.status, codeOf(second.answer)]).toEqual([409, 'email_unconfirmed']);
  await confirmAddress('een@proefbad.example');
  expect(codeOf(await second.visitor.payOnLocation())).toBe('booked');
});

test('no text of a customer goes to an address that nobody confirmed', async () => {
  await book({ network: '203.0.113.2', email: 'slachtoffer@proefbad.example' });
  await app.services.jobs.runDueJobs();
  const mails = app.mails.filter(({ to }) => String(to).includes('slachtoffer@'));
  expect(mails.length).toBeGreaterThan(0);
  expect(JSON.stringify(mails)).not.toContain('kwaad.example');
});

test('a customer books the same hours once without paying, and three times a day; staff hear of the third', async () => {
  const email = 'vaak@proefbad.example';
  const { visitor, answer } = await book({ network: '203.0.113.3', email });
  expect(codeOf(answer)).toBe('booked');
  await confirmAddress(email);
  const again = { network: '203.0.113.3', token: visitor.token };
  const codes: string[] = [];
  for (const visit of [
    { date: '2026-05-12', startTime: '13:00', endTime: '18:00' },
    { date: '2026-05-12', startTime: '14:00', endTime: '18:00' },
    { date: '2026-05-13' },
    { date: '2026-05-14' },
  ])
    codes.push(codeOf((await book({ ...again, ...visit })).answer));
  expect(codes).toEqual(['unpaid_limit_reached', 'booked', 'booked', 'unpaid_limit_reached']);
  const kinds = await app.db.selectFrom('paymentException').select('kind').execute();
  expect(kinds).toEqual([{ kind: 'unpaid_bookings' }]);
  await app.advance({ minutes: 24 * 60 + 1 });
  expect(codeOf((await book({ ...again, date: '2026-05-15' })).answer)).toBe('booked');
});

test('one address with an account for each booking does not sell out an evening', async () => {
  const counts: Record<string, number> = {};
  const early: number[] = [];
  const dayIsOver = Date.parse('2026-05-22T22:00:00Z') / 1_000;
  for (let group = 0; group < 8; group += 1) {
    const visit = { date: '2026-05-22', startTime: '14:00', endTime: '22:00', persons: 8 };
    const { answer } = await book({ network: '198.51.100.1', ...visit });
    counts[codeOf(answer)] = (counts[codeOf(answer)] ?? 0) + 1;
    const free = app.deps.clock.now().getTime() / 1_000 + Number(answer.headers['retry-after']);
    if (answer.status !== 200) early.push(free - dayIsOver);
    await app.advance({ minutes: 61 });
    await app.services.reservations.expireDue(50);
  }
  expect(counts).toEqual({ booked: 3, unpaid_limit_reached: 5 });
  expect(early).toHaveLength(5);
  expect(early.filter((seconds) => Math.abs(seconds) > 60)).toEqual([]);
  expect(codeOf((await book({ network: '198.51.100.2', date: '2026-05-22', persons: 12 })).answer)).toBe('booked');
  process.stdout.write(`unpaid: 24 of ${capacity} places from one address, then ${JSON.stringify(counts)}\n`);
});

test('one customer has unpaid guests to come for two of the largest groups, from whatever network', async () => {
  const email = 'groepen@tweebad.example';
  const visit = { appTag: pairsOnly, persons: 2 };
  const { visitor, answer } = await book({ ...visit, network: '203.0.113.11', email, date: '2026-05-25' });
  expect(codeOf(answer)).toBe('booked');
  await confirmAddress(email);
  const again = { ...visit, token: visitor.token };
  const second = await book({ ...again, network: '203.0.113.12', date: '2026-05-26' });
  const third = await book({ ...again, network: '203.0.113.13', date: '2026-05-27', persons: 1 });
  expect([second, third].map((booking) => codeOf(booking.answer))).toEqual(['booked', 'unpaid_limit_reached']);
  const dayIsOver = Date.parse('2026-05-25T22:00:00Z') / 1_000;
  const wait = dayIsOver - app.deps.clock.now().getTime() / 1_000;
  expect(Math.abs(Number(third.answer.headers['retry-after']) - wait)).toBeLessThan(60);
});

test('one network makes three unpaid bookings a day, though each is of a customer and a guest of its own', async () => {
  const network = '198.51.100.3';
  const codes: string[] = [];
  const waits: number[] = [];
  for (const day of [25, 26, 27, 28]) {
    const { answer } = await book({ network, date: `2026-05-${day}` });
    codes.push(codeOf(answer));
    waits.push(Number(answer.headers['retry-after'] ?? 0));
  }
  expect(codes).toEqual(['booked', 'booked', 'booked', 'unpaid_limit_reached']);
  expect(waits.at(-1)).toBeGreaterThan(23 * 3_600);
  expect(codeOf((await book({ network: '198.51.100.4', date: '2026-05-28' })).answer)).toBe('booked');
  await app.advance({ minutes: 24 * 60 + 1 });
  expect(codeOf((await book({ network, date: '2026-05-28' })).answer)).toBe('booked');
});
