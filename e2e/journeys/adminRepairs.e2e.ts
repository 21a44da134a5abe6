import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays } from 'date-fns/addDays';
import type { DayBoard, MoveResult, StaffReservation } from '../../src/contract/names.ts';
import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expectFits.ts';
import { walkThrough } from '../support/keyboard.ts';
import { bram } from '../support/customers.ts';
import { textOf } from '../support/days.ts';
import { bookTreatments } from '../support/deskBookings.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { boardPage } from '../support/pages/boardPage.ts';
import type { RunningServer } from '../support/server.ts';
import { staffToken } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { mailAbout, sweep } from '../support/testControl.ts';

test.use({ viewport: { width: 1280, height: 900 } });

async function boardOn(server: RunningServer, date: string): Promise<DayBoard> {
  const token = await staffToken(server);
  return ask<DayBoard>(server, { method: 'GET', path: `/admin/day-board/${date}?by=therapists`, token });
}

const itemsOf = ({ blocks }: DayBoard, laneId: string): string[] =>
  blocks.flatMap((block) => (block.kind === 'item' && block.laneId === laneId ? [block.itemId!] : []));

test('a therapist with treatments falls ill: who is touched, the ways out, one carried out', async ({
  page,
  server,
}) => {
  const admin = adminPage(page);
  await admin.open('/admin');
  await boardPage(page).showNextDay();
  await expect(page).toHaveURL(/date=/);
  const date = new URL(page.url()).searchParams.get('date')!;
  const before = await boardOn(server, date);
  const countOf = ({ id }: DayBoard['lanes'][number]): number => itemsOf(before, id).length;
  // A single treatment may have no other time that day.
  const [lane] = before.lanes.toSorted((a, b) => countOf(b) - countOf(a)) as [DayBoard['lanes'][number]];
  await page.getByRole('link', { name: 'Uitval' }).click();
  await expect(admin.heading).toHaveText('Uitval');
  await expectAccessible(page);

  await page.getByRole('checkbox', { name: lane.name, exact: true }).check();
  await page.getByRole('textbox', { name: 'Reden' }).fill('Griep');
  await page.getByRole('button', { name: 'Toon oplossingen' }).focus();
  await page.keyboard.press('Enter');
  const repairs = page.getByRole('region', { name: 'Uitval' });
  await expect(repairs.getByRole('listitem')).toHaveCount(itemsOf(before, lane.id).length);
  await expect(repairs.getByRole('radio').first()).toBeChecked();
  await expectAccessible(page);
  expect(itemsOf(await boardOn(server, date), lane.id)).toEqual(itemsOf(before, lane.id));

  const moves = repairs.getByRole('checkbox', { name: /^(Zelfde tijd|Naar)/ });
  const count = await moves.count();
  expect(count).toBeGreaterThan(0);
  await moves.first().uncheck();
  await expect(repairs.getByRole('status')).toContainText(`${count - 1} geplaatst`);
  await moves.first().check();
  await expect(repairs.getByRole('status')).toContainText(`${count} geplaatst`);
  await repairs.getByRole('button', { name: 'Doorvoeren' }).click();
  await expect(repairs.getByRole('status')).toContainText(`Doorgevoerd: ${count} geplaatst`);
  const done = await repairs.getByRole('status').innerText();
  const leftOver = Number(/(\d+) zonder plaats/.exec(done)![1]);
  // The others without a place on the day come on another one.
  expect(leftOver).toBeLessThanOrEqual(itemsOf(before, lane.id).length - count);
  await expectAccessible(page);
  await repairs.getByRole('link', { name: 'Naar het dagbord' }).click();
  await expect(admin.heading).toHaveText('Dagbord');
  const after = await boardOn(server, date);
  expect(after.unassigned).toHaveLength(leftOver);
});

test('somebody who is away for some hours keeps what is outside them', { tag: '@full' }, async ({ page, server }) => {
  const admin = adminPage(page);
  await admin.open('/admin');
  await boardPage(page).showNextDay();
  await boardPage(page).showNextDay();
  await expect(page).toHaveURL(/date=/);
  const board = await boardOn(server, new URL(page.url()).searchParams.get('date')!);
  const lane = board.lanes.find(({ id }) => itemsOf(board, id).length > 1)!;
  const [first, ...later] = board.blocks
    .filter(({ kind, laneId }) => kind === 'item' && laneId === lane.id)
    .toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1));
  await page.getByRole('link', { name: 'Uitval' }).click();
  await page.getByRole('checkbox', { name: lane.name, exact: true }).check();
  await page.getByRole('checkbox', { name: 'De hele dag' }).uncheck();
  await page.getByLabel('Van', { exact: true }).fill(first!.startTime);
  await page.getByLabel('Tot', { exact: true }).fill(first!.endTime);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Toon oplossingen' }).click();
  const touched = page.getByRole('region', { name: 'Uitval' }).getByRole('listitem');
  await expect(touched).toHaveCount(1);
  await expect(touched).toContainText(first!.title);
  expect(later.length).toBeGreaterThan(0);
});

/** Gives the first treatment of the day that can move another time, and mails its guest. */
async function moveSomebody(server: RunningServer, date: string) {
  const token = await staffToken(server);
  for (const { kind, state, itemId, sequence, startTime, reservationIds } of (await boardOn(server, date)).blocks) {
    if (kind !== 'item' || state !== 'expected') continue;
    const form = { itemId, sequence, startTime, resourceIds: [] };
    const move = (body: object) =>
      ask<MoveResult>(server, { method: 'POST', path: `/admin/day-board/${date}/moves`, token, body });
    const to = (await move({ ...form, preview: true })).starts.find((start) => start !== startTime);
    const path = `/admin/reservations/${reservationIds[0]}`;
    const { customer } = await ask<StaffReservation>(server, { method: 'GET', path, token });
    if (to === undefined || customer === null) continue;
    await move({ ...form, startTime: to, notifyGuest: true });
    return { email: customer.email, itemId: itemId!, from: startTime, to };
  }
  throw new Error(`nothing moves on ${date}`);
}

test('a guest who is moved agrees by the link in the mail, and the desk sees it come in', async ({ page, server }) => {
  const admin = adminPage(page);
  await admin.open('/admin');
  for (let days = 0; days < 3; days += 1) await boardPage(page).showNextDay();
  await expect(page).toHaveURL(/date=/);
  const date = new URL(page.url()).searchParams.get('date')!;
  const { email, itemId, from, to } = await moveSomebody(server, date);
  await page.getByRole('link', { name: 'Uitval' }).click();
  const guests = page.getByRole('region', { name: 'Verplaatste gasten' });
  await expect(guests.getByRole('listitem')).toContainText(`Verplaatst van ${from} naar ${to} · nog geen akkoord`);
  await expectAccessible(page);

  await sweep(server);
  const { text } = await mailAbout(server, email, `verplaatst van ${from} naar ${to} uur`);
  const path = /\/reservation\/manage\/[\w-]+#another/.exec(text)?.[0] ?? '';
  const guest = await page.context().newPage();
  await guest.goto(path);
  const choice = guest.getByRole('dialog', { name: 'Andere behandeling of tijd' });
  await expect(choice.getByRole('radio').first()).toBeVisible();
  await expectAccessible(guest);
  await guest.keyboard.press('Escape');
  const moved = guest.getByRole('region', { name: 'Een andere tijd voor je behandeling' });
  await expect(moved).toContainText(`Verplaatst van ${from} naar ${to}`);
  await expectAccessible(guest);
  expect(await walkThrough(guest)).toEqual({ missed: [], outOfSight: [] });
  await moved.getByRole('button', { name: `Akkoord met ${to}` }).press('Enter');
  await expect(moved.getByRole('status')).toHaveText('Fijn, we weten dat het uitkomt.');
  await expect(moved.getByRole('heading')).toBeFocused();
  await expectAccessible(guest);

  await expect(guests.getByRole('listitem')).toContainText(`Verplaatst van ${from} naar ${to} · gast akkoord`);
  await guests.getByRole('link').click();
  await expect(page.getByText(`Verplaatst van ${from} naar ${to} · gast akkoord`)).toBeVisible();
  await expect(page.getByText('Gast akkoord met de nieuwe tijd')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/admin?date=${date}`);
  await boardPage(page).grid.locator(`[data-item="${itemId}"]`).click();
  await expect(page.getByRole('dialog')).toContainText(`Verplaatst van ${from} naar ${to} · gast akkoord`);
  await expectAccessible(page);
});

/** A day ahead on which Bram has a massage of his own, booked by the desk. */
async function bookBram(server: RunningServer): Promise<string> {
  const token = await staffToken(server);
  const search = { method: 'POST', path: '/admin/customers/search', body: { q: bram.email }, token } as const;
  const [customer] = await ask<{ id: string }[]>(server, search);
  const { today } = await ask<{ today: string }>(server, { method: 'GET', path: '/config' });
  for (let days = 8; days < 14; days += 1) {
    const booking = {
      date: textOf(addDays(new UTCDateMini(today), days)),
      name: 'Rugmassage',
      most: 1,
      customerId: customer!.id,
      withEntries: false,
    };
    if ((await bookTreatments(server, token, booking)) === 1) return booking.date;
  }
  throw new Error('no day has a therapist');
}

test(
  'with every therapist ill a guest is moved to another day, agrees by mail, and the former day shows it',
  { tag: '@full' },
  async ({ page, server }) => {
    const date = await bookBram(server);
    const admin = adminPage(page);
    await admin.open('/admin');
    await expect(admin.heading).toHaveText('Dagbord');
    await page.goto(`/admin/disruption?date=${date}`);
    const therapists = page.getByRole('group', { name: 'Therapeuten' }).getByRole('checkbox');
    await expect(therapists.first()).toBeVisible();
    for (const therapist of await therapists.all()) await therapist.check();
    await page.getByRole('button', { name: 'Toon oplossingen' }).click();
    const otherDays = page.getByRole('region', { name: 'Op een andere dag' });
    const visit = otherDays.getByRole('listitem').filter({ hasText: bram.firstName });
    await expect(visit.getByRole('radio')).toHaveCount(4);
    await expect(visit.getByRole('radio').first()).toBeChecked();
    await expectAccessible(page);
    await visit.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(visit.getByRole('radio').nth(1)).toBeChecked();
    const chosen = await visit.getByRole('radio').nth(1).locator('xpath=..').innerText();
    await page.getByRole('button', { name: /^Menu/ }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectFits(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: 'Doorvoeren' }).press('Enter');
    const repairs = page.getByRole('region', { name: 'Uitval' });
    await expect(repairs.getByRole('status')).toContainText(/Doorgevoerd: 0 geplaatst, \d+ op een andere dag/);
    await expectAccessible(page);
    const guests = page.getByRole('region', { name: 'Verplaatste gasten' });
    const moved = guests.getByRole('listitem').filter({ hasText: bram.firstName });
    await expect(moved).toContainText(`naar ${chosen} · nog geen akkoord`);

    await sweep(server);
    const { text } = await mailAbout(server, bram.email, 'We hebben een andere dag voor je gevonden');
    expect(text).toContain(`naar ${chosen} uur`);
    const guest = await page.context().newPage();
    await guest.goto(/\/reservation\/manage\/[\w-]+#another/.exec(text)?.[0] ?? '');
    await expect(guest.getByRole('dialog', { name: 'Andere dag of tijd' })).toBeVisible();
    await expectAccessible(guest);
    await guest.keyboard.press('Escape');
    const question = guest.getByRole('region', { name: 'Een andere dag voor je bezoek' });
    await expect(question).toContainText(`naar ${chosen}`);
    await expectAccessible(guest);
    await question.getByRole('button', { name: `Akkoord met ${chosen}` }).press('Enter');
    await expect(question.getByRole('status')).toHaveText('Fijn, we weten dat het uitkomt.');
    await expect(moved).toContainText('gast akkoord');
  },
);
