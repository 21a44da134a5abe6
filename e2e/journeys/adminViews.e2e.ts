import { expectAccessible } from '../support/axe.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('staff keep filters of the reservations under a name, open the list with it, and remove it', async ({ page }) => {
  const admin = adminPage(page);
  await admin.open('/admin/products');
  const list = admin.menu.getByRole('link', { name: 'Reserveringen' });
  await list.click();
  const views = page.getByRole('group', { name: 'Mijn weergaven' });
  const dialog = page.getByRole('dialog');
  const open = page.getByLabel('Betaling');
  await open.selectOption({ label: 'Nog te betalen' });
  await page.getByLabel('Bezoek vanaf').fill('2026-05-01');
  await views.getByRole('button', { name: 'Bewaar deze weergave' }).click();
  await dialog.getByRole('button', { name: 'Bewaar' }).click();
  await expect(dialog).toContainText('Naam is een verplicht veld');
  await dialog.getByLabel('Naam').fill('Te innen');
  await dialog.getByLabel('Open de lijst altijd zo').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Bewaar' }).click();
  const view = views.getByRole('button', { name: 'Te innen' });
  await expect(view).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await expect(open).toHaveValue('true');
  await views.getByRole('button', { name: 'Alles' }).click();
  await expect(open).toHaveValue('');
  await view.click();
  await expect(open).toHaveValue('true');

  await views.getByRole('button', { name: 'Beheer weergaven' }).click();
  await dialog.getByLabel('Naam').fill('Nog te innen');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(views.getByRole('button', { name: 'Nog te innen' })).toBeVisible();
  await views.getByRole('button', { name: 'Beheer weergaven' }).click();
  await dialog.getByRole('button', { name: 'Verwijder Nog te innen' }).click();
  await expect(dialog).toContainText('Er is geen weergave over.');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(views).toBeHidden();
});
