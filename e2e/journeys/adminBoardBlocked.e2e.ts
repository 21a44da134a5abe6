import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { boardPage } from '../support/pages/boardPage.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Other journeys of this server have the day as it was. */
async function free(page: Page, blocked: Locator): Promise<void> {
  await blocked.click();
  await page.getByRole('dialog', { name: 'Geblokkeerde tijd' }).getByRole('button', { name: 'Vrijgeven' }).click();
  await expect(blocked).toHaveCount(0);
}

test('by keys alone time is blocked, made longer, freed and blocked again, and another screen sees it', async ({
  page,
  context,
}) => {
  const admin = adminPage(page);
  await admin.open('/admin');
  const { grid: board, showNextDay } = boardPage(page);
  await showNextDay();
  await expect(board).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  const seen = boardPage(other).grid;
  await expect(seen).toBeVisible();
  await page.bringToFront();

  const busy = board
    .getByRole('group')
    .filter({ has: page.getByRole('button') })
    .first();
  const therapist = await busy.getByRole('heading').innerText();
  await page.getByRole('button', { name: 'Tijd blokkeren' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tijd blokkeren' });
  const who = dialog.getByRole('combobox', { name: 'Therapeut of ruimte' });
  await expect(who).toBeFocused();
  await who.selectOption(therapist);
  await dialog.getByRole('combobox', { name: 'Van' }).selectOption('08:00');
  await dialog.getByRole('combobox', { name: 'Tot' }).selectOption('23:00');
  await expect(dialog.getByText('Op deze tijd is al iets gepland:')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Tot' }).selectOption('08:45');
  await expect(dialog.getByText('Vrij: 08:00 – 08:45')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reden' }).fill('Overleg');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const blocked = board.getByRole('button', { name: /Geblokkeerd.*Overleg/ });
  await expect(blocked).toContainText('08:00 – 08:45');
  await expect(seen.getByRole('button', { name: /Geblokkeerd.*Overleg/ })).toBeVisible();

  await blocked.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(blocked).toContainText('08:00 – 09:00');
  await expect(blocked).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const open = page.getByRole('dialog', { name: 'Geblokkeerde tijd' });
  await open.getByRole('button', { name: 'Vrijgeven' }).press('Enter');
  await expect(blocked).toHaveCount(0);
  await expect(seen.getByRole('button', { name: /Geblokkeerd.*Overleg/ })).toHaveCount(0);
  const bar = page.getByRole('group', { name: 'Geblokkeerde tijd' });
  await bar.getByRole('button', { name: 'Ongedaan maken' }).press('Enter');
  await expect(blocked).toContainText('08:00 – 09:00');
  await free(page, blocked);
});

test('the end of blocked time is dragged to a later time', { tag: '@full' }, async ({ page }) => {
  const admin = adminPage(page);
  await admin.open('/admin');
  const { grid: board, showNextDay } = boardPage(page);
  await showNextDay();
  await page.getByRole('button', { name: 'Tijd blokkeren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tijd blokkeren' });
  await dialog.getByRole('combobox', { name: 'Therapeut of ruimte' }).selectOption({ index: 1 });
  await dialog.getByRole('combobox', { name: 'Van' }).selectOption('08:00');
  await expect(dialog.getByText('Vrij: 08:00 – 09:00')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reden' }).fill('Schoonmaak');
  await dialog.getByRole('button', { name: 'Blokkeren' }).click();
  const blocked = board.getByRole('button', { name: /Geblokkeerd.*Schoonmaak/ });
  await blocked.scrollIntoViewIfNeeded();
  const box = (await blocked.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 10, { steps: 3 });
  await page.mouse.move(x, y + 20, { steps: 3 });
  await expect(page.locator('[data-fits]')).toContainText('08:00 – 09:15');
  await page.mouse.up();
  await expect(blocked).toContainText('08:00 – 09:15');
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(blocked).toContainText('08:00 – 09:00');
  await free(page, blocked);
});
