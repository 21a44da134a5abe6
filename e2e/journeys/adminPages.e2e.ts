import type { Page } from '@playwright/test';
import { adminPages } from '../support/adminPages.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expectFits.ts';
import { walkThrough } from '../support/keyboard.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { settingsPage } from '../support/pages/settingsPage.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

/** One more in both than where the office is closed (specification §2). */
const smallest = { width: 1025, height: 609 };

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('status').filter({ hasText: '…' })).toHaveCount(0);
}

/** Each has a third of the pages. What axe looks at is the same in every language; how long the words are is not. */
for (const [index, language] of ['en', 'de', 'fr'].entries()) {
  test(
    `part ${index + 1} of the office fits the smallest window in ${language}, axe finds nothing, and the keyboard comes to everything and out again`,
    { tag: '@full' },
    async ({ page, server }) => {
      test.setTimeout(600_000);
      await page.setViewportSize(smallest);
      await settingsPage(page, server).open('');
      for (const address of (await adminPages(server)).filter((_, at) => at % 3 === index)) {
        await test.step(address, async () => {
          await open(page, `/${language}${address}`);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expectFits(page);
          await expectAccessible(page);
          expect(await walkThrough(page)).toEqual({ missed: [], outOfSight: [] });
        });
      }
    },
  );
}

test(
  'axe finds nothing where somebody enters the office, and the keyboard comes to everything',
  { tag: '@full' },
  async ({ page }) => {
    const admin = adminPage(page);
    for (const prefix of ['', '/en', '/de', '/fr']) {
      for (const address of [
        'login',
        'reset-password',
        'reset-password/onbekend',
        'invite/onbekend',
        'setup/onbekend',
      ]) {
        await page.goto(`${prefix}/admin/${address}`);
        await expect(admin.heading).toBeVisible();
        await expectFits(page);
        if (prefix !== '') continue;
        await expectAccessible(page);
        expect(await walkThrough(page)).toEqual({ missed: [], outOfSight: [] });
      }
    }
  },
);
