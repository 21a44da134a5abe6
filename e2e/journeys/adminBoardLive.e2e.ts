import type { BrowserContext, Page } from '@playwright/test';
import type { DayBoard } from '../../src/contract/names.ts';
import { ask } from '../support/api.ts';
import { backOnline } from '../support/backOnline.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { boardPage } from '../support/pages/boardPage.ts';
import { staffToken } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** A change of others is shown sooner than a poll would. */
const beforeAnyPoll = { timeout: 3_000 };

async function openDay(page: Page): Promise<void> {
  const streams = page.waitForResponse(/\/day-board\/[^/]+\/events$/);
  await adminPage(page).menu.getByRole('link', { name: 'Dagbord' }).click();
  await streams;
  const next = page.waitForResponse(/\/day-board\/[^/]+\/events$/);
  await boardPage(page).showNextDay();
  await next;
}

const arrivalsOf = (page: Page) => page.getByRole('region', { name: 'Aankomst' });
const boardOf = (page: Page) => boardPage(page).grid;

async function secondScreen(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/admin');
  await openDay(page);
  return page;
}

test('two screens see what the other does at once, and keep their focus, their place and what they drag', async ({
  page,
  context,
}) => {
  await adminPage(page).open('/admin/products');
  await openDay(page);
  const other = await secondScreen(context);
  const first = arrivalsOf(page).getByRole('listitem').first();
  const name = (await first.getByRole('button').first().textContent())!;
  const board = boardOf(other);
  const booking = board.locator('button[tabindex="0"]');
  await booking.focus();
  await board.evaluate((region) => region.scrollTo({ top: 60 }));
  const [blockId, top] = [await booking.getAttribute('id'), await board.evaluate(({ scrollTop }) => scrollTop)];

  await first.getByRole('button', { name: `Inchecken: ${name}` }).click();
  await expect(arrivalsOf(other).getByRole('listitem').first()).toContainText('binnen', beforeAnyPoll);
  await expect(booking).toBeFocused();
  await expect(booking).toHaveAttribute('id', blockId!);
  expect(await board.evaluate(({ scrollTop }) => scrollTop)).toBe(top);

  const block = board.locator('button[data-item]').first();
  const box = (await block.boundingBox())!;
  await other.mouse.move(box.x + 20, box.y + 8);
  await other.mouse.down();
  await other.mouse.move(box.x + 20, box.y + 48, { steps: 4 });
  const dragging = board.locator('button[data-dragging]');
  await expect(dragging).toHaveCount(1);
  await first.getByRole('button', { name: `Ongedaan maken: ${name}` }).click();
  await expect(arrivalsOf(other).getByRole('listitem').first()).not.toContainText('binnen', beforeAnyPoll);
  await expect(dragging).toHaveCount(1);
  await other.keyboard.press('Escape');
  await other.mouse.up();
  await expect(dragging).toHaveCount(0);
});

test(
  'a screen that lost its connection says so, and catches up by itself when it is back',
  { tag: '@full' },
  async ({ page, context, browser, baseURL }) => {
    await adminPage(page).open('/admin/products');
    await openDay(page);
    const elsewhere = await browser.newContext({ baseURL: baseURL! });
    const other = await elsewhere.newPage();
    await adminPage(other).open('/admin/products');
    await openDay(other);
    const lost = page.getByText('Niet live: ververst elke 15 seconden');
    await expect(lost).toBeHidden();
    await context.setOffline(true);
    await expect(lost).toBeVisible();

    const first = arrivalsOf(other).getByRole('listitem').first();
    const name = (await first.getByRole('button').first().textContent())!;
    await first.getByRole('button', { name: `Inchecken: ${name}` }).click();
    await expect(first).toContainText('binnen');
    await expect(arrivalsOf(page).getByRole('listitem').first()).not.toContainText('binnen');
    await backOnline(context);
    await expect(lost).toBeHidden();
    await expect(arrivalsOf(page).getByRole('listitem').first()).toContainText('binnen', beforeAnyPoll);
    await first.getByRole('button', { name: `Ongedaan maken: ${name}` }).click();
    await expect(arrivalsOf(page).getByRole('listitem').first()).not.toContainText('binnen', beforeAnyPoll);
    await elsewhere.close();
  },
);

/** Milliseconds that a cut in the middle of a drag lasts. */
const cutLasts = 30_000;

test(
  'a connection cut in the middle of a drag: the dialog keeps where it goes, and it goes there once',
  { tag: '@full' },
  async ({ page, context, server }) => {
    await page.clock.install();
    await adminPage(page).open('/admin/products');
    await openDay(page);
    const lost = page.getByText('Niet live: ververst elke 15 seconden');
    const block = boardOf(page).locator('button[data-item]:not([data-low])').first();
    const itemId = (await block.getAttribute('data-item'))!;
    const booking = boardOf(page).locator(`[data-item="${itemId}"]`).first();
    const token = await staffToken(server);
    const date = new URL(page.url()).searchParams.get('date')!;
    const path = `/admin/day-board/${date}?by=therapists`;
    const onServer = async () =>
      (await ask<DayBoard>(server, { method: 'GET', path, token })).blocks
        .filter((shown) => shown.itemId === itemId && shown.kind === 'item')
        .map(({ startTime }) => startTime);
    const [before] = await onServer();

    await block.scrollIntoViewIfNeeded();
    const box = (await block.boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + 8);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, box.y + 28, { steps: 4 });
    await context.setOffline(true);
    await expect(lost).toBeVisible();
    await page.clock.runFor(cutLasts);
    await expect(boardOf(page).locator('button[data-dragging]')).toHaveCount(1);
    await page.mouse.move(box.x + 20, box.y + 68, { steps: 4 });
    await page.mouse.up();
    const dialog = page.getByRole('dialog', { name: /verplaatsen$/ });
    await expect(dialog.getByRole('alert')).toBeVisible();
    const start = dialog.getByRole('combobox', { name: 'Begintijd' });
    const chosen = await start.inputValue();
    expect(chosen).not.toBe(before);
    expect(await onServer()).toEqual([before]);
    const move = dialog.getByRole('button', { name: 'Verplaatsen' });
    await move.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(start).toHaveValue(chosen);

    await backOnline(context);
    await expect(lost).toBeHidden();
    const free = start.getByRole('option', { name: / · vrij$/ });
    await expect(free.first()).toBeAttached();
    await expect(start).toHaveValue(chosen);
    await start.selectOption((await free.last().getAttribute('value'))!);
    await expect(dialog.getByText(/^Past:/)).toBeVisible();
    const freeTime = await start.inputValue();
    await move.click();
    await expect(dialog).toHaveCount(0);
    await expect(booking).toContainText(freeTime);
    expect(await onServer()).toEqual([freeTime]);
  },
);
