import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { bookUpToPayment, entree } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

async function savedFile(page: Page, button: string): Promise<{ name: string; lines: string[] }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return { name: file.suggestedFilename(), lines: text.slice(1).trimEnd().split('\r\n') };
}

const cellsOf = (line: string | undefined): number[] =>
  (line ?? '')
    .split(';')
    .slice(1)
    .map((cell) => Number(cell.replace(',', '.')));

test('what a guest pays online today stands in the report, its sheet and its journal', async ({ page, visit }) => {
  const admin = adminPage(page);
  await bookUpToPayment(visit, { ...entree, day: 27 });
  await visit.checkout.payWithIdeal();
  await visit.provider.pay.click();
  await expect(visit.success.confirmed).toBeVisible();

  await admin.open('/admin/products');

  await admin.menu.getByRole('link', { name: 'Rapporten' }).click();
  await expect(admin.heading).toHaveText('Rapporten');
  await page.getByLabel('Periode').selectOption({ label: 'Vandaag' });
  await expect(page).toHaveURL(/\/admin\/reports\?from=(\d{4}-\d\d-\d\d)&to=\1$/);
  const days = page.getByRole('table', { name: 'Per dag' });
  await expect(days.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);

  const sheet = await savedFile(page, 'Dagen (CSV)');
  expect(sheet.name).toMatch(/^omzet-(\d{4}-\d\d-\d\d)-\1\.csv$/);
  expect(sheet.lines[0]).toBe(
    'Dag;Verkocht;Waarvan btw;Online betaald;Aan de balie;Met tegoed;Terug;Grootboek;Nog te betalen',
  );
  expect(sheet.lines).toHaveLength(2);
  const [, , online] = cellsOf(sheet.lines[1]);
  expect(online).toBeGreaterThan(0);

  const { lines } = await savedFile(page, 'Journaal (CSV)');
  const cents = lines.slice(1).map((line) =>
    line
      .split(';')
      .slice(2, 4)
      .map((cell) => Number(cell.replace(',', ''))),
  );
  const sum = (side: 0 | 1): number => cents.reduce((total, cells) => total + (cells[side] ?? 0), 0);
  expect(sum(0)).toBe(sum(1));
  expect(lines.some((line) => line.includes('Online betalingen'))).toBe(true);
});

test('occupancy goes with the days that were chosen, by hour for a single one', { tag: '@full' }, async ({ page }) => {
  const admin = adminPage(page);
  await admin.open('/admin/reports');
  await page.getByLabel('Periode').selectOption({ label: 'Deze week' });
  const reports = page.getByRole('navigation', { name: 'Rapporten' });
  await reports.getByRole('link', { name: 'Bezetting' }).click();
  await expect(admin.heading).toHaveText('Bezetting');
  await expect(page.getByLabel('Periode')).toHaveValue('week');
  const days = page.getByRole('table', { name: 'Per dag' });
  await expect(days.getByRole('row')).toHaveCount(9);
  await expect(page.getByRole('img', { name: /bezet van wat open is/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Therapeuten' })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Periode').selectOption({ label: 'Vandaag' });
  await expect(page.getByRole('table', { name: 'Per uur' })).toBeVisible();
  await expectAccessible(page);
  const hours = await savedFile(page, 'Uren (CSV)');
  expect(hours.lines[0]).toMatch(/^Dag;Uur;/);
  await expect(page.getByRole('table', { name: 'Ruimtes' })).toBeVisible();
  const resources = await savedFile(page, 'Therapeuten en ruimtes (CSV)');
  expect(resources.lines[0]).toBe(
    'Naam;Soort;Uren in het rooster;Uren geboekt;Uren geblokkeerd;Bezetting (%);Behandelingen',
  );
});
