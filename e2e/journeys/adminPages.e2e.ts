import type { Page } from '@playwright/test';
import { adminPages } from '../support/adminPages.ts';
import { expectAccessible } from '../support/axe.ts';
import { walkThrough } from '../support/keyboard.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { settingsPage } from '../support/pages/settingsPage.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('status').filter({ hasText: '…' })).toHaveCount(0);
}

for (const language of ['nl', 'en', 'de', 'fr']) {
  test(`axe finds nothing on any page of the office in ${language}`, async ({ page, server }) => {
    test.slow();
    await settingsPage(page, server).open('');
    for (const address of await adminPages(server)) {
      await test.step(address, async () => {
        await open(page, `${language === 'nl' ? '' : `/${language}`}${address}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectAccessible(page);
      });
    }
  });
}

test('the keyboard alone comes to everything on every page of the office, and out again', async ({ page, server }) => {
  test.slow();
  await settingsPage(page, server).open('');
  for (const address of await adminPages(server)) {
    await test.step(address, async () => {
      await open(page, `${address}`);
      expect(await walkThrough(page)).toEqual({ missed: [], outOfSight: [] });
    });
  }
});

test('axe finds nothing where somebody enters the office', async ({ page }) => {
  const admin = adminPage(page);
  for (const prefix of ['', '/en', '/de', '/fr']) {
    for (const address of ['login', 'reset-password', 'reset-password/onbekend', 'invite/onbekend', 'setup/onbekend']) {
      await page.goto(`${prefix}/admin/${address}`);
      await expect(admin.heading).toBeVisible();
      await expectAccessible(page);
    }
  }
});
