import type { BrowserContext, Page } from '@playwright/test';
import { isPostgresInstalled, startPostgres, type Cluster } from '../../src/tools/postgres.ts';
import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { backOnline } from '../support/backOnline.ts';
import { bookAtDesk } from '../support/deskBookings.ts';
import { blockAddresses } from '../support/blockAddresses.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { boardPage } from '../support/pages/boardPage.ts';
import { startServer } from '../support/server.ts';
import { slowAnswers } from '../support/slowAnswers.ts';
import { staffToken } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

type Event = { kind: string; at: string; saidAt: string | null };

async function openDay(page: Page): Promise<string> {
  await adminPage(page).menu.getByRole('link', { name: 'Dagbord' }).click();
  await boardPage(page).showNextDay();
  return new URL(page.url()).searchParams.get('date')!;
}

const arrivalsOf = (page: Page) => page.getByRole('region', { name: 'Aankomst' });
const waiting = (page: Page) => page.getByRole('status').filter({ hasText: /wacht(en)? op de server/ });
const kindsOf = (events: readonly Event[], kind: string): number =>
  events.filter((event) => event.kind === kind).length;

async function rowOf(page: Page, number: string) {
  const row = arrivalsOf(page).getByRole('listitem').filter({ hasText: number });
  await expect(row).toBeVisible();
  return row;
}

/** Milliseconds after which a server that says nothing is taken for one that is away, and how long it then is. */
const [untilGivenUp, cutLasts] = [8_000, 30_000];

/** Longest time in milliseconds until what is shown as old is read again. */
const untilAskedAgain = 25_000;

const shownAsOld = (page: Page) => page.getByRole('status').filter({ hasText: 'Dit is de stand van' });

const storedIn = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(sessionStorage));

const cut = (context: BrowserContext): Promise<void> => context.setOffline(true);

test(
  'check-ins of a desk without connection wait, outlive a reload, and are delivered once and in order',
  { tag: '@full' },
  async ({ page, context, server }) => {
    await page.clock.install();
    await adminPage(page).open('/admin/products');
    const date = await openDay(page);
    const token = await staffToken(server);
    const [first, second, third] = [
      await bookAtDesk(server, token, { date }),
      await bookAtDesk(server, token, { date }),
      await bookAtDesk(server, token, { date }),
    ];
    const rows = [
      await rowOf(page, first.number),
      await rowOf(page, second.number),
      await rowOf(page, third.number),
    ] as const;

    await slowAnswers(page, 2_000);
    const sent = page.waitForRequest(/\/check-in$/);
    await rows[0].getByRole('button', { name: `Inchecken: ${first.number}` }).click();
    await sent;
    await cut(context);
    await page.clock.runFor(untilGivenUp);
    await expect(rows[0]).toContainText('wacht op de server');
    await rows[1].getByRole('button', { name: `Inchecken: ${second.number}` }).click();
    await expect(rows[1]).toContainText('wacht op de server');
    await rows[2].getByRole('button', { name: `Inchecken: ${third.number}` }).click();
    await expect(rows[2].getByRole('button', { name: `Ongedaan maken: ${third.number}` })).toBeVisible();
    await expect(waiting(page)).toContainText('3 aankomsten wachten op de server.');
    await expectAccessible(page);
    await page.clock.runFor(cutLasts);
    await expect(waiting(page)).toContainText('3 aankomsten');

    await ask(server, {
      method: 'POST',
      path: `/admin/reservations/${second.id}/cancel`,
      body: { reason: 'Ziek' },
      token,
    });
    const release = await blockAddresses(page, '*/api/admin/*');
    await backOnline(context);
    await page.reload();
    await expect(shownAsOld(page)).toBeVisible();
    await expect(waiting(page)).toBeVisible();
    await release();
    await page.clock.runFor(untilAskedAgain);

    const conflict = page.getByRole('alert').filter({ hasText: second.number });
    await expect(conflict).toContainText('een collega heeft deze reservering intussen veranderd of geannuleerd');
    await expect(waiting(page)).toHaveCount(0);
    await expectAccessible(page);
    await conflict.getByRole('button', { name: `Afgehandeld: ${second.number}` }).click();
    await expect(conflict).toHaveCount(0);
    for (const { id } of [first, third]) {
      const path = `/admin/reservations/${id}`;
      const { state, events } = await ask<{ state: string; events: Event[] }>(server, { method: 'GET', path, token });
      expect([state, kindsOf(events, 'checked_in')]).toEqual(['checked_in', 1]);
    }
    const path = `/admin/reservations/${third.id}`;
    const { events } = await ask<{ events: Event[] }>(server, { method: 'GET', path, token });
    const { at, saidAt } = events.find(({ kind }) => kind === 'checked_in')!;
    expect(Date.parse(at) - Date.parse(saidAt!)).toBeGreaterThanOrEqual(cutLasts);
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Verloop' })).toContainText('bij de server:');
  },
);

/** On a database that can be ended and started. */
const onOwnDatabase = test.extend<object, { cluster: Cluster }>({
  cluster: [
    async ({}, use) => {
      const cluster = await startPostgres();
      await use(cluster);
      await cluster.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ cluster }, use) => {
      const server = await startServer({ DATABASE_URL: cluster.url });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const journey = isPostgresInstalled() ? onOwnDatabase : onOwnDatabase.skip;

journey(
  'a desk whose database is away goes on after a reload: the board of before, and what it says is delivered once',
  async ({ page, server, cluster }) => {
    await adminPage(page).open('/admin/products');
    const date = await openDay(page);
    const token = await staffToken(server);
    const first = await bookAtDesk(server, token, { date });
    const second = await bookAtDesk(server, token, { date });
    await rowOf(page, second.number);

    await cluster.halt('SIGINT');
    await (await rowOf(page, first.number)).getByRole('button', { name: `Inchecken: ${first.number}` }).click();
    await expect(waiting(page)).toContainText('1 aankomst wacht');
    await page.reload();
    await expect(shownAsOld(page)).toBeVisible();
    await expect(await rowOf(page, first.number)).toContainText('wacht op de server');
    await (await rowOf(page, second.number)).getByRole('button', { name: `Inchecken: ${second.number}` }).click();
    await expect(waiting(page)).toContainText('2 aankomsten wachten');
    await page.reload();
    await expect(await rowOf(page, second.number)).toContainText('wacht op de server');
    expect(await storedIn(page)).toContain(first.number);
    await expectAccessible(page);

    await cluster.resume();
    await expect(waiting(page)).toHaveCount(0, { timeout: 60_000 });
    await expect(shownAsOld(page)).toHaveCount(0, { timeout: 60_000 });
    for (const { id, number } of [first, second]) {
      const path = `/admin/reservations/${id}`;
      const { state, events } = await ask<{ state: string; events: Event[] }>(server, { method: 'GET', path, token });
      expect([state, kindsOf(events, 'checked_in')]).toEqual(['checked_in', 1]);
      await expect(
        (await rowOf(page, number)).getByRole('button', { name: `Ongedaan maken: ${number}` }),
      ).toBeVisible();
    }

    await adminPage(page).logout.click();
    await adminPage(page).logoutDialog.getByRole('button', { name: 'Uitloggen' }).click();
    await expect(adminPage(page).login).toBeVisible();
    await page.reload();
    expect(await storedIn(page)).not.toContain(first.number);
  },
);

journey(
  'while the database is away the list of reservations is the one read last and says so; a search has to wait',
  { tag: '@full' },
  async ({ page, server, cluster }) => {
    await adminPage(page).open('/admin/products');
    const date = await openDay(page);
    const { number } = await bookAtDesk(server, await staffToken(server), { date });
    const list = adminPage(page).menu.getByRole('link', { name: 'Reserveringen' });
    await list.click();
    const row = page.getByRole('row').filter({ hasText: number });
    await expect(row).toBeVisible();
    await openDay(page);

    await cluster.halt('SIGINT');
    await list.click();
    await expect(shownAsOld(page)).toBeVisible({ timeout: 30_000 });
    await expect(row).toBeVisible();
    await expectAccessible(page);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await storedIn(page)).toContain('dayBoard');
    expect(await storedIn(page)).not.toContain('pageSize');
    await page.getByRole('searchbox').fill('Wilma');
    await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible({ timeout: 30_000 });
    await expect(row).toHaveCount(0);
    await page.getByRole('searchbox').fill('');
    await expect(row).toBeVisible();

    await cluster.resume();
    await expect(shownAsOld(page)).toHaveCount(0, { timeout: 60_000 });
    await expect(row).toBeVisible();
  },
);
