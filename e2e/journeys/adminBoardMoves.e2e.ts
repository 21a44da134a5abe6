import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { boardPage } from '../support/pages/boardPage.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

async function tomorrow(page: Page) {
  const admin = adminPage(page);
  await admin.open('/admin');
  await boardPage(page).showNextDay();
  return boardPage(page).grid;
}

test('by keys alone a treatment goes to another time, stays in focus, and comes back', async ({ page }) => {
  const board = await tomorrow(page);
  const stop = board.locator('button[tabindex="0"][data-item]');
  await stop.focus();
  const itemId = (await stop.getAttribute('data-item'))!;
  const booking = board.locator(`[data-item="${itemId}"]`).first();
  const before = (await booking.textContent())!;
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  const move = panel.getByRole('button', { name: 'Verplaatsen' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(move).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  const { moving: dialog, startTime: start } = boardPage(page);
  await expect(start).toBeFocused();
  await expect(dialog.getByText(/^Past:/)).toBeVisible();
  await expectAccessible(page);
  const former = await start.inputValue();
  const chosen = await boardPage(page).moveToNextThatFits();
  expect(chosen).not.toBe(former);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const bar = page.getByRole('group', { name: 'Verplaatst' });
  await expect(bar).toContainText(`nu om ${chosen}`);
  await expect(booking).toBeFocused();
  await expect(booking).toContainText(chosen);
  await bar.getByRole('button', { name: 'Ongedaan maken' }).press('Enter');
  await expect(page.getByText('Staat weer waar het stond.')).toBeVisible();
  await expect(booking).toHaveText(before);
});

test(
  'what is dragged says whether it fits, and where it does not the dialog says why and what comes nearest',
  { tag: '@full' },
  async ({ page }) => {
    const board = await tomorrow(page);
    const booking = board.locator('button[data-item]:not([data-low])').first();
    const itemId = (await booking.getAttribute('data-item'))!;
    await booking.scrollIntoViewIfNeeded();
    const box = (await booking.boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + 12);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, box.y + 32, { steps: 4 });
    await page.mouse.move(box.x + 20, box.y + 92, { steps: 6 });
    const ghost = page.locator('[data-fits]');
    await expect(ghost).toBeVisible();
    const fits = await ghost.getAttribute('data-fits');
    await page.mouse.up();
    const dialog = page.getByRole('dialog', { name: /verplaatsen$/ });
    const bar = page.getByRole('group', { name: 'Verplaatst' });
    if (fits === 'true') await expect(bar).toContainText('nu om');
    else {
      await expect(dialog.getByRole('status')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    await expect(board.locator(`[data-item="${itemId}"]`).first()).toBeVisible();
  },
);

test(
  'two treatments exchange their times by keys, and for ten seconds exchange them back',
  { tag: '@full' },
  async ({ page }) => {
    const board = await tomorrow(page);
    await board.locator('button[tabindex="0"][data-item]').press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Wisselen' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /wisselen$/ });
    const other = dialog.getByRole('combobox', { name: 'Wisselen met' });
    await expect(other).toBeFocused();
    await expectAccessible(page);
    const count = await other.getByRole('option').count();
    const fits = dialog.getByText(/ past: /);
    for (let at = 1; at < count; at += 1) {
      await other.selectOption({ index: at });
      await expect(dialog.getByRole('status').locator('[aria-busy="false"]')).toHaveCount(2);
      if ((await fits.count()) === 2) break;
    }
    await expect(fits).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Wisselen' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    const bar = page.getByRole('group', { name: 'Gewisseld' });
    await bar.getByRole('button', { name: 'Ongedaan maken' }).press('Enter');
    await expect(page.getByText('Staat weer waar het stond.')).toBeVisible();
  },
);
