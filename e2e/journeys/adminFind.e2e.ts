import { expectAccessible } from '../support/axe.ts';
import { settingsPage } from '../support/pages/settingsPage.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('Ctrl+K finds pages, products and customers, by keyboard alone, and remembers what was opened', async ({
  page,
  server,
}) => {
  const settings = settingsPage(page, server);
  await settings.open('');
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Zoek in alles' });
  const field = dialog.getByRole('combobox', { name: 'Zoek in alles' });
  await expect(field).toBeFocused();
  await expectAccessible(page);

  await field.fill('rugmassage');
  const products = dialog.getByRole('group', { name: 'Producten' });
  await expect(products.getByRole('option', { name: 'Rugmassage', exact: true })).toBeVisible();
  await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);

  await field.fill('bram');
  const customers = dialog.getByRole('group', { name: 'Klanten' });
  await expect(customers.getByRole('option').first()).toBeVisible();
  expect(addresses.filter((url) => /bram|rugmassage/i.test(url))).toEqual([]);

  // What is opened is what was typed, though its results are still to come.
  await field.fill('huisstijl');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/settings/branding');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Zoek in alles' }).click();
  await expect(dialog.getByRole('group', { name: 'Net geopend' }).getByRole('option')).toHaveCount(1);
  await field.fill('xqzw');
  await expect(dialog.getByRole('status')).toHaveText('Niets gevonden.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a question mark tells the keys of the page, but is a letter in a field', async ({ page, server }) => {
  const settings = settingsPage(page, server);
  await settings.open('/branding');
  const dialog = page.getByRole('dialog', { name: 'Toetsen op deze pagina' });
  const name = page.getByRole('textbox', { name: 'Naam', exact: true });
  await name.press('End');
  await name.press('?');
  await expect(name).toHaveValue(/\?$/);
  await expect(dialog).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(dialog).toContainText('Ctrl + S');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

for (const language of ['en', 'de', 'fr']) {
  test(`the search of everything is accessible in ${language}`, { tag: '@full' }, async ({ page, server }) => {
    const settings = settingsPage(page, server);
    await settings.open('');
    await page.goto(`/${language}/admin/settings`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').last().fill('rugmassage');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
  });
}
