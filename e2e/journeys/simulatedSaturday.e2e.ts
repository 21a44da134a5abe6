import type { Locator, Page, TestInfo } from '@playwright/test';
import type { DayBoard, Pool, Resource, Roster } from '../../src/contract/names.ts';
import { ask } from '../support/api.ts';
import { bookAtDesk, bookTreatments, nextMorning } from '../support/deskBookings.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { reservationPage } from '../support/pages/reservationPage.ts';
import type { RunningServer } from '../support/server.ts';
import { staffToken } from '../support/staff.ts';
import { audit } from '../support/testControl.ts';
import { expect, test } from '../support/test.ts';

const isWhole = process.env['SATURDAY'] === 'whole';
/** `parties` of two guests each; walk-ins, of two as well, are shared by the three screens. */
const size = isWhole ? { parties: 160, treatments: 60, walkIns: 40 } : { parties: 6, treatments: 6, walkIns: 3 };

const saturday = 6;
/** The demo venue's baths hold half of the guests of a whole Saturday. */
async function widenPools(server: RunningServer, token: string): Promise<void> {
  const pools = await ask<Pool[]>(server, { method: 'GET', path: '/admin/pools', token });
  for (const { id, name, capacity, version } of pools) {
    const body = { name, capacity: capacity * 3, version };
    await ask(server, { method: 'PUT', path: `/admin/pools/${id}`, token, body });
  }
}

/** The demo venue has ten therapists; two more work as the first of them does. */
async function addTherapists(server: RunningServer, token: string): Promise<void> {
  const resources = await ask<Resource[]>(server, { method: 'GET', path: '/admin/resources?pageSize=200', token });
  const { id, kindId, skillIds } = resources.find(({ kindId: kind }) => kind === 'therapeut')!;
  const { fromDate, weeks } = await ask<Roster>(server, {
    method: 'GET',
    path: `/admin/resources/${id}/roster`,
    token,
  });
  for (const name of ['Wilma Zaterdag', 'Jip Zaterdag']) {
    const body = { name, kindId, skillIds, active: true, position: resources.length };
    const hired = await ask<Resource>(server, { method: 'POST', path: '/admin/resources', token, body });
    const path = `/admin/resources/${hired.id}/roster`;
    const { version } = await ask<Roster>(server, { method: 'GET', path, token });
    await ask(server, { method: 'PUT', path, token, body: { fromDate, weeks, version } });
  }
}

const arrivalsOf = (page: Page): Locator => page.getByRole('region', { name: 'Aankomst' });

/** The pictures stay in the folder of the test's results. */
const film = (info: TestInfo, page: Page, name: string) => page.screenshot({ path: info.outputPath(`${name}.png`) });

async function openBoard(page: Page): Promise<void> {
  await adminPage(page).menu.getByRole('link', { name: 'Dagbord' }).click();
  await expect(adminPage(page).heading).toHaveText('Dagbord');
  await expect(arrivalsOf(page).getByRole('progressbar')).toBeVisible();
}

async function walkIn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Walk-in' }).click();
  await page.getByRole('button', { name: 'Een persoon meer' }).click();
  await page
    .getByRole('region', { name: 'Wat', exact: true })
    .getByRole('button', { name: /Entree/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Boek', exact: true }).click();
  const booking = reservationPage(page);
  await expect(booking.state).toContainText('Geboekt');
  await booking.money.getByRole('button', { name: 'Betaling aan de balie' }).click();
  await booking.dialog.getByRole('button', { name: 'Noteer de betaling' }).click();
  await expect(booking.money).not.toContainText('Nog te betalen');
  await booking.checkIn.click();
  await expect(booking.state).toContainText('Ingecheckt');
  await openBoard(page);
}

async function checkIn(page: Page, number: string): Promise<void> {
  await adminPage(page).heading.click();
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: number });
  await panel.getByRole('button', { name: 'Inchecken' }).click();
  await expect(panel).toBeHidden();
}

/** Tells it, carries the first plan out where somebody is touched, and goes back to the board. */
async function carryOut(page: Page, tell: () => Promise<void>): Promise<void> {
  await page.getByRole('link', { name: 'Uitval' }).click();
  await expect(adminPage(page).heading).toHaveText('Uitval');
  await tell();
  await page.getByRole('textbox', { name: 'Reden' }).fill('Zaterdag');
  await page.getByRole('button', { name: 'Toon oplossingen' }).click();
  const repairs = page.getByRole('region', { name: 'Uitval' });
  await repairs.getByRole('button', { name: 'Doorvoeren' }).click();
  await expect(repairs.getByRole('status')).toContainText('Doorgevoerd');
  await openBoard(page);
}

test(
  'a Saturday at three desks: guests come, walk in, two therapists fall ill, a bath closes, and all agree',
  { tag: '@full' },
  async ({ page, context, server }, info) => {
    test.setTimeout(isWhole ? 3_600_000 : 300_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    const date = await nextMorning(server, saturday);
    const token = await staffToken(server);
    if (isWhole) {
      await widenPools(server, token);
      await addTherapists(server, token);
    }
    const numbers: string[] = [];
    for (let party = 0; party < size.parties; party += 1) {
      const startTime = `${11 + (party % 4)}:00`;
      numbers.push((await bookAtDesk(server, token, { date, startTime, endTime: `${17 + (party % 4)}:00` })).number);
    }
    await bookTreatments(server, token, { date, name: 'Rugmassage', most: size.treatments });
    await adminPage(page).open('/admin/products');
    await expect(adminPage(page).menu).toBeVisible();
    const screens = [page, await context.newPage(), await context.newPage()] as const;
    for (const screen of screens) {
      await screen.setViewportSize({ width: 1440, height: 900 });
      if (screen !== page) await screen.goto('/admin');
      await openBoard(screen);
    }
    const boardNow = () =>
      ask<DayBoard>(server, { method: 'GET', path: `/admin/day-board/${date}?by=therapists`, token });
    await film(info, page, '1 the morning');

    const desk = (turn: number): Page => screens[turn % screens.length]!;
    const half = Math.ceil(numbers.length / 2);
    for (const [turn, number] of numbers.slice(0, half).entries()) await checkIn(desk(turn), number);
    await film(info, screens[1], '2 the first guests are in');

    const { lanes, blocks } = await boardNow();
    const busy = lanes.filter(({ id }) => blocks.some((block) => block.laneId === id && block.kind === 'item'));
    for (const [turn, lane] of busy.slice(0, 2).entries()) {
      await carryOut(desk(turn), () => desk(turn).getByRole('checkbox', { name: lane.name, exact: true }).check());
      await film(info, desk(turn), `3 ${lane.name} is ill`);
    }
    for (let turn = 0; turn < size.walkIns; turn += 1) await walkIn(desk(turn));
    await film(info, page, '4 walk-ins');

    await carryOut(screens[2], async () => {
      await screens[2].getByLabel('Waar').selectOption({ index: 1 });
      await screens[2].getByLabel('Plaatsen').fill('0');
    });
    await film(info, screens[2], '5 a bath is closed');
    for (const [turn, number] of numbers.slice(half).entries()) await checkIn(desk(turn + 1), number);

    const { arrivals } = await boardNow();
    const total = arrivals.reduce((sum, { personCount }) => sum + personCount, 0);
    const inside = arrivals.reduce((sum, { guestsIn }) => sum + guestsIn, 0);
    expect(inside).toBe((size.parties + size.walkIns) * 2);
    for (const screen of screens) await expect(arrivalsOf(screen)).toContainText(`${inside} van ${total} binnen`);
    const texts = await Promise.all(screens.map((screen) => screen.getByRole('region', { name: /^Bord/ }).innerText()));
    expect(new Set(texts).size).toBe(1);
    for (const [at, screen] of screens.entries()) await film(info, screen, `6 the end, desk ${at + 1}`);
    expect(await audit(server)).toEqual([]);
  },
);
