import type { ImportResult } from '../../src/contract/names.ts';
import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { productsPage } from '../support/pages/productsPage.ts';
import { staffToken } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 700 } });

const [sheets, lines] = [4, 500];

test(
  'among two thousand products one is found, and back from it the list stands where it was left',
  { tag: '@full' },
  async ({ page, server }) => {
    const token = await staffToken(server);
    for (let sheet = 0; sheet < sheets; sheet += 1) {
      const names = Array.from({ length: lines }, (_none, at) => `Stapel ${sheet * lines + at};${at % 90},50;no`);
      const body = { csv: ['name_nl;price;visible', ...names].join('\n'), dryRun: false };
      const call = { method: 'POST' as const, path: '/admin/products/import', body, token };
      expect((await ask<ImportResult>(server, call)).saved).toBe(true);
    }
    const products = productsPage(page, server);
    const rows = products.table.getByRole('row');
    await products.open('?q=stapel');
    const range = (text: string) => page.getByRole('status').filter({ hasText: text });
    await expect(range('1–25 van meer dan 1.000')).toBeVisible();
    await expectAccessible(page);

    for (const from of [26, 51, 76]) {
      await page.getByRole('button', { name: 'Volgende bladzijde' }).click();
      await expect(range(`${from}–${from + 24} van meer dan 1.000`)).toBeVisible();
    }
    await expect(rows.nth(20)).toBeVisible();
    const row = products.table.getByRole('link').last();
    await row.scrollIntoViewIfNeeded();
    const [name, top] = [(await row.textContent()) ?? '', await page.evaluate(() => window.scrollY)];
    expect(top).toBeGreaterThan(200);
    await row.click();
    await expect(products.heading).toHaveText(name);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(products.heading).toHaveText('Producten');
    await expect(row).toHaveText(name);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    await expect(row).toBeInViewport();

    await page.getByRole('searchbox').fill('Stapel 1987');
    await expect(rows).toHaveCount(2);
    await expect(products.table).toContainText('Stapel 1987');
  },
);
