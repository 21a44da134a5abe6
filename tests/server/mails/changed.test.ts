import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StaffReservation } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookVisit } from '#tests/support/booking.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';

let kuur: TestApp;
let desk: StaffMember;
let path: string;
let days = 11;

beforeAll(async () => {
  kuur = await testApp();
  desk = await staffMember(kuur, 'desk');
});
afterAll(() => kuur.close());
beforeEach(async () => {
  days += 1;
  const options = { email: `gast-${days}@proefbad.example`, date: `2026-05-${days}`, personCount: 3 };
  path = `/reservations/${(await bookVisit(kuur, options)).reservationId}`;
  await kuur.services.jobs.runDueJobs();
  kuur.mails.length = 0;
});

const read = async () => (await desk.call<StaffReservation>('GET', path)).json.data;

async function removeItemOf(guest: number): Promise<void> {
  const item = (await read()).persons[guest - 1]!.products[0]!;
  expect((await desk.call('DELETE', `${path}/items/${item.itemId}`)).status).toBe(200);
}

async function writeNote(): Promise<void> {
  const { sequence } = await read();
  expect((await desk.call('PUT', path, { sequence, note: 'Belt zelf terug' })).status).toBe(200);
}

const subjects = async (): Promise<string[]> => {
  await kuur.services.jobs.runDueJobs();
  return kuur.mails.map(({ subject }) => subject);
};

test('the guest hears of a change, also when staff wrote a note after it', async () => {
  await removeItemOf(2);
  await writeNote();
  expect(await subjects()).toEqual([expect.stringContaining('gewijzigd')]);
});

test('of two changes in a row the guest hears once', async () => {
  await removeItemOf(2);
  await removeItemOf(3);
  expect(await subjects()).toHaveLength(1);
});

test('a note of staff is mailed to nobody', async () => {
  await writeNote();
  expect(await subjects()).toEqual([]);
});

test('of a change before a cancellation the guest hears the cancellation alone', async () => {
  await removeItemOf(2);
  const cancelled = await desk.call('POST', `${path}/cancel`, { reason: 'Ziek', refund: false });
  expect(cancelled.status).toBe(200);
  expect(await subjects()).toEqual([expect.stringContaining('geannuleerd')]);
});
