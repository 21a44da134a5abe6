import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { productsPage } from '../support/pages/productsPage.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Producten uit een bestand' });

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  const files = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  await importDialog(page).getByLabel('CSV-bestand (UTF-8) of JSON-bestand').setInputFiles(files);
}

test('a list of new products is read, shown line by line, saved at once and sold', async ({ page, server }) => {
  const products = productsPage(page, server);
  await products.open('');
  await page.getByRole('button', { name: 'Importeer' }).click();
  const dialog = importDialog(page);
  await chooseFile(
    page,
    'lijst.csv',
    'name_nl;price;duration;needs;categories;visible\nKlankbad;45,00;50;Klankzaal;Klank;yes\n',
  );
  await expect(dialog.getByRole('row', { name: /^2 / })).toContainText('needs noemt een soort of vaardigheid');
  await expect(dialog.getByRole('button', { name: 'Opslaan' })).toHaveCount(0);
  await expectAccessible(page);
  await chooseFile(
    page,
    'lijst.csv',
    'name_nl;name_en;price;duration;needs;categories;visible\nKlankbad;Sound bath;45,00;50;Massagekamer;Klank;yes\n',
  );
  await expect(dialog.getByRole('row', { name: /^2 / })).toContainText('nieuw');
  await expect(dialog.getByText('Nieuwe categorieën: Klank')).toBeVisible();
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Klank', exact: true }).click();
  await page.getByRole('link', { name: 'Klankbad' }).click();
  await expect(products.heading).toHaveText('Klankbad');
  await expect(page.getByRole('spinbutton', { name: 'Prijs (€)' })).toHaveValue('45');
});

test(
  'the whole catalogue goes out as JSON and what was removed comes back by it',
  { tag: '@full' },
  async ({ page, server }) => {
    const products = productsPage(page, server);
    await products.open('/massage');
    await products.create('Activity', 'Even weg');
    const saved = page.waitForEvent('download');
    await page.goto('/admin/products');
    await page.getByRole('button', { name: 'Exporteer als JSON' }).click();
    const text = await readFile((await (await saved).path())!, 'utf8');
    expect(text).toContain('"priceRules"');
    await products.open('/massage');
    await page.getByRole('link', { name: 'Even weg' }).click();
    await products.remove('Even weg');
    await expect(page).toHaveURL('/admin/products/massage');

    await page.goto('/admin/products');
    await page.getByRole('button', { name: 'Importeer' }).click();
    const dialog = importDialog(page);
    await chooseFile(page, 'aanbod.json', text.slice(0, text.length / 2));
    await expect(dialog.getByText('Dit bestand is niet heel. Exporteer het opnieuw.')).toBeVisible();
    await chooseFile(page, 'aanbod.json', text.replace('"depositPercentage": 100', '"depositPercentage": 1000'));
    await expect(dialog.getByText('products 1 depositPercentage is te hoog')).toBeVisible();
    await expectAccessible(page);
    await chooseFile(page, 'aanbod.json', text);
    await expect(dialog.getByRole('row', { name: /Even weg/ })).toContainText('nieuw');
  },
);
