import { expectAccessible } from '../support/axe.ts';
import { staffToken } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('a multi-visit card is found, blocked with a reason, freed and corrected, and its history says so', async ({
  page,
  server,
}) => {
  const token = await staffToken(server);
  await page.addInitScript((text) => window.localStorage.setItem('admin_token', text), token);
  await page.goto('/admin/credits');
  await page.getByRole('link', { name: 'Badenkaarten en abonnementen' }).click();
  await expect(page).toHaveURL('/admin/credits/multi-visit-cards');
  const table = page.getByRole('table');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Te gebruiken');
  await expect(table.getByText('Te gebruiken').first()).toBeVisible();
  await expectAccessible(page);
  await table.getByRole('link').first().click();

  const facts = page.getByRole('region', { name: 'Stand' });
  const history = page.getByRole('region', { name: 'Verloop' });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Blokkeer' }).click();
  await dialog.getByLabel('Reden').fill('Kaart verloren');
  await dialog.getByRole('button', { name: 'Blokkeer' }).click();
  await expect(facts.getByText('Geblokkeerd')).toBeVisible();
  await expect(history).toContainText('Kaart verloren');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Geef vrij' }).click();
  await dialog.getByLabel('Reden').fill('Teruggevonden');
  await dialog.getByRole('button', { name: 'Geef vrij' }).click();
  await expect(facts.getByText('Te gebruiken')).toBeVisible();

  await page.getByRole('button', { name: 'Corrigeer bezoeken' }).click();
  const used = dialog.getByRole('spinbutton', { name: 'Bezoeken gebruikt' });
  const before = Number(await used.inputValue());
  await used.fill(String(before + 1));
  await dialog.getByLabel('Reden').fill('Vergeten af te boeken');
  await dialog.getByRole('button', { name: 'Corrigeer' }).click();
  await expect(facts).toContainText(`${before + 1} van`);
  await expect(history).toContainText('Vergeten af te boeken');
});
